import { GraphQLTimeZone } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { ChangedIn, DerivedText } from '../../core/db/derived.js';

export enum CityStatus {
  ACTIVE = 'active',
  INACTIVE = 'inactive',
}
registerEnumType(CityStatus, {
  name: 'CityStatus',
  description: 'Whether a city is part of the public guide.',
  valuesConfig: { ACTIVE: { description: 'Everyone sees it.' }, INACTIVE: { description: 'Hidden, and its places with it.' } },
});

@ObjectType({ description: 'A city of the guide.' })
@Entity('cities')
@Unique(['source', 'sourceId'])
@Index('cities_population', { synchronize: false })
@Index('cities_country_state', { synchronize: false })
@Index('cities_search', { synchronize: false })
@Index('cities_by_name', { synchronize: false })
@Index('cities_deleted', { synchronize: false })
@Index('cities_location', { synchronize: false })
@Index('cities_hidden', { synchronize: false })
export class City {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  @Field(() => String, { description: 'Name in English.' })
  @Column('text')
  name: string;

  @Field(() => String, { description: 'State, province or region.' })
  @Column('text')
  state: string;

  @Field(() => String, { description: 'Country, in English.' })
  @Column('text')
  country: string;

  @Field(() => String, { description: 'What the city is like, in plain text.' })
  @Column('text')
  description: string;

  @Field(() => Boolean, { description: 'Whether the editors recommend it.' })
  @Column('boolean', { default: false })
  featured: boolean;

  @Field(() => Int, { nullable: true, description: 'People living in it, if known.' })
  @Column('integer', { nullable: true })
  population: number | null;

  @Field(() => Int, { nullable: true, description: 'Year of the founding, negative before the common era, if known.' })
  @Column('integer', { nullable: true })
  foundedYear: number | null;

  @Field(() => CityStatus, { description: 'Whether it is part of the public guide.' })
  @Column({ type: 'enum', enum: CityStatus, enumName: 'city_status', default: CityStatus.ACTIVE })
  status: CityStatus;

  @Column('double precision')
  latitude: number;

  @Column('double precision')
  longitude: number;

  @Field(() => GraphQLTimeZone, { description: 'Time zone, as the IANA names it.' })
  @Column('text')
  timeZone: string;

  @Field(() => Int, { description: 'How many public places it has.' })
  @Column('integer', { default: 0 })
  placesCount: number;

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

  /** When its source last changed it; null where it is not from an import. */
  @Column('timestamptz', { nullable: true })
  importedAt: Date | null;

  /** Columns that were changed here since the import, each with what the source says. A trigger keeps them. */
  @Column('jsonb', { nullable: true })
  overridden: Record<string, unknown> | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  /** Grows with each change, so that nobody overwrites what they have not seen. */
  @Column('integer', { default: 1 })
  version: number;

  @ChangedIn()
  changedIn?: string | null;

  /** The name as it is compared: without case and accents. */
  @DerivedText('search_normalize(name)')
  searchName?: string;

  /** What searches look in, as it is compared: without case and accents. */
  @DerivedText(`search_normalize(((((name || ' '::text) || state) || ' '::text) || country))`)
  searchText?: string;
}
