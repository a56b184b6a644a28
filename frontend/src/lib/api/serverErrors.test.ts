import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { fieldErrorsOf, isNotFound, messageOf, requestIdOf, serverMessageOf } from './serverErrors';

const refusal = (code: string) => new CombinedGraphQLErrors({ data: null, errors: [{ message: 'City not found', extensions: { code, requestId: 'r-1' } }] });

test('isNotFound is true only for the code NOT_FOUND', () => {
  expect(isNotFound(refusal('NOT_FOUND'))).toBe(true);
  expect(isNotFound(refusal('INTERNAL'))).toBe(false);
  expect(isNotFound(new Error('NOT_FOUND'))).toBe(false);
});

test('messageOf prefers the message of the server, else names the cause', () => {
  expect(messageOf(refusal('NOT_FOUND'))).toBe('City not found');
  const refused = new ServerError('', { response: new Response('', { status: 503 }), bodyText: '' });
  expect(messageOf(refused)).toBe('The server answered with status 503.');
  expect(messageOf(new TypeError('Failed to fetch'))).toBe('The server cannot be reached. Check your connection.');
});

test('requestIdOf returns the request id of a GraphQL error', () => {
  expect(requestIdOf(refusal('INTERNAL'))).toBe('r-1');
  expect(requestIdOf(new Error('lost'))).toBeUndefined();
});

test('fieldErrorsOf returns only the messages of fields', () => {
  const fields = { email: 'Invalid email address' };
  expect(fieldErrorsOf(new CombinedGraphQLErrors({ data: null, errors: [{ message: 'No', extensions: { code: 'BAD_USER_INPUT', fields } }] }))).toEqual(fields);
  expect(fieldErrorsOf(refusal('CONFLICT'))).toEqual({});
  expect(fieldErrorsOf(new Error('lost'))).toEqual({});
});

test('serverMessageOf reads the message from the body of an HTTP error', () => {
  const answer = (bodyText: string) => new ServerError('', { response: new Response('', { status: 429 }), bodyText });
  expect(serverMessageOf(answer('{"errors":[{"message":"Too many requests."}]}'))).toBe('Too many requests.');
  for (const text of ['', '<html>', '{}', '{"errors":[]}', '{"errors":[{"message":1}]}']) expect(serverMessageOf(answer(text))).toBeUndefined();
  expect(serverMessageOf(new TypeError('Failed to fetch'))).toBeUndefined();
});
