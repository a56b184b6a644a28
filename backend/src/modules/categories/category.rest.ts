import { type Static, Type } from '@sinclair/typebox';
import { ID, MESSAGE, MOMENT, object, param, type Route, routesOf, VERSION } from '../../core/rest/index.js';
import { CategoryOrderInput, CreateCategoryInput, MergeCategoriesInput, RenameCategoryInput, SaveCategoryInput } from './category.input.js';
import type { CategoryModule } from './category.module.js';
import type { AdminCategory } from './category.type.js';

const CategoryJson = object(
  {
    _id: ID,
    slug: Type.String(),
    preset: Type.Optional(Type.String({ description: 'Key of the app’s own names, which languages without a name have.' })),
    version: VERSION,
    value: Type.Record(Type.String(), Type.Unknown(), { description: 'Values by field.' }),
    placesCount: Type.Integer({ description: 'Number of places that are not deleted, also those that are not public.' }),
    isMoving: Type.Boolean({ description: 'Whether a job is still giving its places the slug.' }),
    updatedAt: MOMENT,
  },
  'AdminCategory',
);

const categoryJson = ({ id, slug, preset, version, value, placesCount, isMoving, updatedAt }: AdminCategory): Static<typeof CategoryJson> => ({
  _id: id,
  slug,
  preset: preset ?? undefined,
  version,
  value: value as Record<string, unknown>,
  placesCount,
  isMoving,
  updatedAt,
});

const SLUG = { slug: 'Slug of the category.' };

const route = routesOf<CategoryModule>();

export const categoryRoutes: Route<CategoryModule>[] = [
  route({
    method: 'get',
    path: '/admin/categories',
    access: 'admin-in-person',
    summary: 'Categories of places in their order',
    answer: Type.Array(CategoryJson),
    handle: async ({ services }) => (await services.categories.list()).map(categoryJson),
  }),
  route({
    method: 'post',
    path: '/admin/categories',
    access: 'admin-in-person',
    status: 201,
    summary: 'Adds a category at the end',
    body: CreateCategoryInput,
    answer: CategoryJson,
    handle: async ({ services, viewer, input }) => categoryJson((await services.categories.create(viewer, input.slug, input.value)).category),
  }),
  route({
    method: 'put',
    path: '/admin/categories',
    access: 'admin-in-person',
    summary: 'Sorts the categories; 409 if the list has other categories by now',
    body: CategoryOrderInput,
    answer: Type.Array(CategoryJson),
    async handle({ services, viewer, input }) {
      await services.categories.sort(viewer, input.slugs);
      return (await services.categories.list()).map(categoryJson);
    },
  }),
  route({
    method: 'put',
    path: '/admin/categories/:slug',
    access: 'admin-in-person',
    summary: 'Replaces the values of a category; 409 if it has another version by now',
    params: SLUG,
    body: SaveCategoryInput,
    answer: CategoryJson,
    handle: async ({ services, viewer, params: { slug }, input: { version, value } }) =>
      categoryJson((await services.categories.save(viewer, { word: slug, version }, value)).category),
  }),
  route({
    method: 'put',
    path: '/admin/categories/:slug/slug',
    access: 'admin-in-person',
    summary: 'Gives a category another slug; the former one becomes an alias',
    params: SLUG,
    body: RenameCategoryInput,
    answer: CategoryJson,
    handle: async ({ services, viewer, params: { slug }, input: { version, to } }) =>
      categoryJson((await services.categories.rename(viewer, { word: slug, version }, to)).category),
  }),
  route({
    method: 'post',
    path: '/admin/categories/:slug/merge',
    access: 'admin-in-person',
    summary: 'Moves all places of a category to another one, deletes it, and returns the other one',
    params: SLUG,
    body: MergeCategoriesInput,
    answer: CategoryJson,
    handle: async ({ services, viewer, params: { slug }, input: { version, into } }) =>
      categoryJson((await services.categoryMerges.merge(viewer, { word: slug, version }, into)).category),
  }),
  route({
    method: 'delete',
    path: '/admin/categories/:slug',
    access: 'admin-in-person',
    summary: 'Deletes a category that no place has',
    params: SLUG,
    query: { version: param.required(param.version) },
    answer: MESSAGE,
    async handle({ services, viewer, params: { slug }, query: { version } }) {
      await services.categories.delete(viewer, { word: slug, version });
      return { message: 'The category is deleted.' };
    },
  }),
];
