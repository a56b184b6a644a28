import { type Static, Type } from '@sinclair/typebox';
import { InvalidInput } from '../../../core/errors/index.js';
import { choice, ID, MESSAGE, MOMENT, object, type Route, routesOf } from '../../../core/rest/index.js';
import type { ImportModule } from '../import.module.js';
import { Choices, ImportDraftState, ReadingChoices } from './types/index.js';
import { ChoicesJson, choicesJson, PreviewJson, previewJson, ReadingJson, readingJson, ReasonJson, reasonJson } from './draft.json.js';
import type { Draft } from './draft.record.js';

/** Name of the field of the uploaded file. */
const FILE_FIELD = 'file';

const STATE = choice<ImportDraftState>(Object.values(ImportDraftState));

const UploadJson = object({ _id: ID, fileName: Type.String(), bytes: Type.Number(), state: STATE }, 'ImportUpload');

const DraftJson = object(
  {
    _id: ID,
    fileName: Type.String(),
    bytes: Type.Number({ description: 'Size of the file.' }),
    createdAt: MOMENT,
    state: STATE,
    problem: Type.Optional(ReasonJson),
    jobId: Type.Optional(ID),
    importId: Type.Optional(ID),
    source: Type.Optional(Type.String({ description: 'Source that has the columns of the file.' })),
    reading: Type.Optional(ReadingJson),
    choices: ChoicesJson,
    preview: Type.Optional(PreviewJson),
  },
  'ImportDraft',
);

const draftJson = ({
  id,
  fileName,
  bytes,
  createdAt,
  state,
  problem,
  jobId,
  importId,
  source,
  reading,
  choices,
  preview,
}: Draft): Static<typeof DraftJson> => ({
  _id: id,
  fileName,
  bytes,
  createdAt,
  state,
  problem: problem ? reasonJson(problem) : undefined,
  jobId: jobId ?? undefined,
  importId: importId ?? undefined,
  source: source?.name,
  reading: reading ? readingJson(reading) : undefined,
  choices: choicesJson(choices),
  preview: preview ? previewJson(preview) : undefined,
});

const route = routesOf<ImportModule>();

export const importDraftRoutes: Route<ImportModule>[] = [
  route({
    method: 'post',
    path: '/admin/imports/files',
    access: 'admin',
    status: 201,
    upload: FILE_FIELD,
    uploadFolder: (services) => services.importDrafts.uploads(),
    uploadReasons: { missing: 'console.importNoFile', incomplete: 'console.importNotComplete', tooLarge: (n) => ['console.importTooLarge', { n }] },
    summary: 'Uploads a file of at most 1 GB, and reads its beginning in the background; 409 if 20 imports are unfinished',
    answer: UploadJson,
    async handle({ services, viewer, stored }) {
      if (stored === undefined) throw new InvalidInput({ [FILE_FIELD]: 'console.importNoFile' });
      const { id, fileName, bytes, state } = await services.importDrafts.receive(viewer, stored.path, stored.name);
      return { _id: id, fileName, bytes, state };
    },
  }),
  route({
    method: 'get',
    path: '/admin/imports/drafts/:id',
    access: 'admin',
    summary: 'An import that is prepared: its file, the choices about it, and its preview',
    answer: DraftJson,
    handle: async ({ services, params }) => draftJson(await services.importDrafts.get(params.id)),
  }),
  route({
    method: 'post',
    path: '/admin/imports/drafts/:id/read',
    access: 'admin',
    summary: 'Reads the file again, in another way; 409 once the import has begun',
    body: ReadingChoices,
    answer: DraftJson,
    handle: async ({ services, viewer, params, input }) => draftJson(await services.importDrafts.read(viewer, params.id, input)),
  }),
  route({
    method: 'post',
    path: '/admin/imports/drafts/:id/preview',
    access: 'admin',
    summary: 'Stores the choices, and makes the preview in the background; 409 once the import has begun',
    body: Choices,
    answer: DraftJson,
    handle: async ({ services, viewer, params, input }) => draftJson(await services.importDrafts.preview(viewer, params.id, input)),
  }),
  route({
    method: 'post',
    path: '/admin/imports/drafts/:id/run',
    access: 'admin',
    summary: 'Imports the file in the background, as the preview shows; 409 without a preview',
    answer: DraftJson,
    handle: async ({ services, viewer, params }) => draftJson(await services.importDrafts.run(viewer, params.id)),
  }),
  route({
    method: 'delete',
    path: '/admin/imports/drafts/:id',
    access: 'admin',
    summary: 'Deletes the draft and its file; 409 while the import is running',
    answer: MESSAGE,
    async handle({ services, params }) {
      await services.importDrafts.discard(params.id);
      return { message: 'The import has been discarded.' };
    },
  }),
];
