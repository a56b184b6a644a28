import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, type SignedInScope } from '../../../core/access/index.js';
import { type Page, PageInput, UsualLength } from '../../../core/paging/index.js';
import { Place } from '../place.entity.js';
import type { PlaceModule } from '../place.module.js';
import { ComparedPlace, DuplicateFilter, DuplicatePair, DuplicatePairPage, DuplicateSearch } from './duplicates.type.js';
import { type TakenField, TakenFields } from './taken-fields.js';

const A = { description: 'Id of one place.' };
const B = { description: 'Id of the other place.' };
const TAKE_PARTS = {
  defaultValue: [],
  description: 'Texts in languages and attributes whose value is taken from it where both have one: `names.de`, `descriptions.de`, `attributes.cuisine`.',
};
const TAKE = { defaultValue: [], description: 'Fields whose value is taken from the place that goes.' };

/** Queries and mutations with which admins find and merge duplicates. */
@Resolver(() => DuplicatePair)
export class DuplicateResolver {
  constructor(private readonly services: PlaceModule) {}

  @Access('admin')
  @Query(() => DuplicatePairPage, { description: 'Pairs of places that can be the same one, the likeliest first.' })
  duplicatePairs(
    @Arg('filter', () => DuplicateFilter, { nullable: true, description: 'Filter of the list.' }) filter?: DuplicateFilter,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput,
  ): Promise<Page<DuplicatePair>> {
    return this.services.duplicatePairs.list(filter ?? new DuplicateFilter(), page ?? new PageInput());
  }

  @Access('admin')
  @Query(() => DuplicateSearch, { description: 'The search for duplicates. It runs every night.' })
  duplicateSearch(): Promise<DuplicateSearch> {
    return this.services.duplicatePairs.search();
  }

  @Access('admin')
  @UsualLength(2)
  @Query(() => [ComparedPlace], { description: 'Two places of any status, with the numbers of what a merge moves; NOT_FOUND if one does not exist.' })
  comparedPlaces(@Arg('a', () => ID, A) a: string, @Arg('b', () => ID, B) b: string): Promise<ComparedPlace[]> {
    return this.services.duplicatePairs.compare([a, b]);
  }

  @Access('admin')
  @Mutation(() => DuplicateSearch, { description: 'Starts a search for duplicates in the background.' })
  findDuplicates(@Ctx() { viewer }: SignedInScope): Promise<DuplicateSearch> {
    return this.services.duplicatePairs.start(viewer);
  }

  @Access('admin')
  @Mutation(() => DuplicatePair, { description: 'Marks the places of a pair as different, or takes that back; NOT_FOUND if they are no pair.' })
  dismissDuplicate(
    @Arg('a', () => ID, A) a: string,
    @Arg('b', () => ID, B) b: string,
    @Arg('isDismissed', () => Boolean, { defaultValue: true, description: 'False: takes it back.' }) isDismissed: boolean,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<DuplicatePair> {
    return this.services.duplicatePairs.dismiss(viewer, [a, b], isDismissed);
  }

  @Access('admin')
  @Mutation(() => Place, {
    description:
      'Merges two places for good: one gets all that users have contributed to both, and the address of the other leads to it. CONFLICT if one has changed since the given version.',
  })
  mergePlaces(
    @Arg('keep', () => ID, { description: 'Id of the place that stays.' }) keep: string,
    @Arg('keepVersion', () => Int, { description: 'Version of the place that stays that was read.' }) keepVersion: number,
    @Arg('drop', () => ID, { description: 'Id of the place that goes.' }) drop: string,
    @Arg('dropVersion', () => Int, { description: 'Version of the place that goes that was read.' }) dropVersion: number,
    @Arg('take', () => [TakenFields], TAKE) take: TakenField[],
    @Arg('takeParts', () => [String], TAKE_PARTS) takeParts: string[],
    @Ctx() { viewer }: SignedInScope,
  ): Promise<Place> {
    const seen = { keep: { id: keep, version: keepVersion }, drop: { id: drop, version: dropVersion } };
    return this.services.placeMerges.merge(viewer, { ...seen, take, takeParts });
  }

  @FieldResolver(() => [Place], { description: 'The two places.' })
  async places(@Root() { a, b }: DuplicatePair): Promise<Place[]> {
    const found = await Promise.all([a, b].map((id) => this.services.placeById.load(id)));
    return found.filter((place) => place !== null);
  }
}
