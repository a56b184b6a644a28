import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { getNamedType, type GraphQLField, type GraphQLSchema, Kind, OperationTypeNode, parse } from 'graphql';
import { bearer, linkTo, mailTokenOf, whoIs } from '../../test/accounts.js';
import { readExamples, readFields, Translation, withAnswers } from '../../test/api-docs.js';
import { buildIdentity, buildInvitation, buildUser } from '../../test/builders.js';
import { photoForm } from '../../test/files/pictures.js';
import { type Receiver, startReceiver } from '../../test/receiver.js';
import { importsOf } from '../../test/imports.js';
import { buildBulkJob, buildImport } from '../../test/system.js';
import { startServer, type TestServer } from '../../test/server.js';
import type { AccessRule } from '../core/access/index.js';
import { repositoryRoot } from '../core/config/index.js';
import * as errors from '../core/errors/index.js';
import { loadSampleData } from '../sample/index.js';
import { User } from '../modules/users/index.js';
import { createSchema } from './schema.js';

const FILE = path.join(repositoryRoot, 'docs/api.md');
const PAGE = readFileSync(FILE, 'utf8');
/** If set, writes the responses of the server into the page instead of comparing them. */
const isUpdate = process.env.UPDATE_API_DOCS === '1';

/** Words of the page for the access rules of root fields. */
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
/** Receives the messages of the page's webhook. */
let receiver: Receiver;
let schema: GraphQLSchema;
let adminId: string;
let admin: Record<string, string>;
/** Headers of the user who registers in the page's examples. */
let member: Record<string, string> = {};
/** Folder of the page's backup. */
const backups = mkdtempSync(path.join(os.tmpdir(), 'citypins-api-docs-'));
const translation = new Translation();
const examples = readExamples(PAGE);
const answers = examples.map(({ answer }) => answer);

beforeAll(async () => {
  [server, schema, receiver] = await Promise.all([
    startServer({ env: { WEBHOOK_PRIVATE_ADDRESSES: 'on', BACKUP_DIR: backups } }),
    createSchema(),
    startReceiver(),
  ]);
  await loadSampleData(server.dataSource, { now: new Date() });
  const person = await buildUser(server.dataSource, { name: 'Admin', email: 'admin@citypins.local', role: 'admin' });
  adminId = person.id;
  admin = await server.signInAs(person);
});
afterAll(async () => {
  receiver.stop();
  await server.stop();
  rmSync(backups, { recursive: true });
  if (isUpdate) writeFileSync(FILE, withAnswers(PAGE, examples, answers));
});

const upload = async (): Promise<string> =>
  (await server.send<{ _id: string }>('POST', '/api/photos', photoForm(undefined, { alt: 'The gate at dawn' }), member)).body._id;
const imports = () => importsOf(server, admin);
const mailed = (variables: Variables): Variables => ({ input: { ...(variables.input as object), token: linkTo(server, server.mails.at(-1)?.to ?? '') } });

const mailToken = async (): Promise<string> =>
  mailTokenOf(await server.dataSource.getRepository(User).findOneByOrFail({ id: (await whoIs(server, member)) ?? '' }));

const mapId = async (): Promise<string> => (await server.dataSource.query<[{ id: string }]>('SELECT id FROM map_archives'))[0].id;

/** Variables that the page cannot contain, by root field: tokens from mails, ids of uploads, and dates that would soon be in the past. */
const PREPARED: Record<string, (variables: Variables) => Promise<Variables>> = {
  importDraft: async () => {
    const file = 'Name;Kind;Remarks;Latitude;Longitude\nCafé Rathaus;café;Since 1920;47.1394;9.5228\n;bar;;47.1401;9.5219\n';
    return { id: (await imports().read('cafes.csv', file)).id };
  },
  previewImport: async (variables) => {
    await server.ran('read-import');
    return variables;
  },
  importPreview: async (variables) => {
    await server.ran('preview-import');
    return variables;
  },
  importDrafts: async () => {
    await server.ran('run-import');
    await imports().read('museums.csv', 'name,lat,lon\nLandesmuseum,47.1383,9.5222');
    return {};
  },
  discardImport: async () => ({ id: (await imports().read('bars.csv', 'name,lat,lon\nSample Bar,47.1383,9.5222')).id }),
  mapAreaOf: async () => ({ cityId: (await server.dataSource.query<[{ id: string }]>('SELECT id FROM cities WHERE deleted_at IS NULL ORDER BY id'))[0].id }),
  renameMapArchive: async () => ({ id: await mapId() }),
  removeMapArchive: async () => ({ id: await mapId() }),
  imports: async (variables) => {
    await buildImport(server.dataSource, 3);
    return variables;
  },
  duplicateSearch: async (variables) => {
    await server.ran('find-duplicates');
    return variables;
  },
  verifyEmail: async (variables) => mailed(variables),
  resetPassword: async (variables) => mailed(variables),
  mailPreferencesByLink: async () => ({ token: await mailToken() }),
  updateMailPreferencesByLink: async (variables) => ({ ...variables, token: await mailToken() }),
  invitation: async () => ({ token: (await buildInvitation(server.dataSource, { createdBy: adminId })).token }),
  invitations: async () => {
    await server.dataSource.query(`DELETE FROM invitations WHERE note IS NULL`);
    return {};
  },
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
  backups: async () => {
    await server.ran('make-backup');
    return {};
  },
  cancelBulkJob: async () => ({ id: await buildBulkJob(server.dataSource, adminId) }),
  packs: async () => {
    await server.ran('export-pack');
    return {};
  },
  packLink: async () => {
    const [name] = readdirSync(path.join(server.dataDir, 'packs'));
    return { name };
  },
  backupLink: async () => {
    const [backup] = await server.dataSource.query<{ due_at: Date }[]>('SELECT due_at FROM scheduled_backups');
    return { dueAt: backup?.due_at.toISOString() };
  },
  sendTestWebhook: async (variables) => {
    await server.dataSource.query('UPDATE webhooks SET url = $1', [receiver.url]);
    return variables;
  },
  suspendUser: async (variables) => ({ ...variables, until: new Date(Date.now() + 24 * 3_600_000).toISOString() }),
};

/** Returns the root fields that a document queries. */
function rootsOf(document: string): RootField[] {
  return parse(document).definitions.flatMap((definition) => {
    if (definition.kind !== Kind.OPERATION_DEFINITION) return [];
    const type = definition.operation === OperationTypeNode.MUTATION ? schema.getMutationType() : schema.getQueryType();
    return definition.selectionSet.selections.flatMap((selection) => (selection.kind === Kind.FIELD && type?.getFields()[selection.name.value]) || []);
  });
}

const accessOf = ({ extensions }: RootField): AccessRule => extensions.access as AccessRule;

test('docs/api.md describes every root field with its access rule', () => {
  const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((type) => Object.values(type?.getFields() ?? {}));
  const described = readFields(PAGE);
  expect(described.map(([name]) => name).sort()).toEqual(fields.map(({ name }) => name).sort());
  expect(Object.fromEntries(described)).toEqual(Object.fromEntries(fields.map((field) => [field.name, WHO[accessOf(field)]])));
});

test('docs/api.md has an example below the heading of every root field', () => {
  const shown = new Set(examples.flatMap(({ heading, operation }) => rootsOf(operation).map(({ name }) => `${heading} ${name}`)));
  expect(
    readFields(PAGE)
      .map(([name]) => name)
      .filter((name) => !shown.has(`\`${name}\` ${name}`)),
  ).toEqual([]);
});

test('docs/api.md lists every error code with its HTTP status', () => {
  const faces = [
    new Error(),
    ...Object.values<unknown>(errors)
      .filter((one): one is { prototype: object } => typeof one === 'function' && (one.prototype as unknown) instanceof errors.AppError)
      .map(({ prototype }) => Object.create(prototype) as Error),
  ].map((error) => errors.faceOf(error));
  const rows = [...PAGE.matchAll(/^\| `([A-Z_]+)` \| (\d{3}) \|/gm)].map(([, code, status]) => `${code} ${status}`);
  expect(rows.sort()).toEqual([...new Set(faces.map(({ code, status }) => `${code} ${status}`))].sort());
});

describe('the server responds to the examples of docs/api.md, in their order, as the page shows', () => {
  test.each(examples.map((example, i) => [i, example.heading, example] as const))('%i, %s', async (i, _heading, { operation, variables = {}, answer }) => {
    const roots = rootsOf(operation);
    const headers = roots.some((root) => ['moderator', 'admin', 'admin-in-person'].includes(accessOf(root))) ? admin : member;
    const given = translation.sent(variables);
    const sent = (await PREPARED[roots[0]?.name ?? '']?.(given)) ?? given;
    translation.told(variables, sent); // from here on, the page's id stands for the id of the upload
    const { body } = await server.graphql<Record<string, { token?: string }> | null>(operation, sent, { headers });
    for (const { name, type } of roots) if (getNamedType(type).name === 'SignInPayload') member = bearer(body.data?.[name]?.token ?? '');
    const told = translation.told(answer, body);
    answers[i] = told;
    if (!isUpdate) expect(told).toEqual(answer);
  });
});
