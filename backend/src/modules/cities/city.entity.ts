import { GraphQLTimeZone } from 'graphql-scalars';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Column, Entity, Index, PrimaryColumn, Unique } from 'typeorm';
import { DerivedText, GuideRecord } from '../../core/db/index.js';
import { type LanguageTexts, textColumns, type WithTexts } from '../../core/fields/index.js';
import { CITY_FIELDS, type CityTexts } from './city.fields.js';

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
@textColumns(CITY_FIELDS)
@Unique(['source', 'sourceId'])
@Index('cities_population', { synchronize: false })
@Index('cities_country_state', { synchronize: false })
@Index('cities_search', { synchronize: false })
@Index('cities_by_name', { synchronize: false })
@Index('cities_deleted', { synchronize: false })
@Index('cities_location', { synchronize: false })
@Index('cities_hidden', { synchronize: false })
@Index('cities_import', { synchronize: false })
export class City extends (GuideRecord as WithTexts<GuideRecord, CityTexts>) {
  @Field(() => ID, { description: 'Stable identifier.' })
  @PrimaryColumn('uuid')
  id: string;

  /** Names by language, besides the name of the city in the default language of the site. */
  @Column('jsonb', { default: {} })
  names: LanguageTexts;

  /** Descriptions by language, besides that in the default language of the site. */
  @Column('jsonb', { default: {} })
  descriptions: LanguageTexts;

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

  @Column('timestamptz', { default: () => 'now()' })
  createdAt: Date;

  /** Normalized names in all languages: lower case without accents. */
  @DerivedText('search_normalize(search_all_names(name, names))')
  searchNames?: string;

  /** Normalized search text of the names, state and country. */
  @DerivedText(`search_normalize(((((search_all_names(name, names) || ' '::text) || state) || ' '::text) || country))`)
  searchText?: string;
}
