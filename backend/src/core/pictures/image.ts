import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { Column, PrimaryColumn } from 'typeorm';
import { type Addressed, filesOf, fileUrl, type Size } from './sizes.js';

@ObjectType({ description: 'A picture in one of its sizes.' })
class ImageSource {
  @Field(() => String, { description: 'Address of the file, from the root of this server.' })
  url: string;

  @Field(() => Int, { description: 'Its pixels across.' })
  width: number;
}

@ObjectType({ description: 'A point of a picture, as shares of its width and height from the upper left corner, 0 to 1.' })
class FocalPoint {
  @Field(() => Float, { description: 'Share of the width.' })
  x: number;

  @Field(() => Float, { description: 'Share of the height.' })
  y: number;
}

@ObjectType({ description: 'A picture.' })
export class Image {
  @Field(() => ID, { nullable: true, description: 'Identifier of the stored picture, for changing its order, words and focal point; null for illustrations.' })
  id: string | null;

  @Field(() => String, { description: 'Address of the picture, absolute or from the root of this server.' })
  url: string;

  @Field(() => String, { description: 'What the picture shows, for people who do not see it.' })
  alt: string;

  @Field(() => String, { nullable: true, description: 'Whom to credit.' })
  credit: string | null;

  @Field(() => Boolean, { description: 'Whether CityPins drew it because nobody has added a photo yet.' })
  isIllustration: boolean;

  @Field(() => Int, { nullable: true, description: 'Pixels across of the file at `url`, if known.' })
  width: number | null;

  @Field(() => Int, { nullable: true, description: 'Pixels down of the file at `url`, if known.' })
  height: number | null;

  @Field(() => String, { nullable: true, description: 'Base64 of a thumbhash: what to show until the picture is there.' })
  thumbHash: string | null;

  @Field(() => [ImageSource], { description: 'The same picture in other sizes, the smallest first; empty for illustrations and pictures from elsewhere.' })
  sources: ImageSource[];

  @Field(() => ID, { nullable: true, description: 'The uploaded photo that it is, if it is one; that can be reported.' })
  photoId: string | null;

  @Field(() => FocalPoint, { description: 'The point that must stay in sight when the picture is cropped.' })
  focus: FocalPoint;
}

/** A picture that somebody has uploaded; its size is that of its largest file. */
export interface UploadedPicture extends Size, Addressed {
  id: string;
  thumbHash: string;
}

/** The columns that the picture tables share; each adds the row it belongs to. */
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

  /** The point that must stay in sight when the picture is cropped: shares of its width and height, from the upper left corner. */
  @Column('double precision', { default: () => '0.5' })
  focusX: number;

  @Column('double precision', { default: () => '0.5' })
  focusY: number;
}

/** The middle: what stays in sight where nobody has said what must. */
export const CENTRE: Readonly<FocalPoint> = { x: 0.5, y: 0.5 };

const UNKNOWN = { id: null, width: null, height: null, thumbHash: null, sources: [], photoId: null, focus: CENTRE };

/** The file that is large enough for a page. */
const ON_PAGE = 960;

interface Shown {
  credit?: string | null;
  /** Makes what browsers ask for of the address of a file; for files that are not public. */
  sign?: (url: string) => string;
}

/** An uploaded picture to show: the file for a page or the largest there is, and the others as sources. */
export function uploadedImage(picture: UploadedPicture, alt: string, { credit = null, sign = (url) => url }: Shown = {}): Image {
  const { id, thumbHash } = picture;
  const files = filesOf(picture);
  const { name = ON_PAGE, width = null, height = null } = files.find((file) => file.name === ON_PAGE) ?? files.at(-1) ?? {};
  const sources = files.map((file) => ({ url: sign(fileUrl(picture, file.name)), width: file.width }));
  return { ...UNKNOWN, url: sign(fileUrl(picture, name)), alt, credit, isIllustration: false, width, height, thumbHash, sources, photoId: id };
}

/** A stored picture, with the photo that it is, if it is one. */
export type StoredPicture = Pick<StoredImage, 'id' | 'url' | 'alt' | 'credit' | 'focusX' | 'focusY'> & { photo?: (UploadedPicture & { alt: string }) | null };

/** Pictures to show: the stored ones in their order, else the illustration at `illustrationUrl`. */
export function imagesOf(stored: readonly StoredPicture[], illustrationUrl: string, name: string): Image[] {
  if (stored.length === 0) return [{ ...UNKNOWN, url: illustrationUrl, alt: `Illustration of ${name}`, credit: null, isIllustration: true }];
  return stored.map(({ id, url, alt, credit, photo, focusX, focusY }) => {
    const words = (photo ? photo.alt : alt) || `Photo of ${name}`;
    const image = photo ? uploadedImage(photo, words, { credit }) : { ...UNKNOWN, url, alt: words, credit, isIllustration: false };
    return Object.assign(image, { id, focus: { x: focusX, y: focusY } });
  });
}
