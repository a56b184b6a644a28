import { type Static, Type } from '@sinclair/typebox';
import type { ChangeType } from '../../core/access/index.js';
import { NotFound } from '../../core/errors/index.js';
import { choice, ID, MOMENT, object, pageOf, param, type Route, routesOf } from '../../core/rest/index.js';
import { BinIdsInput } from './bin.input.js';
import type { BinModule } from './bin.module.js';
import { type BinItem, BinKind } from './bin.type.js';

const KINDS = Object.values(BinKind);
const BY_NAME: ReadonlyMap<string, BinKind> = new Map(KINDS.map((kind) => [kind, kind]));
const KIND = { kind: `Kind of the things: ${KINDS.join(', ')}.` };

const ItemJson = object(
  {
    _id: ID,
    kind: choice(KINDS),
    label: Type.Optional(Type.String({ description: 'Its name; that of the place for a review. Left out for lists that are not public.' })),
    about: Type.Optional(Type.String({ description: 'More about it, such as the name of its city.' })),
    url: Type.Optional(Type.String({ description: 'Signed URL of a photo, which expires after one to two hours.' })),
    deletedAt: MOMENT,
    purgedAt: MOMENT,
    changeId: Type.Optional(ID),
    sameChange: Type.Integer({ description: 'Number of things of its kind that the same change has deleted, and that are still in the bin.' }),
    along: object({ places: Type.Integer(), reviews: Type.Integer(), photos: Type.Integer() }, 'BinAlong'),
    obstacle: Type.Optional(Type.String({ description: 'Why it cannot be restored now, in English.' })),
  },
  'BinItem',
);

const itemJson = ({ id, kind, label, about, image, deletedAt, purgedAt, changeId, sameChange, along, obstacle }: BinItem): Static<typeof ItemJson> => ({
  _id: id,
  kind,
  label: label ?? undefined,
  about: about ?? undefined,
  url: image?.url,
  deletedAt,
  purgedAt,
  changeId: changeId ?? undefined,
  sameChange,
  along,
  obstacle: obstacle?.text,
});

const CountsJson = object(
  { cities: Type.Integer(), places: Type.Integer(), reviews: Type.Integer(), photos: Type.Integer(), lists: Type.Integer() },
  'BinCounts',
);

const RestoredJson = object(
  {
    changeId: ID,
    count: Type.Integer({ description: 'Number of restored things; 0 if a job restores them.' }),
    leftOut: Type.Array(ID, { description: 'Things that cannot be restored.' }),
    jobId: Type.Optional(ID),
  },
  'Restored',
);
const restoredJson = ({ id, count, leftOut, jobId }: ChangeType): Static<typeof RestoredJson> => ({ changeId: id, count, leftOut: [...leftOut], jobId });

/** @throws NotFound for an unknown kind */
function readKind(text: string): BinKind {
  const kind = BY_NAME.get(text);
  if (!kind) throw new NotFound('item');
  return kind;
}

const route = routesOf<BinModule>();

export const binRoutes: Route<BinModule>[] = [
  route({
    method: 'get',
    path: '/admin/bin',
    access: 'admin',
    summary: 'Numbers of deleted things',
    answer: CountsJson,
    handle: ({ services }) => services.bin.counts(),
  }),
  route({
    method: 'get',
    path: '/admin/bin/:kind',
    access: 'admin',
    summary: 'Deleted things of one kind, the last deleted first',
    params: KIND,
    query: { search: param.text('Part of the name or description.'), ...param.adminPage },
    answer: Type.Array(ItemJson),
    async handle({ params, query: { search, ...page }, services }) {
      return (await services.bin.list(readKind(params.kind), search, pageOf(page))).items.map(itemJson);
    },
  }),
  route({
    method: 'post',
    path: '/admin/bin/changes/:id/restore',
    access: 'admin',
    summary: 'Restore all that one change has deleted',
    answer: RestoredJson,
    handle: async ({ params, services, viewer }) => restoredJson(await services.bin.restoreChange(viewer, params.id)),
  }),
  route({
    method: 'post',
    path: '/admin/bin/:kind/restore',
    access: 'admin',
    summary: 'Restore deleted things; 409 if none can be restored',
    params: KIND,
    body: BinIdsInput,
    answer: RestoredJson,
    handle: async ({ params, input, services, viewer }) => restoredJson(await services.bin.restore(viewer, readKind(params.kind), input.ids)),
  }),
  route({
    method: 'post',
    path: '/admin/bin/:kind/purge',
    access: 'admin-in-person',
    summary: 'Delete things in the bin permanently',
    params: KIND,
    body: BinIdsInput,
    answer: object({ count: Type.Integer({ description: 'Number of things.' }) }, 'Purged'),
    handle: async ({ params, input, services, viewer }) => ({ count: await services.bin.deletePermanently(viewer, readKind(params.kind), input.ids) }),
  }),
];
