import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, ChangeType, type SignedInScope } from '../../../core/access/index.js';
import { PageInput, type SelectablePage, SortDirection } from '../../../core/paging/index.js';
import type { Selection } from '../../../core/selection/index.js';
import { Place } from '../place.entity.js';
import { AdminPlaceFilter, AdminPlaceSort, PlaceInput, PlaceSelection } from './admin.input.js';
import { AdminPlacePage } from '../place-page.type.js';
import type { PlaceModule } from '../place.module.js';

const PLACES = { description: 'The selected places.' };
const INPUT = { description: 'All fields of the place.' };

/** Queries and mutations with which admins manage places. */
@Resolver()
export class PlaceAdminResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('admin')
  @Query(() => AdminPlacePage, { description: 'All places for admins, including pending and rejected ones.' })
  adminPlaces(
    @Arg('filter', () => AdminPlaceFilter, { nullable: true, description: 'Filter of the list.' }) filter: AdminPlaceFilter | undefined,
    @Arg('sort', () => AdminPlaceSort, { defaultValue: AdminPlaceSort.CREATED, description: 'Sort key.' }) sort: AdminPlaceSort,
    @Arg('direction', () => SortDirection, { defaultValue: SortDirection.DESCENDING, description: 'Sort direction.' }) direction: SortDirection,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput,
  ): Promise<SelectablePage<Place>> {
    return this.services.placeAdmin.list(filter ?? new AdminPlaceFilter(), { sort, direction }, page ?? new PageInput());
  }

  @Access('admin')
  @Query(() => Place, { nullable: true, description: 'One place of any status; NOT_FOUND if it does not exist.' })
  adminPlace(@Arg('id', () => ID, { description: 'Id of the place.' }) id: string): Promise<Place> {
    return this.services.placeAdmin.get(id);
  }

  @Access('admin')
  @Mutation(() => Place, { description: 'Adds a place; it is public at once.' })
  createPlace(@Arg('input', () => PlaceInput, INPUT) input: PlaceInput, @Ctx() { viewer }: SignedInScope): Promise<Place> {
    return this.services.placeAdmin.create(viewer, input);
  }

  @Access('admin')
  @Mutation(() => Place, { description: 'Updates a place; CONFLICT if it has changed since the given version.' })
  updatePlace(
    @Arg('id', () => ID, { description: 'Id of the place.' }) id: string,
    @Arg('version', () => Int, { description: 'Version of the place that the update is based on.' }) version: number,
    @Arg('input', () => PlaceInput, INPUT) input: PlaceInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<Place> {
    return this.services.placeAdmin.update(viewer, id, version, input);
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Marks places as featured, or removes the mark.' })
  featurePlaces(
    @Arg('selection', () => PlaceSelection, PLACES) selection: Selection<AdminPlaceFilter>,
    @Arg('featured', () => Boolean, { description: 'Whether the places become featured.' }) featured: boolean,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.placeBulk.feature(viewer, selection, { featured });
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Changes the category of places.' })
  categorizePlaces(
    @Arg('selection', () => PlaceSelection, PLACES) selection: Selection<AdminPlaceFilter>,
    @Arg('category', () => String, { description: 'New category, one of `placeKinds`.' }) category: string,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.placeBulk.categorize(viewer, selection, { category });
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Deletes places.' })
  deletePlaces(@Arg('selection', () => PlaceSelection, PLACES) selection: Selection<AdminPlaceFilter>, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.placeBulk.delete(viewer, selection, {});
  }
}
