import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, PrimaryColumn } from 'typeorm';
import { type Addressed, filesOf, fileUrl, type Size } from './sizes.js';

@ObjectType({ description: 'A picture in one of its sizes.' })
class ImageSource {
  @Field(() => String, { description: 'URL of the file, relative to the root of this server.' })
  url: string;

  @Field(() => Int, { description: 'Width of the file in pixels.' })
  width: number;
}

@ObjectType({ description: 'A point of a picture, as fractions (0 to 1) of its width and height from the upper left corner.' })
class FocalPoint {
  @Field(() => Float, { description: 'Fraction of the width.' })
  x: number;

  @Field(() => Float, { description: 'Fraction of the height.' })
  y: number;
}

@ObjectType({ description: 'A picture.' })
export class Image {
  @Field(() => ID, {
    nullable: true,
    description: 'Identifier of the stored picture, for changing its order, description and focal point; null for illustrations.',
  })
  id: string | null;

  @Field(() => String, { description: 'URL of the picture, absolute or relative to the root of this server.' })
  url: string;

  @Field(() => String, { description: 'Description of the picture for people who cannot see it; empty for the photo of a user who has not described it.' })
  alt: string;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the place or city in the picture if nobody has described the picture: `alt` is then a standard text in English. Otherwise null.',
  })
  subject: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the author to credit.' })
  credit: string | null;

  @Field(() => Boolean, { description: 'Whether the site has drawn it because there is no photo yet.' })
  isIllustration: boolean;

  @Field(() => Int, { nullable: true, description: 'Width in pixels of the file at `url`, if known.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Height in pixels of the file at `url`, if known.' })
  height: number | null;

  @Field(() => String, { nullable: true, description: 'Base64 of a ThumbHash: a placeholder until the picture is loaded.' })
  thumbHash: string | null;

  @Field(() => [ImageSource], { description: 'The picture in all its sizes, smallest first; empty for illustrations and for pictures on other sites.' })
  sources: ImageSource[];

  @Field(() => ID, { nullable: true, description: 'Identifier of the photo if the picture is an uploaded photo, which can be reported.' })
  photoId: string | null;

  @Field(() => FocalPoint, { description: 'Point that must stay visible when the picture is cropped.' })
  focus: FocalPoint;
}

/** An uploaded picture. Its width and height are those of its largest file. */
export interface UploadedPicture extends Size, Addressed {
  id: string;
  thumbHash: string;
}

/** Columns that all picture tables share. Each table adds the row to which the picture belongs. */
export abstract class StoredImage {
  @PrimaryColumn('uuid')
  id: string;

  @Column('text')
  url: string;

  @Column('text')
  alt: string;

  @Column('text', { nullable: true })
  credit: string | null;

  @Column('integer', { default: 0 })
  position: number;

  /** Point that must stay visible when the picture is cropped: fractions of its width and height from the upper left corner. */
  @Column('double precision', { default: () => '0.5' })
  focusX: number;

  @Column('double precision', { default: () => '0.5' })
  focusY: number;
}

/** Default focal point: the middle of the picture. */
export const CENTER: Readonly<FocalPoint> = { x: 0.5, y: 0.5 };

const UNKNOWN = { id: null, subject: null, width: null, height: null, thumbHash: null, sources: [], photoId: null, focus: CENTER };

/** Name of the file for display on a page: its width in pixels. */
const ON_PAGE = 960;

interface Shown {
  credit?: string | null;
  /** Signs the URL of a file. Needed for files that are not public. */
  sign?: (url: string) => string;
}

/** Returns an uploaded picture for display. `url` is the file for a page, or the largest one; `sources` are all files. */
export function uploadedImage(picture: UploadedPicture, alt: string, { credit = null, sign = (url) => url }: Shown = {}): Image {
  const { id, thumbHash } = picture;
  const files = filesOf(picture);
  const { name = ON_PAGE, width = null, height = null } = files.find((file) => file.name === ON_PAGE) ?? files.at(-1) ?? {};
  const sources = files.map((file) => ({ url: sign(fileUrl(picture, file.name)), width: file.width }));
  return { ...UNKNOWN, url: sign(fileUrl(picture, name)), alt, credit, isIllustration: false, width, height, thumbHash, sources, photoId: id };
}

/** A stored picture, with its photo if it is an uploaded one. */
export type StoredPicture = Pick<StoredImage, 'id' | 'url' | 'alt' | 'credit' | 'focusX' | 'focusY'> & { photo?: (UploadedPicture & { alt: string }) | null };

/** Returns the pictures to show: the stored ones in their order, or the illustration at `illustrationUrl` if there are none. */
export function imagesOf(stored: readonly StoredPicture[], illustrationUrl: string, name: string): Image[] {
  if (stored.length === 0) return [{ ...UNKNOWN, url: illustrationUrl, alt: `Illustration of ${name}`, subject: name, credit: null, isIllustration: true }];
  return stored.map(({ id, url, alt, credit, photo, focusX, focusY }) => {
    const description = photo ? photo.alt : alt;
    const words = description || `Photo of ${name}`;
    const image = photo ? uploadedImage(photo, words, { credit }) : { ...UNKNOWN, url, alt: words, credit, isIllustration: false };
    return Object.assign(image, { id, subject: description ? null : name, focus: { x: focusX, y: focusY } });
  });
}
