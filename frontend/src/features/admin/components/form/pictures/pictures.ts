import type { PictureInput } from '../../../../../graphql/schema.generated';
import type { PickedPhoto } from '../../../../../widgets/photos';
import type { FormPictures_ImageFragment } from './FormPictures.generated';

/** A picture of a city or place as a form holds it: one that it has, or one that was uploaded for it. */
export type FormPicture = ({ id: string } | { photoId: string }) & {
  url: string;
  /** What it shows, for people who do not see it. */
  alt: string;
  /** The point that stays in sight where it is cropped, as shares from the upper left corner. */
  focus: Focus;
};

export interface Focus {
  x: number;
  y: number;
}

/** What the server takes. */
export const MAX_PICTURES = 50;

const MIDDLE: Focus = { x: 0.5, y: 0.5 };

/** What tells a picture from others. */
export const keyOf = (picture: FormPicture): string => ('id' in picture ? picture.id : picture.photoId);

/** The pictures of a city or place that can be changed: those that somebody has added. */
export function picturesOf(images: readonly FormPictures_ImageFragment[]): FormPicture[] {
  return images.flatMap(({ id, url, sources, alt, focus: { x, y } }) => {
    const largest = sources.at(-1)?.url ?? url;
    return id === null ? [] : [{ id, url: largest, alt, focus: { x, y } }];
  });
}

/** A photo that has just been uploaded. */
export const pictureOf = ({ id, url, alt }: PickedPhoto): FormPicture => ({ photoId: id, url, alt, focus: MIDDLE });

/** The pictures as they are sent. */
export function pictureInputsOf(pictures: readonly FormPicture[]): PictureInput[] {
  return pictures.map((picture) => ({
    ...('id' in picture ? { id: picture.id } : { photoId: picture.photoId }),
    alt: picture.alt.trim(),
    focus: picture.focus,
  }));
}

/** The list with one picture taken out and put in elsewhere. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, n) => n !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** The pictures in words, a line for each. */
export function picturesText(pictures: readonly FormPicture[]): string {
  const lines = pictures.map(({ alt, focus: { x, y } }, n) => `${n + 1}. ${alt.trim() || 'Without description'} (${percent(x)}, ${percent(y)})`);
  return lines.join('\n');
}
