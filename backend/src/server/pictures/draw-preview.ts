import { readdirSync } from 'node:fs';
import path from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { escapeXml } from '../../core/validation/index.js';

/** Size (px) of link previews: the one that consumers of Open Graph crop least. */
const SIZE = { width: 1200, height: 630 };
/** Height (px) of the bar at the bottom with the look of the site, and of the line above it. */
const BAR = 124;
const LINE = 10;
/** Space (px) at the sides of the bar, and between its parts. */
const EDGE = 48;
const GAP = 24;
/** Maximum size (px) of the logo or icon, and of the name. */
const LOGO = { width: 480, height: 84 };
const ICON = { width: 76, height: 76 };
const NAME_HEIGHT = 64;
/** Colors of the client's light theme: `app/theme/palette.ts`. */
const PAPER = '#FFFFFF';
const INK = '#1E1B2E';
/** Size (px) of the map beside an illustration, and the line between them. Its pixels are larger than those of the page, as previews are shown small. */
export const MAP_SIZE = { width: 400, height: 331, scale: 1.5 };
const SEAM = 8;
/** Space (px) around the credits of the map. */
const CREDIT_PADDING = 8;
/** Families of the fonts, in the order in which letters are searched. */
const FAMILIES = 'Plus Jakarta Sans, Noto Sans Devanagari, Noto Sans Arabic, sans-serif';

/** Name and look of the site, as a link preview shows it. */
export interface PreviewLook {
  name: string;
  /** Color of the line, as `#RRGGBB`. */
  accent: string;
  /** Picture of the operator's logo. */
  logo?: Buffer;
  /** Picture that stands before the name if there is no logo. */
  icon?: Buffer;
}

/** Loads the fonts of a folder into this process. Without the folder, those of the system are used. */
async function loadFonts(folder: string): Promise<void> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.ttf'));
  for (const file of files) await sharp({ text: { text: 'a', fontfile: path.join(folder, file) } }).toBuffer();
}

/** A part of the bar with its size. */
type Part = { data: Buffer; info: { width: number; height: number } };

const inside = (picture: Buffer, box: { width: number; height: number }): Promise<Part> =>
  sharp(picture, { density: 288 })
    .resize({ ...box, fit: 'inside' })
    .png()
    .toBuffer({ resolveWithObject: true });

/** Draws link previews: a picture with a bar that has the logo, the name and the accent color of the site. */
export class PreviewPainter {
  private fonts: Promise<void> | undefined;

  /** @param fonts folder of the fonts that the client's build has written; undefined to use those of the system */
  constructor(private readonly folder: string | undefined) {}

  /** Draws a line of text. @param words text as it stands in XML @param font style and size (px) @param box maximum size (px) */
  private async drawText(words: string, font: string, box: { width: number; height: number }): Promise<Part> {
    this.fonts ??= this.folder === undefined ? Promise.resolve() : loadFonts(this.folder).catch(() => undefined);
    await this.fonts;
    // The text is Pango markup, a form of XML.
    const text = { text: `<span foreground="${INK}">${words}</span>`, font: `${FAMILIES} ${font}`, rgba: true, dpi: 72 };
    return sharp({ text })
      .resize({ ...box, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
  }

  /**
   * Draws an illustration with a map on its right.
   * @param map picture of `MAP_SIZE`
   * @param credit credits of the map: text as it stands in XML
   */
  async drawWithMap(illustration: Buffer, map: Sharp, credit: string): Promise<Buffer> {
    const { data, info } = await map.png().toBuffer({ resolveWithObject: true });
    const [left, width] = [SIZE.width - info.width, SIZE.width - info.width - SEAM];
    const text = await this.drawText(credit, 'Medium 17', { width: info.width - 2 * CREDIT_PADDING, height: 24 });
    const label = { width: text.info.width + 2 * CREDIT_PADDING, height: text.info.height + 2 * CREDIT_PADDING };
    const paper = await sharp({ create: { ...label, channels: 4, background: `${PAPER}D0` } })
      .png()
      .toBuffer();
    const corner = { left: SIZE.width - label.width, top: info.height - label.height };
    return sharp(await sharp(illustration).resize({ width, height: info.height, fit: 'cover' }).flatten({ background: PAPER }).png().toBuffer())
      .extend({ right: SIZE.width - width, background: PAPER })
      .composite([
        { input: data, left, top: 0 },
        { input: paper, ...corner },
        { input: text.data, left: corner.left + CREDIT_PADDING, top: corner.top + CREDIT_PADDING },
      ])
      .png()
      .toBuffer();
  }

  /** Draws a link preview as JPEG. @param picture picture of any size that fills the room above the bar */
  async draw(picture: Buffer, { name, accent, logo, icon }: PreviewLook): Promise<Buffer> {
    const top = SIZE.height - BAR;
    const mark = logo ? await inside(logo, LOGO) : icon && (await inside(icon, ICON));
    const start = mark ? EDGE + mark.info.width + GAP : EDGE;
    const text = await this.drawText(escapeXml(name), 'Bold 46', { width: SIZE.width - EDGE - start, height: NAME_HEIGHT });
    const middle = ({ info }: Part): number => top + Math.round((BAR - info.height) / 2);
    const image = await sharp(picture)
      .resize({ width: SIZE.width, height: top - LINE, fit: 'cover' })
      .flatten({ background: PAPER })
      .extend({ bottom: LINE, background: accent })
      .toBuffer();
    return sharp(image)
      .extend({ bottom: BAR, background: PAPER })
      .composite([
        ...(mark ? [{ input: mark.data, left: EDGE, top: middle(mark) }] : []),
        { input: text.data, left: logo ? SIZE.width - EDGE - text.info.width : start, top: middle(text) },
      ])
      .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
      .toBuffer();
  }
}
