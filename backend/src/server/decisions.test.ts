import { type GraphQLArgument, type GraphQLObjectType, getNamedType, isInputObjectType, isObjectType } from 'graphql';
import type { AccessRule } from '../core/access/index.js';
import { inputSchema } from '../core/rest/index.js';
import { ROUTES } from './rest.js';
import { createSchema } from './schema.js';

const POWER: readonly AccessRule[] = ['moderator', 'admin', 'admin-in-person'];
const hasPower = (rule: unknown): boolean => POWER.includes(rule as AccessRule);

/** Mutations of moderators and admins that decide about no content of other users, each with the reason. */
const NO_DECISIONS: Readonly<Record<string, string>> = {
  claimModerationItem: 'tells only who has something open',
  releaseModerationItem: 'tells only who has something open',
  undo: 'takes back a change, and only where nothing has changed it since',
  makeMapOfImport: 'adds something',
  readImportDraft: 'prepares an import, and refuses one that has begun',
  previewImport: 'prepares an import, and refuses one that has begun',
  runImport: 'does what the preview shows, and can be undone',
  discardImport: 'deletes an upload, and refuses one that is being imported',
  forgetImportSource: 'forgets proposals, which the next import makes again',
  undoImport: 'takes back an import, and only where nothing has changed it since',
  fetchMapArea: 'adds something',
  renameMapArchive: 'changes a name that only admins see, and can be undone',
  removeMapArchive: 'admins alone write map archives',
  restore: 'gives back what was deleted, as it was',
  restoreChange: 'gives back what was deleted, as it was',
  deletePermanently: 'deletes what was deleted before, and nobody can change that',
  createCity: 'adds something',
  createPlace: 'adds something',
  createWebhook: 'adds something',
  saveView: 'belongs to the viewer',
  deleteView: 'belongs to the viewer',
  updateWebhook: 'writes all of it, and admins alone do',
  deleteWebhook: 'admins alone write webhooks',
  renewWebhookSecret: 'admins alone write webhooks',
  redeliverWebhook: 'sends the same message again',
  sendTestWebhook: 'sends a message',
  sendTestMail: 'sends a message to the viewer',
  createInvitation: 'adds something',
  revokeInvitation: 'admins alone write invitations, whose note and limits never change',
  findDuplicates: 'starts a job that only finds something',
  dismissDuplicate: 'tells that two places are different, and can be taken back',
  createAttribute: 'adds something',
  moveAttributes: 'takes all attributes, and refuses a list that lacks one',
  createCategory: 'adds something',
  createSearchTerm: 'adds something',
  moveSearchTerms: 'takes all terms, and refuses a list that lacks one',
  moveCategories: 'takes all categories, and refuses a list that lacks one',
  makeBackup: 'adds something',
  backupLink: 'reads only',
  cancelBulkJob: 'stops a job, whose changes can be undone',
  exportPack: 'reads only',
  packLink: 'reads only',
  importPack: 'asks before it deletes content, and then deletes all of it',
  cancelJob: 'stops a job, which can be started again',
  retryJob: 'starts a job that has failed or was cancelled, and refuses others',
  removeSampleData: 'deletes sample data, which belong to nobody, unless told otherwise',
};

/** Routes of the same kind. */
const NO_DECISION_ROUTES: Readonly<Record<string, string>> = {
  'post /admin/invitations': 'adds something',
  'delete /admin/invitations/:id': 'admins alone write invitations, whose note and limits never change',
  'post /admin/site-pictures': 'adds something',
  'post /admin/mails/preview': 'reads only',
  'post /admin/mails/test': 'sends a message to the viewer',
  'post /admin/duplicate-search': 'starts a job that only finds something',
  'put /admin/duplicates/:id': 'tells that two places are different, and can be taken back',
  'post /admin/categories': 'adds something',
  'put /admin/categories': 'takes all categories, and refuses a list that lacks one',
  'post /admin/attributes': 'adds something',
  'put /admin/attributes': 'takes all attributes, and refuses a list that lacks one',
  'post /admin/search-terms': 'adds something',
  'put /admin/search-terms': 'takes all terms, and refuses a list that lacks one',
  'post /admin/imports/:id/undo': 'takes back an import, and only where nothing has changed it since',
  'post /admin/imports/files': 'adds nothing to the guide',
  'post /admin/imports/drafts/:id/read': 'prepares an import, and refuses one that has begun',
  'post /admin/imports/drafts/:id/preview': 'prepares an import, and refuses one that has begun',
  'post /admin/imports/drafts/:id/run': 'does what the preview shows, and can be undone',
  'delete /admin/imports/drafts/:id': 'deletes an upload, and refuses one that is being imported',
  'post /admin/map/archives': 'adds something',
  'post /admin/map/areas': 'adds something',
  'post /admin/imports/drafts/:id/map': 'adds something',
  'put /admin/map/archives/:id': 'changes a name that only admins see, and can be undone',
  'delete /admin/map/archives/:id': 'admins alone write map archives',
  'post /admin/bin/changes/:id/restore': 'gives back what was deleted, as it was',
  'post /admin/bin/:kind/restore': 'gives back what was deleted, as it was',
  'post /admin/bin/:kind/purge': 'deletes what was deleted before, and nobody can change that',
  'post /admin/jobs/:id/cancel': 'stops a job, which can be started again',
  'post /admin/jobs/:id/retry': 'starts a job that has failed or was cancelled, and refuses others',
  'post /admin/backups': 'adds something',
  'post /admin/backups/link': 'reads only',
  'post /admin/packs': 'adds nothing to the guide',
  'post /admin/packs/export': 'reads only',
  'post /admin/packs/link': 'reads only',
  'post /admin/packs/import': 'asks before it deletes content, and then deletes all of it',
};

/** Tests whether an argument states which version of the content the moderator has seen. */
function saysWhatWasSeen({ name, type }: GraphQLArgument): boolean {
  if (name === 'version' || name.endsWith('Version') || name === 'seen') return true;
  const input = getNamedType(type);
  const fields = isInputObjectType(input) ? Object.keys(input.getFields()) : [];
  return fields.includes('seen') && (!fields.includes('filter') || fields.includes('asOf'));
}

test('every mutation that decides about content takes the version that the moderator has seen', async () => {
  const mutations = Object.values((await createSchema()).getMutationType()?.getFields() ?? {}).filter(({ extensions }) => hasPower(extensions.access));
  const blind = mutations.filter(({ args }) => !args.some(saysWhatWasSeen)).map(({ name }) => name);
  expect(mutations.length).toBeGreaterThan(20);
  expect(blind.sort()).toEqual(Object.keys(NO_DECISIONS).sort());
});

test('every route that decides about content takes the version that the moderator has seen', () => {
  const routes = ROUTES.filter(({ method, access }) => method !== 'get' && hasPower(access));
  const takesVersion = ({ body, query }: (typeof routes)[number]) =>
    Object.keys({ ...query, ...(body && (inputSchema(body) as { properties: object }).properties) }).some((name) => /^(version|\w+Version)$/.test(name));
  expect(routes.length).toBeGreaterThan(5);
  expect(routes.filter((route) => !takesVersion(route)).map(({ method, path }) => `${method} ${path}`)).toEqual(Object.keys(NO_DECISION_ROUTES));
});

test('every list whose filter can select content for a decision returns the time of reading (asOf)', async () => {
  const schema = await createSchema();
  const selecting = Object.values(schema.getMutationType()?.getFields() ?? {}).flatMap(({ args }) =>
    args.flatMap(({ type }) => {
      const input = getNamedType(type);
      const filter = isInputObjectType(input) && 'seen' in input.getFields() ? input.getFields().filter : undefined;
      return filter ? [getNamedType(filter.type).name] : [];
    }),
  );
  const filters = [...new Set(selecting)];
  const lists = Object.values(schema.getQueryType()?.getFields() ?? {}).filter(({ args }) =>
    args.some(({ type }) => filters.includes(getNamedType(type).name)),
  );
  const fieldsOf = (type: GraphQLObjectType) => Object.keys(type.getFields());
  expect(filters.sort()).toEqual(['AdminCityFilter', 'AdminPlaceFilter', 'AdminReviewFilter']);
  expect(lists.map(({ name }) => name).sort()).toEqual(['adminCities', 'adminPlaces', 'adminReviews']);
  for (const { type } of lists) {
    const page = getNamedType(type);
    expect(isObjectType(page) && fieldsOf(page)).toContain('asOf');
  }
});
