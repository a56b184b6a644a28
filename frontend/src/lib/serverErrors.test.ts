import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { fieldErrorsOf, isNotFound, messageOf, requestIdOf, serverMessageOf } from './serverErrors';

const refusal = (code: string) => new CombinedGraphQLErrors({ data: null, errors: [{ message: 'City not found', extensions: { code, requestId: 'r-1' } }] });

test('the code tells what does not exist', () => {
  expect(isNotFound(refusal('NOT_FOUND'))).toBe(true);
  expect(isNotFound(refusal('INTERNAL'))).toBe(false);
  expect(isNotFound(new Error('NOT_FOUND'))).toBe(false);
});

test('the server’s own words come first, then why it could not be asked', () => {
  expect(messageOf(refusal('NOT_FOUND'))).toBe('City not found');
  const refused = new ServerError('', { response: new Response('', { status: 503 }), bodyText: '' });
  expect(messageOf(refused)).toBe('The server answered with status 503.');
  expect(messageOf(new TypeError('Failed to fetch'))).toBe('The server cannot be reached. Check your connection.');
});

test('the request id is passed on where there is one', () => {
  expect(requestIdOf(refusal('INTERNAL'))).toBe('r-1');
  expect(requestIdOf(new Error('lost'))).toBeUndefined();
});

test('wrong fields are told apart from the rest', () => {
  const fields = { email: 'Invalid email address' };
  expect(fieldErrorsOf(new CombinedGraphQLErrors({ data: null, errors: [{ message: 'No', extensions: { code: 'BAD_USER_INPUT', fields } }] }))).toEqual(fields);
  expect(fieldErrorsOf(refusal('CONFLICT'))).toEqual({});
  expect(fieldErrorsOf(new Error('lost'))).toEqual({});
});

test('a refusal of the whole request speaks, too', () => {
  const answer = (bodyText: string) => new ServerError('', { response: new Response('', { status: 429 }), bodyText });
  expect(serverMessageOf(answer('{"errors":[{"message":"Too many requests."}]}'))).toBe('Too many requests.');
  for (const text of ['', '<html>', '{}', '{"errors":[]}', '{"errors":[{"message":1}]}']) expect(serverMessageOf(answer(text))).toBeUndefined();
  expect(serverMessageOf(new TypeError('Failed to fetch'))).toBeUndefined();
});
