import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { ChangeType } from '../../core/access/change.type.js';
import type { SignedInScope } from '../../core/access/request.js';
import { PageInput, type SelectablePage } from '../../core/paging/page.js';
import { SortDirection } from '../../core/paging/sort-direction.js';
import type { Selection } from '../../core/selection/selection.js';
import { City } from './city.entity.js';
import { AdminCityFilter, AdminCitySort, CityInput, CitySelection } from './city-admin.input.js';
import { AdminCityPage } from './city-page.type.js';
import type { CityModule } from './index.js';

const CITIES = { description: 'Which cities.' };
const INPUT = { description: 'Everything about it.' };

/** The cities, as admins run them. */
@Resolver()
export class CityAdminResolver {
  constructor(private readonly services: CityModule) {}

  @Access('admin')
  @Query(() => AdminCityPage, { description: 'The cities, as admins see them: hidden ones, too.' })
  adminCities(
    @Arg('filter', () => AdminCityFilter, { nullable: true, description: 'Narrows the list.' }) filter: AdminCityFilter | undefined,
    @Arg('sort', () => AdminCitySort, { defaultValue: AdminCitySort.NAME, description: 'What it is ordered by.' }) sort: AdminCitySort,
    @Arg('direction', () => SortDirection, { defaultValue: SortDirection.ASCENDING, description: 'Which way.' }) direction: SortDirection,
    @Arg('page', () => PageInput, { nullable: true, description: 'Which part of the list.' }) page?: PageInput,
  ): Promise<SelectablePage<City>> {
    return this.services.cityAdmin.list(filter ?? new AdminCityFilter(), { sort, direction }, page ?? new PageInput());
  }

  @Access('admin')
  @Query(() => City, { nullable: true, description: 'One city, hidden or not; NOT_FOUND where there is none.' })
  adminCity(@Arg('id', () => ID, { description: 'Its identifier.' }) id: string): Promise<City> {
    return this.services.cityAdmin.get(id);
  }

  @Access('admin')
  @Mutation(() => City, { description: 'Adds a city.' })
  createCity(@Arg('input', () => CityInput, INPUT) input: CityInput, @Ctx() { viewer }: SignedInScope): Promise<City> {
    return this.services.cityAdmin.create(viewer, input);
  }

  @Access('admin')
  @Mutation(() => City, { description: 'Changes a city; CONFLICT where it has changed since the version.' })
  updateCity(
    @Arg('id', () => ID, { description: 'Which city.' }) id: string,
    @Arg('version', () => Int, { description: 'The version that the changes are based on.' }) version: number,
    @Arg('input', () => CityInput, INPUT) input: CityInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<City> {
    return this.services.cityAdmin.update(viewer, id, version, input);
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Recommends cities, or no longer does.' })
  featureCities(
    @Arg('selection', () => CitySelection, CITIES) selection: Selection<AdminCityFilter>,
    @Arg('featured', () => Boolean, { description: 'Whether they are recommended.' }) featured: boolean,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.cityAdmin.feature(viewer, selection, featured);
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Deletes cities, which hides their places with them.' })
  deleteCities(@Arg('selection', () => CitySelection, CITIES) selection: Selection<AdminCityFilter>, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.cityAdmin.delete(viewer, selection);
  }
}
