import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, ChangeType, type InPersonScope } from '../../core/access/index.js';
import { UsualLength } from '../../core/paging/index.js';
import type { SearchTermModule } from './search-term.module.js';
import { AdminSearchTerm, SavedSearchTerm } from './search-term.type.js';

const KEY = { description: 'Key of the term.' };
const VERSION = { description: 'Version of the term that the change is based on.' };
// The service checks the value. class-validator fails for objects without a prototype, to which GraphQL parses literals.
const VALUE = { description: 'Values of all fields.', validate: false } as const;

@Resolver()
export class SearchTermResolver {
  constructor(private readonly services: SearchTermModule) {}

  @Access('admin-in-person')
  @UsualLength(60)
  @Query(() => [AdminSearchTerm], { description: 'Words of the search with their meanings in their order, at most 500.' })
  adminSearchTerms(): Promise<AdminSearchTerm[]> {
    return this.services.searchTerms.list();
  }

  @Access('admin-in-person')
  @Mutation(() => SavedSearchTerm, { description: 'Adds a search term at the end.' })
  createSearchTerm(
    @Arg('key', () => String, { description: 'Key: lowercase letters, digits and underscores, at most 40 characters.' }) key: string,
    @Arg('value', () => GraphQLJSONObject, VALUE) value: object,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<SavedSearchTerm> {
    return this.services.searchTerms.create(viewer, key, value);
  }

  @Access('admin-in-person')
  @Mutation(() => SavedSearchTerm, { description: 'Replaces the values of a search term; CONFLICT if it has another version by now.' })
  saveSearchTerm(
    @Arg('key', () => String, KEY) key: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('value', () => GraphQLJSONObject, VALUE) value: object,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<SavedSearchTerm> {
    return this.services.searchTerms.save(viewer, { word: key, version }, value);
  }

  @Access('admin-in-person')
  @Mutation(() => ChangeType, { description: 'Sorts the search terms; CONFLICT if the list has other terms by now.' })
  moveSearchTerms(
    @Arg('keys', () => [String], { description: 'Keys of all terms in their new order.' }) keys: string[],
    @Ctx() { viewer }: InPersonScope,
  ): Promise<ChangeType> {
    return this.services.searchTerms.sort(viewer, keys);
  }

  @Access('admin-in-person')
  @Mutation(() => ChangeType, { description: 'Deletes a search term.' })
  deleteSearchTerm(
    @Arg('key', () => String, KEY) key: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<ChangeType> {
    return this.services.searchTerms.delete(viewer, { word: key, version });
  }
}
