/** Width and height in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** One of the files of an uploaded picture. */
interface PictureFile extends Size {
  /** Width for which the file is made, and its name. A narrower picture keeps its own width. */
  name: number;
}

/** Widths (px) for which files are made: a card, a page, a whole screen. */
export const WIDTHS = [480, 960, 1600] as const;

/** Maximum height of a file, as a multiple of the width for which it is made. Without it, a tall strip would be no smaller on a card. */
export const TALLEST = 3;

const shareAt = ({ width, height }: Size, target: number): number => Math.min(1, target / width, (TALLEST * target) / height);

/**
 * Returns the files of a picture, smallest first, none larger than the picture itself.
 * @param largest size of the largest file
 */
export function filesOf(largest: Size): PictureFile[] {
  const needed = WIDTHS.filter((_width, i) => shareAt(largest, WIDTHS[i - 1] ?? 0) < 1);
  return needed.map((name) => {
    const share = shareAt(largest, name);
    return { name, width: Math.max(1, Math.round(largest.width * share)), height: Math.max(1, Math.round(largest.height * share)) };
  });
}

/** Returns the name of a file in the store. */
export const fileName = (key: string, name: number): string => `${key}/${name}.webp`;

/** Returns every name that a file of a picture can have. */
export const allFileNames = (key: string): string[] => WIDTHS.map((width) => fileName(key, width));

/** Data from which the URLs of a picture's files are made. */
export interface Addressed {
  /** Key of the files in the store. */
  fileKey: string;
  /** Number of times the picture has stopped being public. Each time, its URLs change, because caches keep the former ones. */
  addressRevision: number;
}

/** Returns the URL of a file, relative to the root of this server. The content at a URL never changes. */
export const fileUrl = ({ fileKey, addressRevision }: Addressed, name: number): string =>
  `/uploads/${fileKey}/${name}${addressRevision > 0 ? `-${addressRevision}` : ''}.webp`;
