import { Arg, Ctx, Field, FieldResolver, ID, Int, ObjectType, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { RequestScope } from '../../core/access/request.js';
import { Revision, revisionOf } from '../../core/access/revision.type.js';
import { Coordinates } from '../../core/geo/coordinates.js';
import { Moderation } from '../../core/moderation/moderation.js';
import { PageInput } from '../../core/paging/page.js';
import { Image, imagesOf } from '../../core/pictures/image.js';
import { City, DataSource, sourceOf } from '../cities/index.js';
import { Place, Rating } from './place.entity.js';
import { PlaceFilter, PlaceSort } from './place.input.js';
import { placeIllustration } from './place.loader.js';
import { moderationOf, rightsOf } from './place.policy.js';
import { PlacePage } from './place-page.type.js';
import { PlaceRights } from './place-rights.type.js';
import type { PlacesPage } from './place.service.js';
import type { PlaceModule } from './index.js';

@ObjectType({ description: 'A kind of place that the guide has.' })
class PlaceCategory {
  @Field(() => String, { description: 'One word in lower case: `restaurant`, `museum`, …' })
  name: string;

  @Field(() => Int, { description: 'How many public places are of it.' })
  placesCount: number;
}

@Resolver(() => Place)
export class PlaceResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('public')
  @Query(() => PlacePage, { description: 'The places of the guide. A search finds at most 1,000: such a total stands for more.' })
  places(
    @Arg('filter', () => PlaceFilter, { nullable: true, description: 'Narrows the list.' }) filter?: PlaceFilter,
    @Arg('sort', () => PlaceSort, { defaultValue: PlaceSort.RECOMMENDED, description: 'Order of the list.' }) sort?: PlaceSort,
    @Arg('page', () => PageInput, { nullable: true, description: 'Which part of the list.' }) page?: PageInput,
  ): Promise<PlacesPage> {
    return this.services.places.list(filter ?? new PlaceFilter(), sort ?? PlaceSort.RECOMMENDED, page ?? new PageInput());
  }

  @Access('public')
  @Query(() => Place, { nullable: true, description: 'One place; NOT_FOUND where there is none.' })
  place(@Arg('id', () => ID, { description: 'Its identifier.' }) id: string, @Ctx() { viewer }: RequestScope): Promise<Place> {
    return this.services.places.seenBy(viewer, id);
  }

  @Access('public')
  @Query(() => [PlaceCategory], { description: 'The categories that have a place, in alphabetical order.' })
  placeCategories(): Promise<PlaceCategory[]> {
    return this.services.places.categories();
  }

  @Access('public')
  @Query(() => [City], { description: 'The cities that have a place, in alphabetical order; at most 1,000.' })
  placeCities(): Promise<City[]> {
    return this.services.places.cities();
  }

  @Access('public')
  @Query(() => [String], { description: 'The categories that a suggested place can be of, in alphabetical order.' })
  placeKinds(): Promise<string[]> {
    return this.services.places.kinds();
  }

  @FieldResolver(() => City, { nullable: true, description: 'The city it is in.' })
  city(@Root() place: Place): Promise<City | null> {
    return this.services.cityById.load(place.cityId);
  }

  @FieldResolver(() => Coordinates, { nullable: true, description: 'Where it is, if known.' })
  coordinates(@Root() { latitude, longitude }: Place): Coordinates | null {
    return latitude === null || longitude === null ? null : { latitude, longitude };
  }

  @FieldResolver(() => Rating, { description: 'What its reviews say together.' })
  rating(@Root() place: Place): Rating {
    return { average: place.ratingAverage, count: place.ratingCount };
  }

  @FieldResolver(() => [Image], { description: 'At least one picture: photos, else an illustration.' })
  async images(@Root() place: Place): Promise<Image[]> {
    return imagesOf(await this.services.placeImages.load(place.id), placeIllustration(place.id), place.name);
  }

  @FieldResolver(() => Boolean, { description: 'Whether the place is invented, for trying CityPins out.' })
  isSample(@Root() place: Place): boolean {
    return place.source === 'sample';
  }

  @FieldResolver(() => DataSource, { nullable: true, description: 'Where its data come from; null where people of this guide have written them.' })
  source(@Root() place: Place): DataSource | null {
    return sourceOf(place);
  }

  @FieldResolver(() => Moderation, { nullable: true, description: 'Where the suggestion stands; only for whoever made it and moderators.' })
  moderation(@Root() place: Place, @Ctx() { viewer }: RequestScope): Moderation | null {
    return moderationOf(viewer, place);
  }

  @FieldResolver(() => Revision, { nullable: true, description: 'For admins only; null for everyone else.' })
  revision(@Root() place: Place, @Ctx() { viewer }: RequestScope): Revision | null {
    return revisionOf(viewer, place);
  }

  @FieldResolver(() => PlaceRights, { description: 'What the viewer may do with it.' })
  async viewerCan(@Root() place: Place, @Ctx() { viewer }: RequestScope): Promise<PlaceRights> {
    return rightsOf(viewer, place, await this.services.cityById.load(place.cityId));
  }
}
