import { Arg, Args, Ctx, ID, FieldResolver, Query, Resolver, Root } from 'type-graphql';
import { Access, type RequestScope, Revision, revisionOf } from '../../core/access/index.js';
import { LanguageArgs, LanguageText, languageTextList } from '../../core/fields/index.js';
import { Coordinates } from '../../core/geo/index.js';
import { type Page, PageInput, pageType } from '../../core/paging/index.js';
import { Image, imagesOf } from '../../core/pictures/index.js';
import { displayDescription, displayName } from '../site/index.js';
import { City } from './city.entity.js';
import { CityFilter, FeaturedCitiesArgs, StatesArgs } from './city.input.js';
import { cityIllustration } from './city.loader.js';
import { CityRights, cityRights } from './city-rights.type.js';
import { DataSource, sourceOf } from './data.sources.js';
import type { CityModule } from './city.module.js';

const CityPage = pageType(City, 'CityPage');

@Resolver(() => City)
export class CityResolver {
  constructor(private readonly services: CityModule) {}

  @Access('public')
  @Query(() => CityPage, { description: 'Public cities, featured ones first, then by population. With a search, by similarity first.' })
  cities(
    @Arg('filter', () => CityFilter, { nullable: true, description: 'Filter of the list.' }) filter?: CityFilter,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput,
  ): Promise<Page<City>> {
    return this.services.cities.list(filter ?? new CityFilter(), page ?? new PageInput());
  }

  @Access('public')
  @Query(() => City, { nullable: true, description: 'One public city; NOT_FOUND if there is none with this id.' })
  city(@Arg('id', () => ID, { description: 'Id of the city.' }) id: string): Promise<City> {
    return this.services.cities.get(id);
  }

  @Access('public')
  @Query(() => [City], {
    description:
      'Cities that the operator has chosen for the home page, in their order. If there are none, featured cities, the largest first; if none is featured, the largest public cities.',
  })
  featuredCities(@Args() { limit }: FeaturedCitiesArgs): Promise<City[]> {
    return this.services.cities.featured(limit ?? undefined);
  }

  @Access('public')
  @Query(() => [String], { description: 'Names of the states that have a public city, in alphabetical order.' })
  states(@Args() { country }: StatesArgs): Promise<string[]> {
    return this.services.cities.states(country);
  }

  @Access('public')
  @Query(() => [String], { description: 'Names of the countries that have a public city, in alphabetical order.' })
  countries(): Promise<string[]> {
    return this.services.cities.countries();
  }

  @FieldResolver(() => [LanguageText], { description: 'Names in other languages than the default one of the site.' })
  names(@Root() { names }: City): LanguageText[] {
    return languageTextList(names);
  }

  @FieldResolver(() => [LanguageText], { description: 'Descriptions in other languages than the default one of the site.' })
  descriptions(@Root() { descriptions }: City): LanguageText[] {
    return languageTextList(descriptions);
  }

  @FieldResolver(() => String, { description: 'Name in the language of the request if there is one, or else the name of the city.' })
  displayName(@Root() city: City, @Args() args: LanguageArgs): string {
    return displayName(city, args, this.services.siteSettings);
  }

  @FieldResolver(() => LanguageText, {
    description: 'Description in the language of the request if there is one, or else that in the default one of the site.',
  })
  displayDescription(@Root() city: City, @Args() args: LanguageArgs): LanguageText {
    return displayDescription(city, args, this.services.siteSettings);
  }

  @FieldResolver(() => Coordinates, { description: 'Coordinates of its center.' })
  coordinates(@Root() city: City): Coordinates {
    return { latitude: city.latitude, longitude: city.longitude };
  }

  @FieldResolver(() => [Image], { description: 'Photos in display order. If there are none, one generated illustration.' })
  async images(@Root() city: City): Promise<Image[]> {
    return imagesOf(await this.services.cityImages.load(city.id), cityIllustration(city.id), city.name);
  }

  @FieldResolver(() => DataSource, { nullable: true, description: 'Source of the data; null if the city was written on this site.' })
  source(@Root() city: City): DataSource | null {
    return sourceOf(city);
  }

  @FieldResolver(() => Revision, { nullable: true, description: 'Version and history data for admins; null for everyone else.' })
  revision(@Root() city: City, @Ctx() { viewer }: RequestScope): Revision | null {
    return revisionOf(viewer, city);
  }

  @FieldResolver(() => CityRights, { description: 'Rights of the viewer on the city.' })
  viewerCan(@Ctx() { viewer }: RequestScope): CityRights {
    return cityRights(viewer);
  }
}
