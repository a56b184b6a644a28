import { type Static, Type } from '@sinclair/typebox';
import { choice, MOMENT, object, type Route, routesOf } from '../../core/rest/index.js';
import { BackupLinkInput } from './backup.input.js';
import { readDueAt } from './backup.service.js';
import type { Backups } from './backup.type.js';
import { FindingLevel, type SystemCheck, type SystemText } from './check.type.js';
import { JobJson, jobJson } from './job.json.js';
import type { SystemModule } from './system.module.js';

const StatusJson = object(
  {
    version: Type.String(),
    nodeVersion: Type.String(),
    databaseVersion: Type.String(),
    isEmbedded: Type.Boolean({ description: 'Whether the app runs its own PostgreSQL.' }),
    databaseBytes: Type.Number(),
    folder: Type.String({ description: 'Folder of the data on the server.' }),
    freeBytes: Type.Number({ description: 'Free space of the disk with the data folder.' }),
    diskBytes: Type.Number(),
    startedAt: MOMENT,
    jobs: object({ waiting: Type.Integer(), due: Type.Integer(), running: Type.Integer(), failed: Type.Integer() }),
  },
  'SystemStatus',
);

const TextJson = object({ text: Type.String({ description: 'The text in English.' }), reason: Type.String({ description: 'Key of the text.' }) }, 'SystemText');
const CheckJson = object(
  {
    name: TextJson,
    findings: Type.Array(object({ level: choice(Object.values(FindingLevel)), text: TextJson, remedy: Type.Optional(TextJson) })),
  },
  'SystemCheck',
);

const textJson = ({ text, reason }: SystemText): Static<typeof TextJson> => ({ text, reason });
const checkJson = ({ name, findings }: SystemCheck): Static<typeof CheckJson> => ({
  name: textJson(name),
  findings: findings.map(({ level, text, remedy }) => ({ level, text: textJson(text), remedy: remedy ? textJson(remedy) : undefined })),
});

const BackupsJson = object(
  {
    items: Type.Array(
      object(
        {
          dueAt: MOMENT,
          startedAt: MOMENT,
          endedAt: Type.Optional(MOMENT),
          machine: Type.String(),
          fileName: Type.Optional(Type.String()),
          bytes: Type.Optional(Type.Number()),
          missing: Type.Optional(Type.Integer({ description: 'Number of uploaded files that the file store does not have.' })),
          error: Type.Optional(Type.String({ description: 'Why it failed, in English.' })),
          canDownload: Type.Boolean({ description: 'Whether this machine still has the file.' }),
        },
        'Backup',
      ),
    ),
    schedule: Type.Optional(Type.String({ description: 'Cron expression.' })),
    nextAt: Type.Optional(MOMENT),
    folder: Type.String(),
    keep: Type.Integer(),
  },
  'Backups',
);

const backupsJson = ({ items, schedule, nextAt, folder, keep }: Backups): Static<typeof BackupsJson> => ({
  items: items.map(({ endedAt, fileName, bytes, missing, error, ...backup }) => ({
    ...backup,
    endedAt: endedAt ?? undefined,
    fileName: fileName ?? undefined,
    bytes: bytes ?? undefined,
    missing: missing ?? undefined,
    error: error ?? undefined,
  })),
  schedule: schedule ?? undefined,
  nextAt: nextAt ?? undefined,
  folder,
  keep,
});

const route = routesOf<SystemModule>();

export const systemRoutes: Route<SystemModule>[] = [
  route({
    method: 'get',
    path: '/admin/system',
    access: 'admin-in-person',
    summary: 'Versions, sizes and queues of the installation',
    answer: StatusJson,
    handle: ({ services }) => services.systemStatus.get(),
  }),
  route({
    method: 'get',
    path: '/admin/system/checks',
    access: 'admin-in-person',
    summary: 'Checks of the installation, as the command `doctor` makes them',
    answer: Type.Array(CheckJson),
    handle: async ({ services }) => (await services.systemChecks()).map(checkJson),
  }),
  route({
    method: 'get',
    path: '/admin/jobs',
    access: 'admin-in-person',
    summary: 'The newest background jobs',
    answer: Type.Array(JobJson),
    handle: async ({ services }) => (await services.jobs.list()).map(jobJson),
  }),
  route({
    method: 'post',
    path: '/admin/jobs/:id/cancel',
    access: 'admin-in-person',
    summary: 'Cancels a background job; 409 if it has ended or must not stop',
    answer: JobJson,
    handle: async ({ services, viewer, params }) => jobJson(await services.jobs.cancel(viewer, params.id)),
  }),
  route({
    method: 'post',
    path: '/admin/jobs/:id/retry',
    access: 'admin-in-person',
    summary: 'Starts a failed or cancelled background job again; 409 for others',
    answer: JobJson,
    handle: async ({ services, viewer, params }) => jobJson(await services.jobs.retry(viewer, params.id)),
  }),
  route({
    method: 'get',
    path: '/admin/backups',
    access: 'admin-in-person',
    summary: 'The newest backups and their schedule',
    answer: BackupsJson,
    handle: async ({ services }) => backupsJson(await services.backups.overview()),
  }),
  route({
    method: 'post',
    path: '/admin/backups',
    access: 'admin-in-person',
    status: 201,
    summary: 'Makes a backup in the background',
    answer: JobJson,
    handle: async ({ services, viewer }) => jobJson(await services.jobs.get(await services.backups.make(viewer))),
  }),
  route({
    method: 'post',
    path: '/admin/backups/link',
    access: 'admin-in-person',
    summary: 'A path from which a browser can load the file of a backup for a minute; 409 if this machine does not have it',
    body: BackupLinkInput,
    answer: object({ path: Type.String({ description: 'Path with its signature.' }) }, 'BackupLink'),
    handle: async ({ services, viewer, input }) => ({ path: await services.backups.link(viewer, readDueAt(input.dueAt)) }),
  }),
];
