import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { takeTexts } from '../i18n';
import { fieldErrorsOf, isNotFound, messageOf, requestIdOf, restMessageOf, serverMessageOf } from './serverErrors';

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

describe("messages of the page's language", () => {
  const words = { errors: { lists: { tooManyLists: 'Máximo: {{n}} listas' }, text: { tooLong: 'Como mucho {{max}} letras' } } };
  const graphql = (extensions: object) => new CombinedGraphQLErrors({ data: null, errors: [{ message: 'In English', extensions: { ...extensions } }] });
  beforeAll(() => takeTexts(words));

  test('replace those of the server, with its values', () => {
    const told = { reason: 'lists.tooManyLists', params: { n: 5000 } };
    expect(messageOf(graphql(told))).toBe('Máximo: 5,000 listas');
    const body = JSON.stringify({ errors: [{ message: 'In English', extensions: told }] });
    expect(messageOf(new ServerError('', { response: new Response('', { status: 429 }), bodyText: body }))).toBe('Máximo: 5,000 listas');
    expect(restMessageOf({ message: 'In English', ...told })).toBe('Máximo: 5,000 listas');
  });

  test('are those of the fields, too', () => {
    const told = { fields: { name: 'In English', note: 'Too long' }, fieldReasons: { name: { reason: 'text.tooLong', params: { label: 'Name', max: 80 } } } };
    expect(fieldErrorsOf(graphql(told))).toEqual({ name: 'Como mucho 80 letras', note: 'Too long' });
    expect(restMessageOf({ message: 'In English', ...told })).toBe('Como mucho 80 letras');
  });

  test('leave a message that the language lacks in English', () => {
    for (const reason of [undefined, 'lists.unknown', 'constructor', '']) expect(messageOf(graphql({ reason }))).toBe('In English');
  });
});
