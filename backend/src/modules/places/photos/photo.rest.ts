import { type Route, routesOf } from '../../../core/rest/index.js';
import type { PlaceModule } from '../place.module.js';
import { PlacePhotosInput } from './photo.input.js';
import { placeJson, PlaceJson } from '../rest/api.js';

const route = routesOf<PlaceModule>();

export const placePhotoRoutes: Route<PlaceModule>[] = [
  route({
    method: 'post',
    path: '/places/:id/photos',
    access: 'signed-in',
    status: 201,
    summary: 'Add uploaded photos to a place',
    body: PlacePhotosInput,
    answer: PlaceJson,
    handle: async ({ params, input, services, viewer }) =>
      placeJson(await services.placePhotos.add(viewer, { placeId: params.id, photoIds: input.photoIds }), services),
  }),
];
