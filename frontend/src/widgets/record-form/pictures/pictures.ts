import { t } from '../../../lib/i18n';
import type { PictureInput } from '../../../graphql/schema.generated';
import type { PickedPhoto } from '../../photos';
import type { FormPictures_ImageFragment } from './FormPictures.generated';

/** Picture in the form: an existing one (`id`) or a new upload (`photoId`). */
export type FormPicture = ({ id: string } | { photoId: string }) & {
  url: string;
  /** Alternative text. */
  alt: string;
  /** Point that stays visible in crops, as shares (0 to 1) of width and height from the top left corner. */
  focus: Focus;
};

export interface Focus {
  x: number;
  y: number;
}

/** Maximum number of pictures that the server accepts. */
export const MAX_PICTURES = 50;

const MIDDLE: Focus = { x: 0.5, y: 0.5 };

/** Returns a React key. */
export const keyOf = (picture: FormPicture): string => ('id' in picture ? picture.id : picture.photoId);

/** Returns the editable pictures of a city or place; generated illustrations are not editable. */
export function picturesOf(images: readonly FormPictures_ImageFragment[]): FormPicture[] {
  return images.flatMap(({ id, url, sources, alt, subject, focus: { x, y } }) => {
    const largest = sources.at(-1)?.url ?? url;
    return id === null ? [] : [{ id, url: largest, alt: subject === null ? alt : '', focus: { x, y } }];
  });
}

/** Makes a form picture from a finished upload. */
export const pictureOf = ({ id, url, alt }: PickedPhoto): FormPicture => ({ photoId: id, url, alt, focus: MIDDLE });

/** Converts the pictures into the mutation's input. */
export function pictureInputsOf(pictures: readonly FormPicture[]): PictureInput[] {
  return pictures.map((picture) => ({
    ...('id' in picture ? { id: picture.id } : { photoId: picture.photoId }),
    alt: picture.alt.trim(),
    focus: picture.focus,
  }));
}

/** Returns a copy of the list with one item moved. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, n) => n !== from);
  return [...rest.slice(0, to), ...items.slice(from, from + 1), ...rest.slice(to)];
}

const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** Describes the pictures in text, one line each; the conflict dialog shows it. */
export function picturesText(pictures: readonly FormPicture[]): string {
  const lines = pictures.map(({ alt, focus: { x, y } }, n) => `${n + 1}. ${alt.trim() || t('recordForm.withoutDescription')} (${percent(x)}, ${percent(y)})`);
  return lines.join('\n');
}
