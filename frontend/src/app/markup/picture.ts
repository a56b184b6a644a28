import { html, type Html } from '../../lib/page';

/** Picture from the API, reduced to the fields that its `img` element needs. */
export interface Image {
  url: string;
  sources: readonly { url: string; width: number }[];
  focus?: { x: number; y: number } | null;
}

/**
 * Returns a decorative `img` element; the browser chooses the best size from `srcset`.
 * @param art URL of the illustration to use if there is no picture
 * @param sizes value of the `sizes` attribute
 * @param isFirst whether the browser fetches it with high priority
 */
export function picture(image: Image | undefined, art: string, sizes: string, isFirst = true): Html {
  const { url = art, sources = [], focus } = image ?? {};
  const srcset = sources.map((source) => `${source.url} ${source.width}w`).join(', ');
  return html`<img alt="" ${isFirst && 'fetchpriority=high'} ${srcset !== '' && html`srcset="${srcset}" sizes="${sizes}"`} src="${url}" ${focus && html`style="object-position:${focus.x * 100}% ${focus.y * 100}%"`}>`;
}
