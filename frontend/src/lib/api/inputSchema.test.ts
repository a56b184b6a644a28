import { ValidationError } from 'yup';
import { inputSchema } from './inputSchema';

/** Returns the first message of each invalid field. */
function wrong(input: Parameters<typeof inputSchema>[0], values: object): Record<string, string> {
  try {
    inputSchema(input).validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    const found = (error as ValidationError).inner.map(({ path, errors }): [string, string] => [path ?? '', errors[0] ?? '']);
    return Object.fromEntries(found.reverse());
  }
}

test.each([
  [{}, { name: 'Name is required', email: 'Email is required', password: 'Password is required' }],
  [
    { name: '  ', email: ' ', password: '' },
    { name: 'Name is required', email: 'Email is required', password: 'Password is required' },
  ],
  [
    { name: 'A', email: 'asha', password: '12345' },
    { name: 'Name must be at least 2 characters', email: 'Invalid email address', password: 'Password must be at least 6 characters' },
  ],
  [
    { name: ' A ', email: 'asha@example', password: ' 1234 ' },
    { name: 'Name must be at least 2 characters', email: 'Invalid email address' },
  ],
  [{ name: 'Asha', email: ' Asha@Example.org ', password: '123456' }, {}],
])('the schema of RegisterInput rejects %j with %j', (values, expected) => {
  expect(wrong('RegisterInput', values)).toEqual(expected);
});

test('an optional field accepts an empty text', () => {
  expect(wrong('DeleteAccountInput', { currentPassword: '' })).toEqual({});
  expect(wrong('DeleteAccountInput', { currentPassword: 'x'.repeat(257) })).toEqual({ currentPassword: 'Password must be at most 256 characters' });
});
