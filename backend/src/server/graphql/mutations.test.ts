import { buildUser } from '../../../test/builders.js';
import { startServer, type TestServer } from '../../../test/server.js';

let server: TestServer;
beforeAll(async () => (server = await startServer()));
afterAll(() => server.stop());

const many = (count: number, text: (i: number) => string) => Array.from({ length: count }, (_, i) => text(i)).join(' ');
const verify = (i: number) => `a${i}: verifyEmail(input: { token: "none" })`;
const signIn = (i: number) => `a${i}: signIn(input: { email: "a@example.org", password: "x" }) { token }`;

/** Returns the messages of the limits that a mutation exceeds; empty if none. */
async function limitsOver(query: string): Promise<string[]> {
  const { body } = await server.graphql(query);
  return (body.errors ?? []).filter(({ extensions }) => extensions.code === 'QUERY_LIMIT_EXCEEDED').map(({ message }) => message);
}

test('a client can send five mutations in one request, not six, even inside fragments', async () => {
  expect(await limitsOver(`mutation { ${many(5, verify)} }`)).toEqual([]);
  const over = ['Root fields: 6, at most 5 are allowed.'];
  expect(await limitsOver(`mutation { ${many(6, verify)} }`)).toEqual(over);
  expect(await limitsOver(`mutation { ... { ${many(3, verify)} } ...f } fragment f on Mutation { ${many(3, (i) => verify(i + 3))} }`)).toEqual(over);
});

test('a client can try one password in one request, not two', async () => {
  expect(await limitsOver(`mutation { ${signIn(1)} ${verify(2)} }`)).toEqual([]);
  const over = ['Mutations that deal with passwords: 2, at most 1 are allowed.'];
  expect(await limitsOver(`mutation { ${signIn(1)} ${signIn(2)} }`)).toEqual(over);
  expect(await limitsOver(`mutation { ...f ${signIn(2)} } fragment f on Mutation { ${signIn(1)} }`)).toEqual(over);
});

test('a failed mutation changes nothing, and earlier mutations of the request stay', async () => {
  const password = 'monsoon-on-the-roof';
  await server.graphql('mutation ($input: RegisterInput!) { register(input: $input) { token } }', {
    input: { name: 'Asha Rao', email: 'asha@example.org', password },
  });
  const { body } = await server.graphql<{ signIn: { token: string } }>('mutation ($input: SignInInput!) { signIn(input: $input) { token } }', {
    input: { email: 'asha@example.org', password },
  });
  const headers = { Authorization: `Bearer ${body.data.signIn.token}` };
  const sessions = () => server.dataSource.query<{ id: string }[]>('SELECT id FROM sessions WHERE revoked_at IS NULL');
  expect(await sessions()).toHaveLength(2);
  const answer = await server.graphql('mutation { endOtherSessions endSession(id: "nothing") }', {}, { headers });
  expect(answer.body.errors?.map(({ extensions }) => extensions.code)).toEqual(['NOT_FOUND']);
  expect(await sessions()).toHaveLength(1);
});

test('a failed mutation sends no mail', async () => {
  const { email } = await buildUser(server.dataSource);
  const sent = server.mails.length;
  const { body } = await server.graphql('mutation ($input: RegisterInput!) { register(input: $input) { token } }', {
    input: { name: 'Ravi', email, password: 'monsoon-on-the-roof' },
  });
  expect(body.errors?.[0]?.extensions.code).toBe('CONFLICT');
  expect(server.mails).toHaveLength(sent);
});
