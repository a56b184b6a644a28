import { attributeDefinitions } from '../../../../test/attributeDefinitions';
import type { AttributeDefinition } from '../../../widgets/place-form';
import { anItem } from './ModerationScreen.fixture';
import { presentItem } from '../components/presentItem';
import type { QueueItem_ItemFragment } from '../components/QueueItem.generated';

const ATTRIBUTES = attributeDefinitions.data.attributes as unknown as AttributeDefinition[];
const present = (kind: 'PLACE' | 'EDIT', data: object) =>
  presentItem(anItem(kind, 'x1', 'Fort') as unknown as QueueItem_ItemFragment, { id: 'x1', version: 9, ...data }, ATTRIBUTES);

test('a place that was changed has its new attributes, categories, names and descriptions', () => {
  const { version, place } = present('PLACE', {
    ...{ name: 'Fort', category: 'park', moreCategories: ['museum'], latitude: null, longitude: null },
    names: { de: 'Festung' },
    descriptions: { de: 'Eine Festung.' },
    attributes: { cuisine: ['thai', 'fusion'], time_needed: 45, wifi: false, constructor: 'Mira' },
  });
  expect(version).toBe(9);
  expect(place).toMatchObject({
    moreCategories: ['museum'],
    names: [{ language: 'de', text: 'Festung' }],
    descriptions: [{ language: 'de', text: 'Eine Festung.' }],
  });
  expect(place?.attributes.map(({ name, values }) => [name, ...values.map(({ text, isRetired }) => (isRetired ? `${text} (old)` : text))])).toEqual([
    ['Cuisine', 'Thai', 'Fusion (old)'],
    ['Wi-Fi', 'no'],
    ['Time needed', '45'],
  ]);
});

test('an edit that was changed has the names of its attributes and options', () => {
  const { edit } = present('EDIT', {
    note: null,
    changes: {
      phone: { before: null, after: '020 1234' },
      'attributes.cuisine': { before: 'pizza', after: 'thai;pizza' },
      'attributes.wifi': { before: null, after: 'yes' },
      'attributes.gone': { before: null, after: 'x' },
    },
  });
  expect(edit?.changes).toEqual([
    { field: 'phone', label: null, beforeText: null, afterText: '020 1234' },
    { field: 'attributes.cuisine', label: 'Cuisine', beforeText: 'Pizza', afterText: 'Thai, Pizza' },
    { field: 'attributes.wifi', label: 'Wi-Fi', beforeText: null, afterText: 'Yes' },
    { field: 'attributes.gone', label: null, beforeText: null, afterText: 'x' },
  ]);
});
