import { html } from '../../lib/page';
import { localizedPath } from '../../lib/i18n';
import { publicOrigin } from '../../lib/address';

/** Kinds of embedded pages. */
export type EmbedKind = 'card' | 'map';

/** Sizes for each kind (CSS px); the first one is the default. */
export const EMBED_SIZES: Record<EmbedKind, readonly { width: number; height: number }[]> = {
  card: [
    { width: 320, height: 380 },
    { width: 560, height: 200 },
  ],
  map: [
    { width: 600, height: 450 },
    { width: 400, height: 300 },
    { width: 800, height: 600 },
  ],
};

/** Style of the frame: the corners of the embedded page, and at most the width of its container. */
export const FRAME_STYLE = { border: 0, borderRadius: 12, maxWidth: '100%' } as const;

/**
 * Returns the path of an embedded page in the language of this page.
 * @param theme undefined for the theme of the visitor
 */
export const embedAddress = (path: string, theme: 'light' | 'dark' | undefined): string => localizedPath(path) + (theme ? `?theme=${theme}` : '');

interface EmbedFrame {
  /** Path from `embedAddress`. */
  address: string;
  /** Title for screen readers. */
  title: string;
  /** Width and height in CSS pixels. */
  width: number;
  height: number;
}

/** Returns the HTML code of a frame for another site. */
export const embedCode = ({ address, title, width, height }: EmbedFrame): string =>
  html`<iframe src="${publicOrigin() + address}" title="${title}" width="${width}" height="${height}" loading="lazy" style="border:0;border-radius:12px;max-width:100%"></iframe>`
    .text;
