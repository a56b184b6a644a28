import { Type } from '@sinclair/typebox';
import { ID, MOMENT, object, type Route, routesOf } from '../../../core/rest/index.js';
import { PACK_FIELD, refusal } from '../../../packs/index.js';
import { JobJson, jobJson } from '../job.json.js';
import type { SystemModule } from '../system.module.js';
import { PackImportInput, PackLinkInput } from './pack.input.js';

const PackJson = object({ name: Type.String(), bytes: Type.Number(), createdAt: MOMENT }, 'Pack');

const Share = object({
  all: Type.Integer({ description: 'Number of rows in the pack.' }),
  present: Type.Integer({ description: 'Number of those that the site has already.' }),
});

const PackAttributes = object(
  {
    all: Type.Integer({ description: 'Number of attributes in the pack.' }),
    added: Type.Array(Type.String(), { description: 'Keys of those that the site does not have.' }),
    changed: Type.Array(Type.String(), { description: 'Keys of those that the site has in another form. They stay as they are if the pack is added.' }),
    removed: Type.Array(Type.String(), { description: 'Keys of attributes of the site that the pack does not have. They stay if the pack is added.' }),
  },
  'PackAttributes',
);

const PreviewJson = object(
  {
    _id: ID,
    name: Type.String(),
    licence: Type.Optional(Type.String()),
    credit: Type.Optional(Type.String()),
    cities: Share,
    places: Share,
    pictures: Type.Integer(),
    maps: Share,
    categories: Type.Integer(),
    attributes: PackAttributes,
    settings: Type.Array(Type.String(), { description: 'Groups of settings that the pack has.' }),
    others: Type.Array(Type.String(), { description: 'Files that the app does not read.' }),
    content: object({ cities: Type.Integer(), places: Type.Integer(), reviews: Type.Integer(), photos: Type.Integer() }, 'PackContent'),
  },
  'PackPreview',
);

const route = routesOf<SystemModule>();

export const packRoutes: Route<SystemModule>[] = [
  route({
    method: 'get',
    path: '/admin/packs',
    access: 'admin-in-person',
    summary: 'Exported packs on this machine, the newest first',
    answer: Type.Array(PackJson),
    handle: ({ services }) => services.packs.list(),
  }),
  route({
    method: 'post',
    path: '/admin/packs',
    access: 'admin-in-person',
    status: 201,
    upload: PACK_FIELD,
    uploadFolder: (services) => services.packs.uploads(),
    uploadReasons: { missing: 'packs.noFile', incomplete: 'packs.notComplete', tooLarge: (n) => ['packs.uploadTooLarge', { n }] },
    hasOwnTransaction: true,
    summary: 'Uploads a pack (a zip of at most 1 GB), which can be imported for a day; returns what an import would do',
    answer: PreviewJson,
    async handle({ services, stored }) {
      if (stored === undefined) throw refusal('packs.noFile');
      const { id, preview } = await services.packs.receive(stored.path);
      return { _id: id, ...preview, licence: preview.licence ?? undefined, credit: preview.credit ?? undefined };
    },
  }),
  route({
    method: 'post',
    path: '/admin/packs/export',
    access: 'admin-in-person',
    status: 201,
    summary: 'Writes the whole guide into a zip in the background',
    answer: JobJson,
    handle: async ({ services, viewer }) => jobJson(await services.jobs.get(await services.packs.export(viewer))),
  }),
  route({
    method: 'post',
    path: '/admin/packs/link',
    access: 'admin-in-person',
    summary: 'A path from which a browser can load the file of an exported pack for a minute',
    body: PackLinkInput,
    answer: object({ path: Type.String({ description: 'Path with its signature.' }) }, 'PackLink'),
    handle: async ({ services, viewer, input }) => ({ path: await services.packs.link(viewer, input.name) }),
  }),
  route({
    method: 'post',
    path: '/admin/packs/import',
    access: 'admin-in-person',
    status: 201,
    summary: 'Imports a pack in the background; 409 if the upload is gone',
    body: PackImportInput,
    answer: JobJson,
    handle: async ({ services, viewer, input }) => jobJson(await services.jobs.get(await services.packs.import(viewer, input.id, input.mode ?? undefined))),
  }),
];
