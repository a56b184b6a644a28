import { html } from '../../lib/html';
import { here } from '../../lib/locale';
import { publicOrigin } from '../../lib/publicOrigin';

/** What can be shown on another site. */
export type EmbedKind = 'card' | 'map';

/** CSS pixels: those that each kind is made for, the usual one first. */
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

/** What a frame looks like: edges as those of the page in it, and no wider than its surroundings. */
export const FRAME_STYLE = { border: 0, borderRadius: 12, maxWidth: '100%' } as const;

/** The address of a page for frames below that of the server, in the language of the page; `theme` is undefined for the visitor's own. */
export const embedAddress = (path: string, theme: 'light' | 'dark' | undefined): string => here(path) + (theme ? `?theme=${theme}` : '');

interface EmbedFrame {
  /** As `embedAddress` gives it. */
  address: string;
  /** What screen readers say of it. */
  title: string;
  /** CSS pixels. */
  width: number;
  height: number;
}

/** The HTML code that shows a page in a frame on another site. */
export const embedCode = ({ address, title, width, height }: EmbedFrame): string =>
  html`<iframe src="${publicOrigin() + address}" title="${title}" width="${width}" height="${height}" loading="lazy" style="border:0;border-radius:12px;max-width:100%"></iframe>`
    .text;
