import { Arg, Args, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Access, type RequestScope, Revision, revisionOf } from '../../core/access/index.js';
import { LanguageArgs, LanguageText, languageTextList } from '../../core/fields/index.js';
import { Coordinates } from '../../core/geo/index.js';
import { Moderation } from '../../core/moderation/index.js';
import { PageInput } from '../../core/paging/index.js';
import { Image, imagesOf } from '../../core/pictures/index.js';
import { City, DataSource, sourceOf } from '../cities/index.js';
import { displayDescription, displayName } from '../site/index.js';
import { PlaceAttribute, PlaceAttributesArgs } from './attributes/index.js';
import { Place, Rating } from './place.entity.js';
import { PlaceFilter, PlaceSort } from './place.input.js';
import { placeIllustration } from './place.loader.js';
import { moderatesIn, moderationOf, PlaceRights, rightsOf } from './place.policy.js';
import { PlacePage } from './place-page.type.js';
import type { PlacesPage } from './place.service.js';
import type { PlaceModule } from './place.module.js';

@ObjectType({ description: 'Category of places.' })
class PlaceCategory {
  @Field(() => String, { description: 'Slug of the category: `restaurant`, `museum`, …' })
  name: string;

  @Field(() => Int, { description: 'Number of public places of the category.' })
  placesCount: number;
}

@Resolver(() => Place)
export class PlaceResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('public')
  @Query(() => PlacePage, { description: 'Public places. A search finds at most 1,000 places: a total of 1,000 can stand for more.' })
  places(
    @Arg('filter', () => PlaceFilter, { nullable: true, description: 'Filter of the list.' }) filter?: PlaceFilter,
    @Arg('sort', () => PlaceSort, { defaultValue: PlaceSort.RECOMMENDED, description: 'Order of the list.' }) sort?: PlaceSort,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput,
  ): Promise<PlacesPage> {
    return this.services.places.list(filter ?? new PlaceFilter(), sort ?? PlaceSort.RECOMMENDED, page ?? new PageInput());
  }

  @Access('public')
  @Query(() => Place, { nullable: true, description: 'One place that the viewer can see; NOT_FOUND if there is none with this id.' })
  place(@Arg('id', () => ID, { description: 'Id of the place.' }) id: string, @Ctx() { viewer }: RequestScope): Promise<Place> {
    return this.services.places.seenBy(viewer, id);
  }

  @Access('public')
  @Query(() => [PlaceCategory], { description: 'Categories that have a public place, in alphabetical order.' })
  placeCategories(): Promise<PlaceCategory[]> {
    return this.services.places.categories();
  }

  @Access('public')
  @Query(() => [City], { description: 'Public cities that have a public place, in alphabetical order; at most 1,000.' })
  placeCities(): Promise<City[]> {
    return this.services.places.cities();
  }

  @Access('public')
  @Query(() => [String], { description: 'Categories allowed for a suggested place, in alphabetical order.' })
  placeKinds(): string[] {
    return this.services.places.kinds();
  }

  @FieldResolver(() => City, { nullable: true, description: 'City of the place.' })
  city(@Root() place: Place): Promise<City | null> {
    return this.services.cityById.load(place.cityId);
  }

  @FieldResolver(() => Coordinates, { nullable: true, description: 'Coordinates, if known.' })
  coordinates(@Root() { latitude, longitude }: Place): Coordinates | null {
    return latitude === null || longitude === null ? null : { latitude, longitude };
  }

  @FieldResolver(() => [LanguageText], { description: 'Names in other languages than that of the sign.' })
  names(@Root() { names }: Place): LanguageText[] {
    return languageTextList(names);
  }

  @FieldResolver(() => [LanguageText], { description: 'Descriptions in other languages than the default one of the site.' })
  descriptions(@Root() { descriptions }: Place): LanguageText[] {
    return languageTextList(descriptions);
  }

  @FieldResolver(() => String, { description: 'Name in the language of the request if there is one, or else the name on the sign.' })
  displayName(@Root() place: Place, @Args() args: LanguageArgs): string {
    return displayName(place, args, this.services.siteSettings);
  }

  @FieldResolver(() => LanguageText, {
    description: 'Description in the language of the request if there is one, or else that in the default one of the site.',
  })
  displayDescription(@Root() place: Place, @Args() args: LanguageArgs): LanguageText {
    return displayDescription(place, args, this.services.siteSettings);
  }

  @FieldResolver(() => [PlaceAttribute], { description: 'Attributes of the place that the viewer can see, in the order of the site.' })
  attributes(@Root() { attributes, cityId }: Place, @Args() args: PlaceAttributesArgs, @Ctx() { viewer }: RequestScope): PlaceAttribute[] {
    return this.services.attributeNames.shown(attributes, args, moderatesIn(viewer, cityId));
  }

  @FieldResolver(() => Rating, { description: 'Aggregate rating of its approved reviews.' })
  rating(@Root() place: Place): Rating {
    return { average: place.ratingAverage, count: place.ratingCount };
  }

  @FieldResolver(() => [Image], { description: 'Photos in display order. If there are none, one generated illustration.' })
  async images(@Root() place: Place): Promise<Image[]> {
    return imagesOf(await this.services.placeImages.load(place.id), placeIllustration(place.id), place.name);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the place belongs to the fictitious sample data.' })
  isSample(@Root() place: Place): boolean {
    return place.source === 'sample';
  }

  @FieldResolver(() => DataSource, { nullable: true, description: 'Source of the data; null if the place was written on this site.' })
  source(@Root() place: Place): DataSource | null {
    return sourceOf(place);
  }

  @FieldResolver(() => Moderation, { nullable: true, description: 'Status of the suggestion, for its author and moderators only; null for everyone else.' })
  moderation(@Root() place: Place, @Ctx() { viewer }: RequestScope): Moderation | null {
    return moderationOf(viewer, place);
  }

  @FieldResolver(() => Revision, { nullable: true, description: 'Version and history data for admins; null for everyone else.' })
  revision(@Root() place: Place, @Ctx() { viewer }: RequestScope): Revision | null {
    return revisionOf(viewer, place);
  }

  @FieldResolver(() => PlaceRights, { description: 'Rights of the viewer on the place.' })
  async viewerCan(@Root() place: Place, @Ctx() { viewer }: RequestScope): Promise<PlaceRights> {
    return rightsOf(viewer, place, await this.services.cityById.load(place.cityId));
  }
}
