import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, ChangeType, type SignedInScope } from '../../core/access/index.js';
import { PageInput, type SelectablePage, SortDirection, selectablePageType } from '../../core/paging/index.js';
import type { Selection } from '../../core/selection/index.js';
import { City } from './city.entity.js';
import { AdminCityFilter, AdminCitySort, CityInput, CitySelection } from './city-admin.input.js';
import type { CityModule } from './city.module.js';

const AdminCityPage = selectablePageType(City, 'AdminCityPage');

const CITIES = { description: 'The selected cities.' };
const INPUT = { description: 'All fields of the city.' };

/** Queries and mutations with which admins manage cities. */
@Resolver()
export class CityAdminResolver {
  constructor(private readonly services: CityModule) {}

  @Access('admin')
  @Query(() => AdminCityPage, { description: 'All cities for admins, including hidden ones.' })
  adminCities(
    @Arg('filter', () => AdminCityFilter, { nullable: true, description: 'Filter of the list.' }) filter: AdminCityFilter | undefined,
    @Arg('sort', () => AdminCitySort, { defaultValue: AdminCitySort.NAME, description: 'Sort key.' }) sort: AdminCitySort,
    @Arg('direction', () => SortDirection, { defaultValue: SortDirection.ASCENDING, description: 'Sort direction.' }) direction: SortDirection,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput,
  ): Promise<SelectablePage<City>> {
    return this.services.cityAdmin.list(filter ?? new AdminCityFilter(), { sort, direction }, page ?? new PageInput());
  }

  @Access('admin')
  @Query(() => City, { nullable: true, description: 'One city, also if it is hidden; NOT_FOUND if it does not exist.' })
  adminCity(@Arg('id', () => ID, { description: 'Id of the city.' }) id: string): Promise<City> {
    return this.services.cityAdmin.get(id);
  }

  @Access('admin')
  @Mutation(() => City, { description: 'Adds a city.' })
  createCity(@Arg('input', () => CityInput, INPUT) input: CityInput, @Ctx() { viewer }: SignedInScope): Promise<City> {
    return this.services.cityAdmin.create(viewer, input);
  }

  @Access('admin')
  @Mutation(() => City, { description: 'Updates a city; CONFLICT if it has changed since the given version.' })
  updateCity(
    @Arg('id', () => ID, { description: 'Id of the city.' }) id: string,
    @Arg('version', () => Int, { description: 'Version of the city that the update is based on.' }) version: number,
    @Arg('input', () => CityInput, INPUT) input: CityInput,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<City> {
    return this.services.cityAdmin.update(viewer, id, version, input);
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Marks cities as featured, or removes the mark.' })
  featureCities(
    @Arg('selection', () => CitySelection, CITIES) selection: Selection<AdminCityFilter>,
    @Arg('featured', () => Boolean, { description: 'Whether the cities become featured.' }) featured: boolean,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.cityBulk.feature(viewer, selection, { featured });
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Hides cities and their places from visitors: their status becomes INACTIVE.' })
  hideCities(@Arg('selection', () => CitySelection, CITIES) selection: Selection<AdminCityFilter>, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.cityBulk.hide(viewer, selection, {});
  }

  @Access('admin')
  @Mutation(() => ChangeType, { description: 'Deletes cities with their places and reviews. They can be restored for 30 days.' })
  deleteCities(@Arg('selection', () => CitySelection, CITIES) selection: Selection<AdminCityFilter>, @Ctx() { viewer }: SignedInScope): Promise<ChangeType> {
    return this.services.cityBulk.delete(viewer, selection, {});
  }
}
