import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { ChangeType } from '../../core/access/change.type.js';
import type { SignedInScope } from '../../core/access/request.js';
import { PageInput, type SelectablePage } from '../../core/paging/page.js';
import { SortDirection } from '../../core/paging/sort-direction.js';
import type { Selection } from '../../core/selection/selection.js';
import { Place } from './place.entity.js';
import { AdminPlaceFilter, AdminPlaceSort, PlaceInput, PlaceSelection } from './place-admin.input.js';
import { AdminPlacePage } from './place-page.type.js';
import type { PlaceModule } from './index.js';

const PLACES = { description: 'Which places.' };
const INPUT = { description: 'Everything about it.' };

/** The places, as admins run them. */
@Resolver()
export class PlaceAdminResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('admin')
  @Query(() => AdminPlacePage, { description: 'The places, as admins see them: pending and refused ones, too.' })
  adminPlaces(
    @Arg('filter', () => AdminPlaceFilter, { nullable: true, description: 'Narrows the list.' }) filter: AdminPlaceFilter | undefined,
    @Arg('sort', () => AdminPlaceSort, { defaultValue: AdminPlaceSort.CREATED, description: 'What it is ordered by.' }) sort: AdminPlaceSort,
    @Arg('direction', () => SortDirection, { defaultValue: SortDirection.DESCENDING, description: 'Which way.' }) direction: SortDirection,
    @Arg('page', () => PageInput, { nullable: true, description: 'Which part of the list.' }) page?: PageInput,
  ): Promise<SelectablePage<Place>> {
    return this.services.placeAdmin.list(filter ?? new AdminPlaceFilter(), { sort, direction }, page ?? new PageInput());
  }

  @Access('admin')
  @Query(() => Place, { nullable: true, description: 'One place, whatever its standing; NOT_FOUND where there is none.' })
  adminPlace(@Arg('id', () => ID, { description: 'Its identifier.' }) id: string): Promise<Place> {
    return this.services.placeAdmin.get(id);
  }

  @Access('admin')
  @Mutation(() => Place, { description: 'Adds a place, which shows at once.' })
  createPlace(@Arg('input', () => PlaceInput, INPUT) input: PlaceInput, @Ctx() { viewer }: SignedInScope): Promise<Place> {
    return this.services.placeAdmin.create(viewer, input);
  }

  @Access('admin')
  @Mutation(() => Place, { description: 'Changes a place; CONFLICT where it has changed since the version.' })
  updatePlace(
    @Arg('id', () => ID, { description: 'Which place.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the changes are based on.' }) version: number,
    @Arg('input', () => PlaceInput, INPUT) input: PlaceInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<Place> {
    return this.services.placeAdmin.update(viewer, id, version, input);
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Recommends places, or no longer does.' })
  featurePlaces(
    @Arg('selection', () => PlaceSelection, PLACES) selection: Selection<AdminPlaceFilter>,
    @Arg('featured', () => Boolean, { description: 'Whether they are recommended.' }) featured: boolean,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.placeAdmin.feature(viewer, selection, featured);
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Makes places another kind of place.' })
  categorizePlaces(
    @Arg('selection', () => PlaceSelection, PLACES) selection: Selection<AdminPlaceFilter>,
    @Arg('category', () => String, { description: 'The new kind, one of `placeKinds`.' }) category: string,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.placeAdmin.categorize(viewer, selection, category);
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Deletes places.' })
  deletePlaces(@Arg('selection', () => PlaceSelection, PLACES) selection: Selection<AdminPlaceFilter>, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.placeAdmin.delete(viewer, selection);
  }
}
