import { type Html, html } from '../../lib/html';

/** A picture as the API answers it, as far as its element needs it. */
export interface Image {
  url: string;
  sources: readonly { url: string; width: number }[];
  focus?: { x: number; y: number } | null;
}

/**
 * The element of a picture that needs no words, so that the browser fetches the size that fits.
 * @param art the illustration, for what has no picture
 * @param sizes how wide it is shown, as the attribute says it
 * @param isFirst whether it goes before everything else on the page
 */
export function picture(image: Image | undefined, art: string, sizes: string, isFirst = true): Html {
  const { url = art, sources = [], focus } = image ?? {};
  const srcset = sources.map((source) => `${source.url} ${source.width}w`).join(', ');
  return html`<img alt="" ${isFirst && 'fetchpriority=high'} ${srcset !== '' && html`srcset="${srcset}" sizes="${sizes}"`} src="${url}" ${focus && html`style="object-position:${focus.x * 100}% ${focus.y * 100}%"`}>`;
}
