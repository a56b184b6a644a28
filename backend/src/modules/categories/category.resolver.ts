import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { Access, ChangeType, type InPersonScope } from '../../core/access/index.js';
import { UsualLength } from '../../core/paging/index.js';
import { ICON_NAMES, iconPath } from '../site/index.js';
import type { CategoryModule } from './category.module.js';
import { AdminCategory, CategoryIcon, SavedCategory } from './category.type.js';

const SLUG = { description: 'Slug of the category.' };
const VERSION = { description: 'Version of the category that the change is based on.' };
// The service checks the value. class-validator fails for objects without a prototype, to which GraphQL parses literals.
const VALUE = { description: 'Values of all fields.', validate: false } as const;

@Resolver()
export class CategoryResolver {
  constructor(private readonly services: CategoryModule) {}

  @Access('admin-in-person')
  @UsualLength(20)
  @Query(() => [AdminCategory], { description: 'Categories of places in their order, at most 200.' })
  adminCategories(): Promise<AdminCategory[]> {
    return this.services.categories.list();
  }

  @Access('admin-in-person')
  @UsualLength(ICON_NAMES.length)
  @Query(() => [CategoryIcon], { description: 'Icons that categories can have.' })
  categoryIcons(): CategoryIcon[] {
    return ICON_NAMES.map((name) => ({ name, path: iconPath(name) }));
  }

  @Access('admin-in-person')
  @Mutation(() => SavedCategory, { description: 'Adds a category at the end.' })
  createCategory(
    @Arg('slug', () => String, { description: 'Word in addresses and APIs: lowercase letters, digits and hyphens, at most 40 characters.' }) slug: string,
    @Arg('value', () => GraphQLJSONObject, VALUE) value: object,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<SavedCategory> {
    return this.services.categories.create(viewer, slug, value);
  }

  @Access('admin-in-person')
  @Mutation(() => SavedCategory, { description: 'Replaces the values of a category; CONFLICT if it has another version by now.' })
  saveCategory(
    @Arg('slug', () => String, SLUG) slug: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('value', () => GraphQLJSONObject, VALUE) value: object,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<SavedCategory> {
    return this.services.categories.save(viewer, { word: slug, version }, value);
  }

  @Access('admin-in-person')
  @Mutation(() => SavedCategory, { description: 'Gives a category another slug. The former one becomes an alias, so that links to it stay valid.' })
  renameCategory(
    @Arg('slug', () => String, SLUG) slug: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('to', () => String, { description: 'New slug: lowercase letters, digits and hyphens, at most 40 characters.' }) to: string,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<SavedCategory> {
    return this.services.categories.rename(viewer, { word: slug, version }, to);
  }

  @Access('admin-in-person')
  @Mutation(() => SavedCategory, {
    description: 'Moves all places of a category to another one, and deletes it. Its words become aliases of the other one, which is returned.',
  })
  mergeCategories(
    @Arg('slug', () => String, SLUG) slug: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Arg('into', () => String, { description: 'Slug of the other category.' }) into: string,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<SavedCategory> {
    return this.services.categoryMerges.merge(viewer, { word: slug, version }, into);
  }

  @Access('admin-in-person')
  @Mutation(() => ChangeType, { description: 'Sorts the categories; CONFLICT if the list has other categories by now.' })
  moveCategories(
    @Arg('slugs', () => [String], { description: 'Slugs of all categories in their new order.' }) slugs: string[],
    @Ctx() { viewer }: InPersonScope,
  ): Promise<ChangeType> {
    return this.services.categories.sort(viewer, slugs);
  }

  @Access('admin-in-person')
  @Mutation(() => ChangeType, { description: 'Deletes a category that no place has, not even a deleted or suggested one.' })
  deleteCategory(
    @Arg('slug', () => String, SLUG) slug: string,
    @Arg('version', () => Int, VERSION) version: number,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<ChangeType> {
    return this.services.categories.delete(viewer, { word: slug, version });
  }
}
