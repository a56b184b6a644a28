import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { getNamedType, type GraphQLField, type GraphQLSchema, Kind, OperationTypeNode, parse } from 'graphql';
import { bearer, linkTo, mailTokenOf, whoIs } from '../../test/accounts.js';
import { readExamples, readFields, Translation, withAnswers } from '../../test/api-docs.js';
import { buildIdentity, buildUser } from '../../test/builders.js';
import { photoForm } from '../../test/pictures.js';
import { type Receiver, startReceiver } from '../../test/receiver.js';
import { startServer, type TestServer } from '../../test/server.js';
import type { AccessRule } from '../core/access/access.js';
import { repositoryRoot } from '../core/config/env.js';
import * as errors from '../core/errors/index.js';
import { loadSampleData } from '../sample/index.js';
import { User } from '../modules/users/index.js';
import { createSchema } from './schema.js';

const FILE = path.join(repositoryRoot, 'docs/api.md');
const PAGE = readFileSync(FILE, 'utf8');
/** Writes what the server answers into the page, in place of comparing. */
const isUpdate = process.env.UPDATE_API_DOCS === '1';

/** How the page says who may use a root field. */
const WHO: Record<AccessRule, string> = {
  public: 'Everyone',
  'signed-in': 'Signed in',
  'in-person': 'In person',
  moderator: 'Moderators',
  admin: 'Admins',
  'admin-in-person': 'Admins in person',
};

type Variables = Record<string, unknown>;
type RootField = GraphQLField<unknown, unknown>;

let server: TestServer;
/** What the webhook of the page leads to. */
let receiver: Receiver;
let schema: GraphQLSchema;
let admin: Record<string, string>;
/** Of the person who registers on the page. */
let member: Record<string, string> = {};
const translation = new Translation();
const examples = readExamples(PAGE);
const answers = examples.map(({ answer }) => answer);

beforeAll(async () => {
  [server, schema, receiver] = await Promise.all([startServer({ env: { WEBHOOK_PRIVATE_ADDRESSES: 'on' } }), createSchema(), startReceiver()]);
  await loadSampleData(server.dataSource, { now: new Date() });
  admin = await server.signInAs(await buildUser(server.dataSource, { name: 'Admin', email: 'admin@citypins.local', role: 'admin' }));
});
afterAll(async () => {
  receiver.stop();
  await server.stop();
  if (isUpdate) writeFileSync(FILE, withAnswers(PAGE, examples, answers));
});

const upload = async (): Promise<string> =>
  (await server.send<{ _id: string }>('POST', '/api/photos', photoForm(undefined, { alt: 'The gate at dawn' }), member)).body._id;
const mailed = (variables: Variables): Variables => ({ input: { ...(variables.input as object), token: linkTo(server, server.mails.at(-1)?.to ?? '') } });

const mailToken = async (): Promise<string> =>
  mailTokenOf(await server.dataSource.getRepository(User).findOneByOrFail({ id: (await whoIs(server, member)) ?? '' }));

/** What an example takes that the page cannot name, by its root field: what has come by mail or by an upload, and what would be past one day. */
const PREPARED: Record<string, (variables: Variables) => Promise<Variables>> = {
  verifyEmail: async (variables) => mailed(variables),
  resetPassword: async (variables) => mailed(variables),
  mailPreferencesByLink: async () => ({ token: await mailToken() }),
  updateMailPreferencesByLink: async (variables) => ({ ...variables, token: await mailToken() }),
  setAvatar: async () => ({ photoId: await upload() }),
  addPlacePhotos: async (variables) => ({ ...variables, photoIds: [await upload()] }),
  deletePhoto: async () => ({ id: await upload() }),
  sessions: async () => {
    await server.signInAs({ id: (await whoIs(server, member)) ?? '' });
    return {};
  },
  removeSignInMethod: async () => {
    await buildIdentity(server.dataSource, (await whoIs(server, member)) ?? '');
    return {};
  },
  sendTestWebhook: async (variables) => {
    await server.dataSource.query('UPDATE webhooks SET url = $1', [receiver.url]);
    return variables;
  },
  suspendUser: async (variables) => ({ ...variables, until: new Date(Date.now() + 24 * 3_600_000).toISOString() }),
};

/** The root fields of the schema that a document uses. */
function rootsOf(document: string): RootField[] {
  return parse(document).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const type = definition.operation === OperationTypeNode.MUTATION ? schema.getMutationType() : schema.getQueryType();
    return definition.selectionSet.selections.flatMap((selection) => (selection.kind === Kind.FIELD && type?.getFields()[selection.name.value]) || []);
  });
}

const accessOf = ({ extensions }: RootField): AccessRule => extensions.access as AccessRule;

test('the page describes every root field, and says who may use it', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}));
  const described = readFields(PAGE);
  expect(described.map(([name]) => name).sort()).toEqual(fields.map(({ name }) => name).sort());
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(fields.map((field) => [field.name, WHO[accessOf(field)]])));
});

test('under the heading of every root field stands an example of it', () => {
  const shown = new Set(examples.flatMap(({ heading, operation }) => rootsOf(operation).map(({ name }) => `${heading} ${name}`)));
  expect(
    readFields(PAGE)
      .map(([name]) => name)
      .filter((name) => !shown.has(`\`${name}\` ${name}`)),
  ).toEqual([]);
});

test('the page has a row for every code of the error table, with its status', () => {
  const faces = [
    new Error(),
    ...Object.values(errors)
      .filter((one) => one.prototype instanceof errors.AppError)
      .map((one) => Object.create(one.prototype as object) as Error),
  ].map((error) => errors.faceOf(error));
  const rows = [...PAGE.matchAll(/^\| `([A-Z_]+)` \| (\d{3}) \|/gm)].map(([, code, status]) => `${code} ${status}`);
  expect(rows.sort()).toEqual([...new Set(faces.map(({ code, status }) => `${code} ${status}`))].sort());
});

describe('the server answers what the page says, from its beginning to its end', () => {
  test.each(examples.map((example, i) => [i, example.heading, example] as const))('%i, %s', async (i, _heading, { operation, variables = {}, answer }) => {
    const roots = rootsOf(operation);
    const headers = roots.some((root) => ['moderator', 'admin', 'admin-in-person'].includes(accessOf(root))) ? admin : member;
    const given = translation.sent(variables);
    const sent = (await PREPARED[roots[0]?.name ?? '']?.(given)) ?? given;
    translation.told(variables, sent); // what was uploaded has the id of the page from here on
    const { body } = await server.graphql<Record<string, { token?: string }> | null>(operation, sent, { headers });
    for (const { name, type } of roots) if (getNamedType(type).name === 'SignInPayload') member = bearer(body.data?.[name]?.token ?? '');
    const told = translation.told(answer, body);
    answers[i] = told;
    if (!isUpdate) expect(told).toEqual(answer);
  });
});
