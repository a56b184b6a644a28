import { attributeDefinitions } from '../../../test/attributeDefinitions';
import { type AttributeDefinition, attributeInputsOf, attributeText, attributeTextIn, cardAttributes, shownAttributes } from './attributes';

const ATTRIBUTES = attributeDefinitions.data.attributes as unknown as AttributeDefinition[];
const [first] = ATTRIBUTES;
// The key is also a name of JavaScript.
const constructor = { ...(first as AttributeDefinition), key: 'constructor' };

test('an attribute has no value in a form that does not have it, whatever its key', () => {
  expect(attributeText(constructor, {})).toBe('');
  expect(cardAttributes([constructor], {})).toEqual([]);
  expect(shownAttributes([constructor], {})).toEqual([]);
  expect(attributeInputsOf({}, { constructor: ['thai'] })).toEqual([{ key: 'constructor', values: [] }]);
});

test.each([
  ['cuisine', 'thai;fusion;soup', 'Thai, Fusion (outdated), soup (outdated)'],
  ['dogs', 'leashed', 'On a leash'],
  ['wifi', 'no', 'No'],
  ['time_needed', '45', '45\u00A0min'],
  ['note', 'a;b', 'a;b'],
])('the text of %s in the log, %j, has the names of its options', (key, text, shown) => {
  const attribute = ATTRIBUTES.find((one) => one.key === key);
  expect(attribute && attributeTextIn(attribute, text)).toBe(shown);
});
