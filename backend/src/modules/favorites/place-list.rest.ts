import { NotFound } from '../../core/errors/index.js';
import { file, FileAnswer, type Route, routesOf } from '../../core/rest/index.js';
import { type ListFile, toCsv, toGeoJson, toGpx } from './list-files.js';
import type { FavoriteModule } from './favorite.module.js';

/** Export formats by file extension, each with content type and writer. */
const FORMATS = new Map<string, readonly [string, (list: ListFile) => string]>([
  ['geojson', ['application/geo+json', toGeoJson]],
  ['gpx', ['application/gpx+xml', toGpx]],
  ['csv', ['text/csv; charset=utf-8', toCsv]],
]);

const route = routesOf<FavoriteModule>();

export const placeListRoutes: Route<FavoriteModule>[] = [
  route({
    method: 'get',
    path: '/lists/:ref/export/:format',
    access: 'public',
    summary: 'Exports a list of places as a file',
    params: { ref: 'Identifier of the list, or the key of its link.', format: `Format of the file: ${[...FORMATS.keys()].join(', ')}.` },
    answer: file(...[...FORMATS.values()].map(([type]) => type)),
    async handle({ params: { ref, format }, services, viewer }) {
      const [type, write] = FORMATS.get(format) ?? [];
      if (!type || !write) throw new NotFound('format');
      const list = await services.placeLists.get(ref, viewer);
      const { name, description } = list;
      const items = await services.placeLists.items(list);
      return new FileAnswer(type, name, format, write({ name, description, items, site: services.site().name, publicUrl: services.publicUrl }));
    },
  }),
];
