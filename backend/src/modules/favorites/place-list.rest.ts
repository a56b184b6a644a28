import { NotFound } from '../../core/errors/index.js';
import { isPlaceFormat, PLACE_FILES, writePlaces } from '../../core/place-files/index.js';
import { file, FileAnswer, type Route, routesOf } from '../../core/rest/index.js';
import { listFile } from './list-files.js';
import type { FavoriteModule } from './favorite.module.js';

const route = routesOf<FavoriteModule>();

export const placeListRoutes: Route<FavoriteModule>[] = [
  route({
    method: 'get',
    path: '/lists/:ref/export/:format',
    access: 'public',
    summary: 'Exports a list of places as a file',
    params: { ref: 'Identifier of the list, or the key of its link.', format: `Format of the file: ${Object.keys(PLACE_FILES).join(', ')}.` },
    answer: file(...Object.values(PLACE_FILES)),
    async handle({ params: { ref, format }, services, viewer }) {
      if (!isPlaceFormat(format)) throw new NotFound('format');
      const list = await services.placeLists.get(ref, viewer);
      const { name, description } = list;
      const items = await services.placeLists.items(list);
      const content = listFile({ name, description, items, site: services.site().name, publicUrl: services.publicUrl });
      return new FileAnswer(PLACE_FILES[format], name, format, writePlaces(format, content));
    },
  }),
];
