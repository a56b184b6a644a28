/** Format of the packs that this version writes. It reads this one and all before. */
export const FORMAT = 1;

/** Names of the files of a pack. docs/packs.md describes them. */
export const FILES = { guide: 'guide.json', cities: 'cities.csv', places: 'places.csv', pictures: 'pictures.csv' } as const;

/** Folders of a pack. */
export const FOLDERS = { pages: 'pages', images: 'images' } as const;

/** Name of the file of a map archive. @param n its number, from 1 on */
export const mapFile = (n: number): string => (n === 1 ? 'map.pmtiles' : `map-${n}.pmtiles`);

/** Name of the file with the text of a page of the settings in one language. */
export const pageFile = (slug: string, language: string): string => `${FOLDERS.pages}/${slug}.${language}.md`;

/** Name of the file of a picture of the settings. @param type media type: `image/png` or `image/webp` */
export const sitePictureFile = (id: string, type: string): string => `${FOLDERS.images}/${id}.${type.replace('image/', '')}`;

/** Name of the file of an uploaded photo in one of its widths (px). */
export const photoFile = (id: string, width: number): string => `${FOLDERS.images}/${id}/${width}.webp`;
