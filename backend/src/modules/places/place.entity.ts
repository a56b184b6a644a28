import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { City } from '../cities/index.js';
import { User } from '../users/index.js';
import { GuideRecord } from '../../core/db/index.js';
import { type LanguageTexts, textColumns, type WithTexts } from '../../core/fields/index.js';
import type { AttributeValues } from './attributes/index.js';
import { MOST_MORE_CATEGORIES, PLACE_FIELDS, type PlaceTexts } from './place.fields.js';

export enum PlaceStatus {
  PENDING = 'pending',
  ACTIVE = 'active',
  INACTIVE = 'inactive',
}
registerEnumType(PlaceStatus, {
  name: 'PlaceStatus',
  description: 'Publication status of a place.',
  valuesConfig: {
    PENDING: { description: 'Waiting for approval.' },
    ACTIVE: { description: 'Public, if its city is public, too.' },
    INACTIVE: { description: 'Rejected or unpublished.' },
  },
});

@ObjectType({ description: 'Aggregate rating of the approved reviews.' })
export class Rating {
  @Field(() => Float, { description: 'Mean rating, 1 to 5 with two decimals; 0 without reviews.' })
  average: number;

  @Field(() => Int, { description: 'Number of approved reviews.' })
  count: number;
}

/** Option of indexes that migrations create by hand. They are named here so that the comparison of entities and database ignores them. */
const HAND_WRITTEN = { synchronize: false } as const;

/** Options of columns that triggers write, and queries do not select. */
const OF_TRIGGERS = { select: false, insert: false, update: false } as const;

@ObjectType({ description: 'A place in a city: a restaurant, an attraction and so on.' })
@Entity('places')
@textColumns(PLACE_FIELDS)
@Unique(['source', 'sourceId'])
@Check('places_location_check', '(latitude IS NULL) = (longitude IS NULL)')
@Check('places_more_categories_check', 'cardinality(more_categories) <= 4')
@Index('places_ranking', HAND_WRITTEN)
@Index('places_city_ranking', HAND_WRITTEN)
@Index('places_category_ranking', HAND_WRITTEN)
@Index('places_city_category_ranking', HAND_WRITTEN)
@Index('places_category_not_public', HAND_WRITTEN)
@Index('places_more_categories', HAND_WRITTEN)
@Index('places_attributes', HAND_WRITTEN)
@Index('places_tags', HAND_WRITTEN)
@Index('places_hours', HAND_WRITTEN)
@Index('places_city_facts', HAND_WRITTEN)
@Index('places_pincode_ranking', HAND_WRITTEN)
@Index('places_rating', HAND_WRITTEN)
@Index('places_city_rating', HAND_WRITTEN)
@Index('places_reviewed', HAND_WRITTEN)
@Index('places_city_reviewed', HAND_WRITTEN)
@Index('places_newest', HAND_WRITTEN)
@Index('places_city_newest', HAND_WRITTEN)
@Index('places_city_featured', HAND_WRITTEN)
@Index('places_location', HAND_WRITTEN)
@Index('places_pending', { synchronize: false })
@Index('places_by_name', { synchronize: false })
@Index('places_by_key', { synchronize: false })
@Index('places_by_age', { synchronize: false })
@Index('places_by_status', { synchronize: false })
@Index('places_search_name', { synchronize: false })
@Index('places_deleted', { synchronize: false })
@Index('places_merged', { synchronize: false })
@Index('places_import', { synchronize: false })
@Index('places_created_by', HAND_WRITTEN)
export class Place extends (GuideRecord as WithTexts<GuideRecord, PlaceTexts>) {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  cityId: string;

  @ManyToOne(() => City, { nullable: false })
  @JoinColumn({ name: 'city_id' })
  city: Relation<City>;

  /** Slugs of further categories. */
  @Field(() => [String], { description: `Slugs of its further categories, at most ${MOST_MORE_CATEGORIES}.` })
  @Column('text', { array: true, default: () => "'{}'" })
  moreCategories: string[];

  /** Names by language, besides the name on the sign. */
  @Column('jsonb', { default: {} })
  names: LanguageTexts;

  /** Descriptions by language, besides that in the site's default language. */
  @Column('jsonb', { default: {} })
  descriptions: LanguageTexts;

  /** Values of attributes by key. Those of hidden attributes, and of moderators' ones, are included. */
  @Column('jsonb', { default: {} })
  attributes: AttributeValues;

  /** Ids of its tags, by which lists are filtered. A trigger writes them; only SQL reads them. */
  @Column('integer', { array: true, default: () => "'{}'", ...OF_TRIGGERS })
  tags?: number[];

  /** Whether it has a public photo of a user. Triggers write it; only SQL reads it. */
  @Column('boolean', { default: false, ...OF_TRIGGERS })
  hasPhotos?: boolean;

  /** Id of its row in `place_hours`; null without opening hours. Triggers write it; only SQL reads it. */
  @Column('integer', { nullable: true, ...OF_TRIGGERS })
  hoursId?: number | null;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  @Field(() => Boolean, { description: 'Whether the place is featured.' })
  @Column('boolean', { default: false })
  featured: boolean;

  @Field(() => PlaceStatus, { description: 'Publication status.' })
  @Column({ type: 'enum', enum: PlaceStatus, enumName: 'place_status', default: PlaceStatus.PENDING })
  status: PlaceStatus;

  /** Reason of the rejection; null for places that are not rejected. */
  @Column('text', { nullable: true })
  rejectionReason: string | null;

  @Column('uuid', { nullable: true })
  createdBy: string | null;

  @ManyToOne(() => User, { onDelete: 'SET NULL', nullable: true })
  @JoinColumn({ name: 'created_by' })
  creator: Relation<User> | null;

  @Column('integer', { default: 0 })
  ratingSum: number;

  @Column('integer', { default: 0 })
  ratingCount: number;

  @Column('double precision', { default: 0 })
  ratingAverage: number;

  @Column('double precision', { default: 0 })
  ranking: number;

  /** Address of the place's page at the source. */
  @Column('text', { nullable: true })
  sourceUrl: string | null;

  /** Id of the place that has got its content; null if it was not merged. Merged places are deleted, and cannot be restored. */
  @Column('uuid', { nullable: true })
  mergedInto: string | null;

  @Field(() => Date, { description: 'Time of creation.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;
}
