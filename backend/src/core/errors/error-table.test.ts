import { QueryFailedError } from 'typeorm';
import { InvalidInput, MethodNotAllowed, NotFound, TooMany } from './app-error.js';
import { errorBody } from './error-body.js';
import { faceOf, unavailable } from './error-table.js';

const failed = (code: string) => new QueryFailedError('SELECT secret FROM users', [], Object.assign(new Error('driver says secret'), { code }));

test.each([
  [new InvalidInput({ name: 'accounts.nameMissing' }), 'BAD_USER_INPUT', 400, 'debug'],
  [new NotFound('city'), 'NOT_FOUND', 404, 'debug'],
  [new MethodNotAllowed(), 'METHOD_NOT_ALLOWED', 405, 'debug'],
  [new TooMany(), 'TOO_MANY', 429, 'warn'],
])('keeps the message of %s', (error, code, status, level) => {
  expect(faceOf(error)).toEqual({ code, status, level });
});

test.each([
  ['57014', 'query_canceled'],
  ['57P01', 'admin_shutdown'],
  ['57P03', 'cannot_connect_now'],
  ['08006', 'connection_failure'],
  ['53300', 'too_many_connections'],
  ['58030', 'io_error'],
  ['25006', 'read_only_sql_transaction'],
  ['25P03', 'idle_in_transaction_session_timeout'],
  ['25P04', 'transaction_timeout'],
  ['40001', 'serialization_failure'],
  ['40P01', 'deadlock_detected'],
])('maps the database error %s (%s) to UNAVAILABLE', (code) => {
  for (const error of [failed(code), Object.assign(new Error('raw'), { code })]) {
    expect(faceOf(error)).toMatchObject({ code: 'UNAVAILABLE', status: 503, level: 'error', reason: 'requests.busy' });
  }
});

test.each(['53100', 'ENOSPC', 'EDQUOT'])('maps the code %s to UNAVAILABLE with a message about the full disk', (code) => {
  for (const error of [failed(code), Object.assign(new Error('raw'), { code }), unavailable(Object.assign(new Error('raw'), { code }))]) {
    const { message, code } = errorBody(error, faceOf(error));
    expect([code, message, faceOf(error).status]).toEqual(['UNAVAILABLE', 'The server has no space left. Please tell its operator.', 503]);
  }
});

test.each([
  ['22P02', 'invalid_text_representation'],
  ['22003', 'numeric_value_out_of_range'],
  ['22021', 'character_not_in_repertoire'],
  ['22P05', 'untranslatable_character'],
])('maps the database error %s (%s) to BAD_USER_INPUT', (code) =>
  expect(faceOf(failed(code))).toMatchObject({ code: 'BAD_USER_INPUT', status: 400, level: 'warn', reason: 'requests.unusableValue' }),
);

test.each(['23505', '42P01', '42601', 'XX000', '', '3D000'])('maps the database error %j to INTERNAL without its message', (code) => {
  expect(faceOf(failed(code))).toMatchObject({ code: 'INTERNAL', status: 500, level: 'error', reason: 'requests.internal' });
});

test.each([
  'timeout exceeded when trying to connect',
  'write EPIPE',
  'Connection terminated unexpectedly',
  'connect ECONNREFUSED 127.0.0.1:5432',
  'Query runner already released.',
])('maps a lost connection to UNAVAILABLE: %s', (message) => expect(faceOf(new Error(message))).toMatchObject({ code: 'UNAVAILABLE', status: 503 }));

test.each([new Error('secret'), new TypeError('x is undefined'), 'text', 42, null, undefined, {}, { code: 42 }])(
  'maps %p to INTERNAL without its message',
  (thrown) => {
    const face = faceOf(thrown);
    expect(face).toMatchObject({ code: 'INTERNAL', status: 500 });
    expect(JSON.stringify(face)).not.toMatch(/secret|undefined/);
  },
);

test('the message of InvalidInput is that of its first field', () => {
  expect(new InvalidInput({ email: 'accounts.emailInvalid', name: 'accounts.nameMissing' })).toMatchObject({
    message: 'Invalid email address',
    fields: { name: 'accounts.nameMissing' },
  });
  expect(new InvalidInput({}).message).toBe('Invalid input');
});
