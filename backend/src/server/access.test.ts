import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { GraphQLObjectType, GraphQLSchema, GraphQLString } from 'graphql';
import { ACCESS_RULES, fieldsWithoutAccess } from '../core/access/access.js';
import { repositoryRoot } from '../core/config/index.js';
import { ROUTES } from './rest.js';
import { createSchema } from './schema.js';

/** All public GET routes. */
const PUBLIC_CALLS = [
  '/attributes',
  '/cities',
  '/cities/states',
  '/cities/countries',
  '/cities/:id',
  '/cities/:id/places',
  '/stats',
  '/people/:id',
  '/lists/:ref/export/:format',
  '/mail-preferences/:token',
  '/places',
  '/places/categories',
  '/places/cities',
  '/places/:id',
  '/places/:id/reviews',
];

test('every root field declares an access rule', async () => {
  const schema = await createSchema();
  expect(Object.keys(schema.getQueryType()?.getFields() ?? {}).length).toBeGreaterThan(0);
  expect(fieldsWithoutAccess(schema)).toEqual([]);
});

test('fieldsWithoutAccess lists root fields without an access rule', () => {
  const field = (access?: string) => ({ type: GraphQLString, extensions: access ? { access } : {} });
  const type = (name: string, fields: Record<string, ReturnType<typeof field>>) => new GraphQLObjectType({ name, fields });
  const schema = new GraphQLSchema({
    query: type('Query', { open: field('public'), forgotten: field() }),
    mutation: type('Mutation', { alsoForgotten: field(), fine: field('public') }),
    subscription: type('Subscription', { stream: field() }),
  });
  expect(fieldsWithoutAccess(schema)).toEqual(['forgotten', 'alsoForgotten', 'stream']);
  expect(fieldsWithoutAccess(new GraphQLSchema({}))).toEqual([]);
});

test('the public queries are exactly those listed here', async () => {
  const fields = (await createSchema()).getQueryType()?.getFields() ?? {};
  const open = Object.values(fields)
    .filter(({ extensions }) => extensions.access === 'public')
    .map(({ name }) => name);
  expect(open.sort()).toEqual([
    'attributes',
    'autocomplete',
    'cities',
    'city',
    'countries',
    'featuredCities',
    'invitation',
    'mailPreferencesByLink',
    'mapViewport',
    'page',
    'person',
    'place',
    'placeCategories',
    'placeCities',
    'placeKinds',
    'placeList',
    'places',
    'signInOptions',
    'site',
    'states',
    'stats',
    'viewer',
  ]);
});

test.each(ROUTES.map((route) => [`${route.method} ${route.path}`, route] as const))(
  '%s declares an access rule and a summary',
  (_name, { access, summary, path }) => {
    expect(ACCESS_RULES).toContain(access);
    expect(summary).toMatch(/^[A-Z].{5,}/);
    expect(path).toMatch(/^\/[a-z/:.-]+$/);
  },
);

test('the public GET routes are exactly those listed here', () => {
  const open = ROUTES.map(({ method, access, path }) => `${access} ${method} ${path}`).filter((route) => route.startsWith('public get '));
  expect(open.sort()).toEqual(PUBLIC_CALLS.map((path) => `public get ${path}`).sort());
});

test('visitors can only register, sign in, and use links from their mails', async () => {
  const fields = (await createSchema()).getMutationType()?.getFields() ?? {};
  const open = Object.values(fields)
    .filter(({ extensions }) => extensions.access === 'public')
    .map(({ name }) => name);
  expect(open.sort()).toEqual(['register', 'requestPasswordReset', 'resetPassword', 'signIn', 'updateMailPreferencesByLink', 'verifyEmail']);
  const routes = ROUTES.filter(({ access, method }) => access === 'public' && method !== 'get').map(({ method, path }) => `${method} ${path}`);
  const ofAccounts = ['forgot-password', 'invitation', 'login', 'register', 'reset-password', 'verify-email'].map((name) => `post /auth/${name}`);
  expect(routes.sort()).toEqual([...ofAccounts, 'post /mail-preferences/:token']);
});

/** Path of SECURITY.md. This file writes a part of it: the mutations and routes by access rule. */
const SECURITY = path.join(repositoryRoot, 'SECURITY.md');
const MARKED = /(?<=<!-- access: written by server\/access\.test\.ts -->\n)[^]*?(?=<!-- \/access -->)/;

test('SECURITY.md lists the access rule of every mutation and route', async () => {
  const mutations = Object.values((await createSchema()).getMutationType()?.getFields() ?? {});
  const row = (rule: string): string => {
    const named = mutations.filter(({ extensions }) => extensions.access === rule).map(({ name }) => `\`${name}\``);
    const routes = ROUTES.filter(({ access }) => access === rule).map(({ method, path: at }) => `\`${method.toUpperCase()} ${at}\``);
    return `| ${rule} | ${named.sort().join(', ')} | ${routes.sort().join(', ')} |`;
  };
  const table = ['', '| Rule | Mutations | Routes below `/api` |', '|---|---|---|', ...ACCESS_RULES.map(row), '', ''].join('\n');
  const page = readFileSync(SECURITY, 'utf8');
  if (process.env.UPDATE_API_DOCS === '1')
    writeFileSync(
      SECURITY,
      page.replace(MARKED, () => table),
    );
  else expect(MARKED.exec(page)?.[0]).toBe(table);
});

test('people, webhooks, invitations, definitions and settings need an admin who signed in in person', async () => {
  const mutations = (await createSchema()).getMutationType()?.getFields() ?? {};
  const names =
    /User(Role|Address)?$|^(create|update|delete|renew).*Webhook|Invitation$|Categor(y|ies)$|Attributes?$|SearchTerms?$|^saveSettings$|^sendTestMail$/;
  const dangerous = Object.keys(mutations).filter((name) => names.test(name));
  expect(dangerous.sort()).toEqual(
    [
      'confirmUserAddress',
      'createAttribute',
      'createCategory',
      'createInvitation',
      'createSearchTerm',
      'createWebhook',
      'deleteAttribute',
      'deleteCategory',
      'deleteSearchTerm',
      'deleteUser',
      'deleteWebhook',
      'mergeCategories',
      'moveAttributes',
      'moveCategories',
      'moveSearchTerms',
      'reinstateUser',
      'renameCategory',
      'renewWebhookSecret',
      'revokeInvitation',
      'saveAttribute',
      'saveCategory',
      'saveSearchTerm',
      'saveSettings',
      'sendTestMail',
      'setUserRole',
      'suspendUser',
      'updateWebhook',
    ].sort(),
  );
  expect(dangerous.filter((name) => mutations[name]?.extensions.access !== 'admin-in-person')).toEqual([]);
  const users = ROUTES.filter(({ method, path: at }) => at.startsWith('/admin/users') && (method !== 'get' || at.endsWith('.csv')));
  expect(users.map(({ access }) => access)).toEqual(Array(4).fill('admin-in-person'));
  const site = ROUTES.filter(({ path: at }) => /^\/admin\/(categories|invitations|mails|settings|site-pictures)/.test(at));
  expect(site.map(({ access }) => access)).toEqual(Array(15).fill('admin-in-person'));
});

test('no route shadows another', () => {
  expect(new Set(ROUTES.map(({ method, path }) => `${method} ${path}`)).size).toBe(ROUTES.length);
  for (const name of ['states', 'countries'])
    expect(ROUTES.findIndex(({ path }) => path === `/cities/${name}`)).toBeLessThan(ROUTES.findIndex(({ path }) => path === '/cities/:id'));
  for (const name of ['categories', 'cities'])
    expect(ROUTES.findIndex(({ path }) => path === `/places/${name}`)).toBeLessThan(ROUTES.findIndex(({ path }) => path === '/places/:id'));
});
