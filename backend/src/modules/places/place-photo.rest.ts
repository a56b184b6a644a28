import { readInput } from '../../core/rest/read-input.js';
import type { Route } from '../../core/rest/route.js';
import type { PlaceModule } from './index.js';
import { PlacePhotosArgs } from './place-photo.input.js';
import { placeJson } from './place.rest.js';

export const placePhotoRoutes: Route<PlaceModule>[] = [
  {
    method: 'post',
    path: '/places/:id/photos',
    access: 'signed-in',
    status: 201,
    summary: 'Adds uploaded photos to a place; body: photoIds',
    async handle({ params, body, services, viewer }) {
      const args = readInput(PlacePhotosArgs, { ...(body as object | undefined), placeId: params.id });
      return placeJson(await services.placePhotos.add(viewer, args), services);
    },
  },
];
