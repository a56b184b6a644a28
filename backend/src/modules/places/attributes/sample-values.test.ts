import { SHIPPED_ATTRIBUTES } from '../../../core/db/migrations/data/index.js';
import { buildSampleData } from '../../../sample/build.js';
import type { AttributeRecord } from '../../site/index.js';
import { readAttributes, textsOf } from './index.js';

const attributes = SHIPPED_ATTRIBUTES as readonly object[] as readonly AttributeRecord[];

test('the places of the sample data have values that forms accept, in the order of the attributes', () => {
  for (const { source_id, category, more_categories, attributes: values } of buildSampleData(new Date()).places) {
    const given = Object.entries(values).map(([key, value]) => ({ key, values: textsOf(value) }));
    const read = readAttributes(given, { attributes, categories: [category, ...more_categories], current: {} });
    expect({ source_id, ...read }).toEqual({ source_id, values, errors: {} });
    expect(Object.keys(values)).toEqual(attributes.map(({ key }) => key).filter((key) => key in values));
  }
});
