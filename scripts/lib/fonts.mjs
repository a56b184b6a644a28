import fs from 'node:fs/promises';
import wawoff2 from 'wawoff2';
import { at } from './paths.mjs';

/** Fonts of the client that the server draws with, in `node_modules/@fontsource-variable`. */
const FONTS = [
  'plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2',
  'plus-jakarta-sans/files/plus-jakarta-sans-latin-ext-wght-normal.woff2',
  'noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2',
  'noto-sans-arabic/files/noto-sans-arabic-arabic-wght-normal.woff2',
];

export const fontFiles = () => FONTS.map((file) => at(`node_modules/@fontsource-variable/${file}`));

/** Writes the fonts of link previews as TrueType into a folder: the server cannot read the compressed format of browsers. */
export async function unpackFonts(folder) {
  await fs.mkdir(folder, { recursive: true });
  const names = fontFiles().map((file) => [file, file.replace(/^.*\//, '').replace('.woff2', '.ttf')]);
  for (const [file, name] of names) await fs.writeFile(`${folder}/${name}`, await wawoff2.decompress(await fs.readFile(file)));
}
