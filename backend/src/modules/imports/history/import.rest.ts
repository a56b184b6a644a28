import { type Static, Type } from '@sinclair/typebox';
import { choice, CSV, ID, MOMENT, object, pageOf, param, type Route, routesOf } from '../../../core/rest/index.js';
import type { ImportModule } from '../import.module.js';
import type { ImportView } from './import.type.js';

const Counts = Type.Record(Type.String(), Type.Integer(), { description: 'Numbers of rows by reason.' });

const ImportJson = object(
  {
    _id: ID,
    kind: Type.Optional(choice(['places', 'cities'])),
    fileName: Type.Optional(Type.String()),
    format: Type.Optional(Type.String()),
    sources: Type.Array(Type.String()),
    licences: Type.Array(Type.String()),
    attributions: Type.Array(Type.String()),
    counts: object(
      {
        read: Type.Integer(),
        added: Type.Integer(),
        updated: Type.Integer(),
        unchanged: Type.Integer(),
        kept: Type.Integer(),
        removed: Type.Integer(),
        repeated: Type.Integer(),
        skipped: Type.Integer(),
        rejected: Type.Integer(),
        alike: Type.Integer(),
        citiesAdded: Type.Integer(),
      },
      'ImportCounts',
    ),
    state: choice(['running', 'interrupted', 'done', 'undoing', 'undone']),
    startedAt: MOMENT,
    endedAt: Type.Optional(MOMENT),
    undo: Type.Optional(
      object({ places: Type.Integer(), cities: Type.Integer(), restored: Type.Integer(), partly: Type.Integer(), kept: Counts, left: Counts }, 'ImportUndo'),
    ),
    undoneAt: Type.Optional(MOMENT),
    obstacle: Type.Optional(Type.String({ description: 'Why it cannot be undone, in English; left out if it can.' })),
    jobId: Type.Optional(ID),
    hasRejectedFile: Type.Boolean({ description: 'Whether its rejected records can be downloaded.' }),
    hasLeftOutFile: Type.Boolean({ description: 'Whether its values that were left out can be downloaded.' }),
  },
  'Import',
);

const byReason = (rows: readonly { reason: string; count: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ reason, count }) => [reason, count]));

function importJson({ id, kind, fileName, format, sources, licences, attributions, counts, undo, ...rest }: ImportView): Static<typeof ImportJson> {
  const { read, added, updated, unchanged, kept, removed, repeated, skipped, rejected, alike, citiesAdded } = counts;
  const { state, startedAt, endedAt, undoneAt, obstacle, jobId, hasRejectedFile, hasLeftOutFile } = rest;
  return {
    _id: id,
    kind: kind ?? undefined,
    fileName: fileName ?? undefined,
    format: format ?? undefined,
    sources,
    licences,
    attributions,
    counts: { read, added, updated, unchanged, kept, removed, repeated, skipped, rejected, alike, citiesAdded },
    state,
    startedAt,
    endedAt: endedAt ?? undefined,
    undo: undo
      ? { places: undo.places, cities: undo.cities, restored: undo.restored, partly: undo.partly, kept: byReason(undo.kept), left: byReason(undo.left) }
      : undefined,
    undoneAt: undoneAt ?? undefined,
    obstacle: obstacle?.text,
    jobId: jobId ?? undefined,
    hasRejectedFile,
    hasLeftOutFile,
  };
}

const route = routesOf<ImportModule>();

export const importRoutes: Route<ImportModule>[] = [
  route({
    method: 'get',
    path: '/admin/imports',
    access: 'admin',
    summary: 'Imports of files, the newest first',
    query: param.adminPage,
    answer: Type.Array(ImportJson),
    handle: async ({ query, services }) => (await services.imports.list(pageOf(query))).items.map(importJson),
  }),
  route({
    method: 'post',
    path: '/admin/imports/:id/undo',
    access: 'admin',
    summary: 'Undo an import in the background; 409 if it cannot be undone',
    answer: ImportJson,
    handle: async ({ params, services, viewer }) => importJson(await services.imports.undo(viewer, params.id)),
  }),
  route({
    method: 'get',
    path: '/admin/imports/:id/rejected',
    access: 'admin',
    summary: 'Rejected records of an import in their own columns, with reasons; 404 if there are none, or they are deleted after 30 days',
    answer: CSV,
    handle: ({ params, services }) => services.imports.file(params.id, 'rejected'),
  }),
  route({
    method: 'get',
    path: '/admin/imports/:id/left-out',
    access: 'admin',
    summary: 'Values that an import has left out, with reasons; 404 if there are none, or they are deleted after 30 days',
    answer: CSV,
    handle: ({ params, services }) => services.imports.file(params.id, 'leftOut'),
  }),
];
