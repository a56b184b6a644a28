import { screen } from '@testing-library/react';
import { createElement } from 'react';
import { consoleApi } from '../../../../test/consoleApi';
import { refusal } from '../../../../test/fakeApi';
import { renderApp } from '../../../../test/renderApp';
import { AttributesScreen } from './AttributesScreen';
import { EditAttributeScreen } from './EditAttributeScreen';
import { NewAttributeScreen } from './NewAttributeScreen';

const VALUE = {
  names: {},
  kind: 'yes-no',
  unit: '',
  options: [] as object[],
  synonyms: {},
  icon: 'wifi',
  section: 'services',
  categories: [] as string[],
  isOnCard: false,
  isOnPage: true,
  isFilter: false,
  isInternal: false,
  isHidden: false,
  schemaProperty: 'amenityFeature',
  importNames: [] as string[],
};

/** Option as in an API response. */
export const anOption = (key: string, name: string, more: object = {}) => ({ key, names: { en: name }, synonyms: {}, isRetired: false, ...more });

/** Attribute as in an API response. */
export const anAttribute = (key: string, value: object = {}, more: object = {}) => ({
  __typename: 'AdminAttribute',
  id: `id-${key}`,
  key,
  version: 1,
  value: { ...VALUE, ...value } as Record<string, unknown>,
  placesCount: 0,
  isEstimate: false,
  updatedAt: '2026-02-03T12:05:00.000Z',
  ...more,
});

type Attribute = ReturnType<typeof anAttribute>;

const icons = [
  ['wifi', 'M1 1h22v22z'],
  ['deck', 'M2 2h20v20z'],
].map(([name, path]) => ({ __typename: 'CategoryIcon', name, path }));

/** Options, so many that the list has a search: Dish 1 to Dish 30. */
const DISHES = Array.from({ length: 30 }, (_, n) => anOption(`dish_${n + 1}`, `Dish ${n + 1}`));

/** Three attributes: one that places have, one without places, and one that is hidden and internal. */
const SOME = [
  anAttribute('dish', { names: { en: 'Dish', de: 'Gericht' }, kind: 'several', options: DISHES }, { placesCount: 12 }),
  anAttribute('deck', { names: { en: 'Deck' } }),
  anAttribute('rent', { names: { en: 'Rent' }, kind: 'number', unit: '€', isHidden: true, isInternal: true }, { placesCount: 70_000, isEstimate: true }),
];

/** Fake API that stores attributes with version numbers. Places have the first dish. */
export function attributesApi(attributes: readonly Attribute[] = SOME) {
  let stored = [...attributes];
  const get = (key: unknown) => stored.find((one) => one.key === key);
  const change = { __typename: 'Change', id: 'change-1', count: 1, leftOut: [] };
  const saved = (key: unknown, retired: string[] = []) => ({
    data: { saved: { __typename: 'SavedAttribute', definition: get(key), attribute: get(key), change, retired } },
  });
  const answers = () => ({ data: { adminAttributes: stored, categoryIcons: icons } });
  return consoleApi({
    AttributesScreen: answers,
    EditAttributeScreen: answers,
    NewAttributeScreen: answers,
    AttributeForm: answers,
    CreateAttribute: ({ key, value }) => {
      stored = [...stored, anAttribute(String(key), value as object)];
      return saved(key);
    },
    SaveAttribute: ({ key, version, value }) => {
      if (get(key)?.version !== version) return refusal('This attribute has been changed by somebody else since you opened it.', 'CONFLICT');
      const options = (value as typeof VALUE).options as { key: string }[];
      const isGone = key === 'dish' && !options.some((option) => option.key === 'dish_1');
      const kept = isGone ? [...options, anOption('dish_1', 'Dish 1', { isRetired: true })] : options;
      stored = stored.map((one) => (one.key === key ? { ...one, version: one.version + 1, value: { ...(value as typeof VALUE), options: kept } } : one));
      return saved(key, isGone ? ['dish_1'] : []);
    },
    MoveAttributes: ({ keys }) => {
      stored = (keys as string[]).flatMap((key) => get(key) ?? []);
      return { data: { change } };
    },
    DeleteAttribute: ({ key }) => {
      stored = stored.filter((one) => one.key !== key);
      return { data: { change } };
    },
  });
}

const routes = [
  { path: '/admin/attributes', element: createElement(AttributesScreen) },
  { path: '/admin/attributes/new', element: createElement(NewAttributeScreen) },
  { path: '/admin/attributes/:ref', element: createElement(EditAttributeScreen) },
];

/** Opens a screen of the attributes, and waits for its heading. */
export async function openAttributes(api = attributesApi(), path = '/admin/attributes'): ReturnType<typeof renderApp> {
  const app = await renderApp(null, { path, routes, transport: api.transport });
  await screen.findByRole('heading', { level: 1 });
  return app;
}
