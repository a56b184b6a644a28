import { InvalidInput } from '../../core/errors/index.js';
import { type Route, routesOf } from '../../core/rest/index.js';
import { FetchMapAreaInput, MapNameInput } from './map.input.js';
import { MapArchiveJson, mapArchiveJson, MapArchivesJson, mapArchivesJson } from './map.json.js';
import type { MapModule } from './map.module.js';
import { LARGEST_ARCHIVE } from './received-file.js';

/** Name of the field of the uploaded file. */
const FILE_FIELD = 'file';

const route = routesOf<MapModule>();

export const mapArchiveRoutes: Route<MapModule>[] = [
  route({
    method: 'get',
    path: '/admin/map/archives',
    access: 'admin',
    summary: 'Map archives, the newest first, and the world map',
    answer: MapArchivesJson,
    handle: async ({ services }) => mapArchivesJson(await services.mapArchives.list()),
  }),
  route({
    method: 'post',
    path: '/admin/map/archives',
    access: 'admin',
    status: 201,
    upload: FILE_FIELD,
    uploadFolder: (services) => services.mapArchives.uploads(),
    uploadReasons: { missing: 'maps.noFile', incomplete: 'maps.notComplete', tooLarge: (n) => ['maps.tooLarge', { n }], largest: LARGEST_ARCHIVE },
    summary: 'Uploads a PMTiles archive of at most 2 GB, or an OpenStreetMap extract of at most 10 MB, from which a job makes a map; 409 if there are 100',
    answer: MapArchiveJson,
    async handle({ services, viewer, stored }) {
      if (stored === undefined) throw new InvalidInput({ [FILE_FIELD]: 'maps.noFile' });
      return mapArchiveJson(await services.mapArchives.receive(viewer, stored.path, stored.name));
    },
  }),
  route({
    method: 'post',
    path: '/admin/map/areas',
    access: 'admin',
    status: 201,
    summary: 'Fetches an area of a PMTiles archive on the web, in the background; 409 if there are 100 archives',
    body: FetchMapAreaInput,
    answer: MapArchiveJson,
    handle: async ({ services, viewer, input }) => mapArchiveJson(await services.mapArchives.fetchArea(viewer, input)),
  }),
  route({
    method: 'post',
    path: '/admin/imports/drafts/:id/map',
    access: 'admin',
    status: 201,
    summary: 'Draws a map, in the background, from the OpenStreetMap extract of an import that is prepared; 409 if its file is no extract (PBF)',
    answer: MapArchiveJson,
    handle: async ({ services, viewer, params }) =>
      mapArchiveJson(await services.mapArchives.receiveCopy(viewer, await services.importDrafts.fileOf(params.id))),
  }),
  route({
    method: 'get',
    path: '/admin/map/archives/:id',
    access: 'admin',
    summary: 'A map archive',
    answer: MapArchiveJson,
    handle: async ({ services, params }) => mapArchiveJson(await services.mapArchives.get(params.id)),
  }),
  route({
    method: 'put',
    path: '/admin/map/archives/:id',
    access: 'admin',
    summary: 'Renames a map archive',
    body: MapNameInput,
    answer: MapArchiveJson,
    handle: async ({ services, viewer, params, input }) => mapArchiveJson(await services.mapArchives.rename(viewer, params.id, input.name)),
  }),
  route({
    method: 'delete',
    path: '/admin/map/archives/:id',
    access: 'admin',
    summary: 'Removes a map archive and its file; the response is the archive as it was',
    answer: MapArchiveJson,
    handle: async ({ services, viewer, params }) => mapArchiveJson(await services.mapArchives.remove(viewer, params.id)),
  }),
];
