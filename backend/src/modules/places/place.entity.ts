import { GraphQLURL } from 'graphql-scalars';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Check, Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation, Unique } from 'typeorm';
import { City } from '../cities/index.js';
import { User } from '../users/index.js';
import { ChangedIn, DerivedText } from '../../core/db/derived.js';

export enum PlaceStatus {
  PENDING = 'pending',
  ACTIVE = 'active',
  INACTIVE = 'inactive',
}
registerEnumType(PlaceStatus, {
  name: 'PlaceStatus',
  description: 'Where a place stands between its suggestion and the public guide.',
  valuesConfig: {
    PENDING: { description: 'Waiting for approval.' },
    ACTIVE: { description: 'Everyone sees it.' },
    INACTIVE: { description: 'Rejected, or taken out of the guide.' },
  },
});

@ObjectType({ description: 'What its approved reviews say of a place together.' })
export class Rating {
  @Field(() => Float, { description: 'Mean of the stars, 1 to 5 with two decimals; 0 without reviews.' })
  average: number;

  @Field(() => Int, { description: 'How many approved reviews there are.' })
  count: number;
}

/** The table's indexes are named here so that a comparison with the database leaves those alone which TypeORM cannot express. */
const HAND_WRITTEN = { synchronize: false } as const;

@ObjectType({ description: 'A place in a city: a restaurant, an attraction and so on.' })
@Entity('places')
@Unique(['source', 'sourceId'])
@Check('places_location_check', '(latitude IS NULL) = (longitude IS NULL)')
@Index('places_ranking', HAND_WRITTEN)
@Index('places_city_ranking', HAND_WRITTEN)
@Index('places_category_ranking', HAND_WRITTEN)
@Index('places_city_category_ranking', HAND_WRITTEN)
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
@Index('places_by_age', { synchronize: false })
@Index('places_by_status', { synchronize: false })
@Index('places_search_name', { synchronize: false })
@Index('places_deleted', { synchronize: false })
@Index('places_created_by', HAND_WRITTEN)
export class Place {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  cityId: string;

  @ManyToOne(() => City, { nullable: false })
  @JoinColumn({ name: 'city_id' })
  city: Relation<City>;

  @Field(() => String, { description: 'Name, as the sign says it or in English.' })
  @Column('text')
  name: string;

  @Field(() => String, { description: 'What the place is like, in plain text.' })
  @Column('text')
  description: string;

  @Field(() => String, { description: 'What kind of place it is, one word in lower case: `restaurant`, `museum`, …' })
  @Column('text')
  category: string;

  @Column('double precision', { nullable: true })
  latitude: number | null;

  @Column('double precision', { nullable: true })
  longitude: number | null;

  @Field(() => String, { nullable: true, description: 'Full postal address in one line.' })
  @Column('text', { nullable: true })
  fullAddress: string | null;

  @Field(() => String, { nullable: true, description: 'Postal code.' })
  @Column('text', { nullable: true })
  pincode: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number, as people write it.' })
  @Column('text', { nullable: true })
  phone: string | null;

  @Field(() => GraphQLURL, { nullable: true, description: 'Address of its own web site.' })
  @Column('text', { nullable: true })
  website: string | null;

  @Field(() => String, { nullable: true, description: '`Free`, or a currency sign once (cheap) to three times (expensive).' })
  @Column('text', { nullable: true })
  priceRange: string | null;

  @Field(() => String, { nullable: true, description: 'When it is open, in the opening_hours syntax of OpenStreetMap.' })
  @Column('text', { nullable: true })
  openingHours: string | null;

  @Field(() => Boolean, { description: 'Whether the editors recommend it.' })
  @Column('boolean', { default: false })
  featured: boolean;

  @Field(() => PlaceStatus, { description: 'Where it stands between its suggestion and the public guide.' })
  @Column({ type: 'enum', enum: PlaceStatus, enumName: 'place_status', default: PlaceStatus.PENDING })
  status: PlaceStatus;

  /** Why it was refused. */
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

  @Column('text', { nullable: true })
  source: string | null;

  @Column('text', { nullable: true })
  sourceId: string | null;

  /** Under which licence the source gives it. */
  @Column('text', { nullable: true })
  licence: string | null;

  /** Whom to name as the source, where that is not known from `source`. */
  @Column('text', { nullable: true })
  attribution: string | null;

  /** The place at its source. */
  @Column('text', { nullable: true })
  sourceUrl: string | null;

  /** When its source last changed it; null where it is not from an import. */
  @Column('timestamptz', { nullable: true })
  importedAt: Date | null;

  /** Columns that were changed here since the import, each with what the source says. A trigger keeps them. */
  @Column('jsonb', { nullable: true })
  overridden: Record<string, unknown> | null;

  @Field(() => Date, { description: 'When it was added.' })
  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  @Column('integer', { default: 1 })
  version: number;

  @ChangedIn()
  changedIn?: string | null;

  /** The name as it is compared: without case and accents. */
  @DerivedText('search_normalize(name)')
  searchName?: string;
}
