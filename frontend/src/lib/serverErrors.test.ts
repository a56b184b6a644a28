import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import { isNotFound, messageOf, requestIdOf } from './serverErrors';

const refusal = (code: string) =>
  new CombinedGraphQLErrors({ data: null, errors: [{ message: 'City not found', extensions: { code, requestId: 'r-1' } }] });

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
