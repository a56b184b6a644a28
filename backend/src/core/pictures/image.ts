import { Field, ObjectType } from 'type-graphql';
import { Column, PrimaryColumn } from 'typeorm';

@ObjectType({ description: 'A picture.' })
export class Image {
  @Field(() => String, { description: 'Address of the picture, absolute or from the root of this server.' })
  url: string;

  @Field(() => String, { description: 'What the picture shows, for people who do not see it.' })
  alt: string;

  @Field(() => String, { nullable: true, description: 'Whom to credit.' })
  credit: string | null;

  @Field(() => Boolean, { description: 'Whether CityPins drew it because nobody has added a photo yet.' })
  isIllustration: boolean;
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
}

/** Pictures to show: the stored ones in their order, else the illustration at `illustrationUrl`. */
export function imagesOf(stored: readonly StoredImage[], illustrationUrl: string, name: string): Image[] {
  if (stored.length === 0) return [{ url: illustrationUrl, alt: `Illustration of ${name}`, credit: null, isIllustration: true }];
  return stored.map(({ url, alt, credit }) => ({ url, alt, credit, isIllustration: false }));
}
