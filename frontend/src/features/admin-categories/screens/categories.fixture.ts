import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { consoleApi } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { CategoriesScreen } from './CategoriesScreen';
import { EditCategoryScreen } from './EditCategoryScreen';
import { NewCategoryScreen } from './NewCategoryScreen';

const VALUE = { names: {}, plurals: {}, icon: 'museum', color: '#3D5A9E', art: 'museum', schemaType: 'Museum', isHidden: false, aliases: [] };

/** Category as in an API response. */
export const aCategory = (slug: string, more: object = {}, value: object = {}) => ({
  __typename: 'AdminCategory',
  id: `id-${slug}`,
  slug,
  preset: slug as string | null,
  version: 1,
  value: { ...VALUE, ...value } as Record<string, unknown>,
  placesCount: 0,
  isMoving: false,
  updatedAt: '2026-02-03T12:05:00.000Z',
  ...more,
});

type Category = ReturnType<typeof aCategory>;

const icons = [
  ['museum', 'M1 1h22v22z'],
  ['local-cafe', 'M2 2h20v20z'],
  ['local-bar', 'M3 3h18v18z'],
].map(([name, path]) => ({ __typename: 'CategoryIcon', name, path }));

/** Three categories: one with places, an empty one of the operator, and one that is hidden. */
const SOME = [
  aCategory('museum', { placesCount: 12 }),
  aCategory('trail', { preset: null }, { names: { en: 'Trail', de: 'Wanderweg' } }),
  aCategory('bar', { placesCount: 501, isMoving: true }, { isHidden: true }),
];

/** Fake API that stores categories with version numbers. */
export function categoriesApi(categories: readonly Category[] = SOME) {
  let stored = [...categories];
  const get = (slug: unknown) => stored.find((one) => one.slug === slug);
  const put = (slug: unknown, more: Partial<Category>) => {
    stored = stored.map((one) => (one.slug === slug ? { ...one, version: one.version + 1, ...more } : one));
  };
  const change = { __typename: 'Change', id: 'change-1', count: 1, leftOut: [] };
  const saved = (slug: unknown) => ({ data: { saved: { __typename: 'SavedCategory', definition: get(slug), category: get(slug), change } } });
  const answers = () => ({ data: { adminCategories: stored, categoryIcons: icons } });
  const api = consoleApi({
    CategoriesScreen: answers,
    EditCategoryScreen: answers,
    NewCategoryScreen: answers,
    CategoryForm: answers,
    CreateCategory: ({ slug, value }) => {
      stored = [...stored, aCategory(String(slug), { preset: null, value })];
      return saved(slug);
    },
    SaveCategory: ({ slug, version, value }) => {
      if (get(slug)?.version !== version) return refusal('This category has been changed by somebody else since you opened it.', 'CONFLICT');
      put(slug, { value: value as Category['value'] });
      return saved(slug);
    },
    RenameCategory: ({ slug, to }) => {
      put(slug, { slug: String(to) });
      return saved(to);
    },
    MergeCategories: ({ slug }) => {
      stored = stored.filter((one) => one.slug !== slug);
      return { data: { saved: { __typename: 'SavedCategory', change } } };
    },
    MoveCategories: ({ slugs }) => {
      stored = (slugs as string[]).flatMap((slug) => get(slug) ?? []);
      return { data: { change } };
    },
    DeleteCategory: ({ slug }) => {
      stored = stored.filter((one) => one.slug !== slug);
      return { data: { change } };
    },
  });
  return {
    ...api,
    /** Simulates that another admin saves these values. */
    changeMeanwhile: (slug: string, value: object) => put(slug, { value: { ...get(slug)?.value, ...value } }),
  };
}

const routes = [
  { path: '/admin/categories', element: createElement(CategoriesScreen) },
  { path: '/admin/categories/new', element: createElement(NewCategoryScreen) },
  { path: '/admin/categories/:id', element: createElement(EditCategoryScreen) },
];

/** Opens a screen of the categories, and waits for its heading. */
export async function openCategories(api = categoriesApi(), path = '/admin/categories'): ReturnType<typeof renderApp> {
  const app = await renderApp(null, { path, routes, transport: api.transport });
  await screen.findByRole('heading', { level: 1 });
  return app;
}
