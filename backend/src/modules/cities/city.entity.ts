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
  description: 'Visibility of a city.',
  valuesConfig: { ACTIVE: { description: 'Public.' }, INACTIVE: { description: 'Hidden, together with its places.' } },
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

  @Field(() => String, { description: 'Description in plain text.' })
  @Column('text')
  description: string;

  @Field(() => Boolean, { description: 'Whether the city is featured.' })
  @Column('boolean', { default: false })
  featured: boolean;

  @Field(() => Int, { nullable: true, description: 'Number of inhabitants, if known.' })
  @Column('integer', { nullable: true })
  population: number | null;

  @Field(() => Int, { nullable: true, description: 'Founding year, if known; negative years are BCE.' })
  @Column('integer', { nullable: true })
  foundedYear: number | null;

  @Field(() => CityStatus, { description: 'Whether the city is public.' })
  @Column({ type: 'enum', enum: CityStatus, enumName: 'city_status', default: CityStatus.ACTIVE })
  status: CityStatus;

  @Column('double precision')
  latitude: number;

  @Column('double precision')
  longitude: number;

  @Field(() => GraphQLTimeZone, { description: 'IANA time zone.' })
  @Column('text')
  timeZone: string;

  @Field(() => Int, { description: 'Number of public places in the city.' })
  @Column('integer', { default: 0 })
  placesCount: number;

  @Column('text', { nullable: true })
  source: string | null;

  @Column('text', { nullable: true })
  sourceId: string | null;

  /** Licence of the source's data. */
  @Column('text', { nullable: true })
  licence: string | null;

  /** Attribution text that overrides the one derived from `source`. */
  @Column('text', { nullable: true })
  attribution: string | null;

  /** Time of the last import that changed the row; null for rows that do not come from an import. */
  @Column('timestamptz', { nullable: true })
  importedAt: Date | null;

  /** Columns edited on this site since the import, each with the source's value. Maintained by a trigger. */
  @Column('jsonb', { nullable: true })
  overridden: Record<string, unknown> | null;

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  @Column('timestamptz', { default: () => 'now()' })
  updatedAt: Date;

  @Column('timestamptz', { nullable: true })
  deletedAt: Date | null;

  /** Version for optimistic locking; each change increments it. */
  @Column('integer', { default: 1 })
  version: number;

  @ChangedIn()
  changedIn?: string | null;

  /** Normalized name for comparisons: lower case without accents. */
  @DerivedText('search_normalize(name)')
  searchName?: string;

  /** Normalized search text of name, state and country: lower case without accents. */
  @DerivedText(`search_normalize(((((name || ' '::text) || state) || ' '::text) || country))`)
  searchText?: string;
}
