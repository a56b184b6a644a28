/** Pixels across and down. */
export interface Size {
  width: number;
  height: number;
}

/** One of the files that an uploaded picture is kept in. */
interface PictureFile extends Size {
  /** Names the file and the width that it is for; a picture that was narrower stays so. */
  name: number;
}

/** Widths in pixels that pictures are shown in: on a card, on a page, over a whole screen. */
export const WIDTHS = [480, 960, 1600] as const;

/** A file is at most so many times as high as the width that it is for: an endless strip would be no smaller on a card. */
export const TALLEST = 3;

const shareAt = ({ width, height }: Size, target: number): number => Math.min(1, target / width, (TALLEST * target) / height);

/** The files of a picture, the smallest first, by the size of its largest; none is larger than the picture itself. */
export function filesOf(largest: Size): PictureFile[] {
  const needed = WIDTHS.filter((_width, i) => shareAt(largest, WIDTHS[i - 1] ?? 0) < 1);
  return needed.map((name) => {
    const share = shareAt(largest, name);
    return { name, width: Math.max(1, Math.round(largest.width * share)), height: Math.max(1, Math.round(largest.height * share)) };
  });
}

/** The name of a file in the store. */
export const fileName = (key: string, name: number): string => `${key}/${name}.webp`;

/** Every name that a file of a picture can have. */
export const allFileNames = (key: string): string[] => WIDTHS.map((width) => fileName(key, width));

/** What the addresses of a picture's files are made of. */
export interface Addressed {
  /** Names its files in the store. */
  fileKey: string;
  /** How often it has stopped being public: its addresses are new each time, as caches keep the former ones. */
  addressRevision: number;
}

/** The address of a file, from the root of this server. It never has another content. */
export const fileUrl = ({ fileKey, addressRevision }: Addressed, name: number): string =>
  `/uploads/${fileKey}/${name}${addressRevision > 0 ? `-${addressRevision}` : ''}.webp`;
