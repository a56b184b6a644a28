import { type Static, Type } from '@sinclair/typebox';
import type { SignedInScope } from '../../core/access/index.js';
import { ADDRESS, ID, MESSAGE, object, type Route, routesOf } from '../../core/rest/index.js';
import { userJson, ViewerJson } from '../accounts/index.js';
import type { PhotoModule } from './photo.module.js';
import { PHOTO_FIELD, uploadPhoto } from './photo.actions.js';
import type { Photo } from './photo.entity.js';
import { AvatarArgs, PhotoInput } from './photo.input.js';

/** A photo, as the REST API shows it to the user who uploaded it. */
const PhotoJson = object(
  {
    _id: ID,
    url: ADDRESS,
    sources: Type.Array(object({ url: ADDRESS, width: Type.Integer() }), { description: 'URLs of all sizes, the smallest first.' }),
    width: Type.Integer(),
    height: Type.Integer(),
    thumbHash: Type.String({ description: 'ThumbHash in base64: a preview to show until the photo is loaded.' }),
    alt: Type.String(),
  },
  'Photo',
);

async function photoJson(photo: Photo, { services, viewer }: Pick<SignedInScope<PhotoModule>, 'services' | 'viewer'>): Promise<Static<typeof PhotoJson>> {
  const { url, sources } = await services.photos.imageFor(viewer, photo);
  const { id, width, height, thumbHash, alt } = photo;
  return { _id: id, url, sources, width, height, thumbHash, alt };
}

const route = routesOf<PhotoModule>();

export const photoRoutes: Route<PhotoModule>[] = [
  route({
    method: 'post',
    path: '/photos',
    access: 'signed-in',
    status: 201,
    upload: PHOTO_FIELD,
    hasOwnTransaction: true,
    summary: 'Uploads a photo (JPEG, PNG or WebP, at most 8 MB); it is deleted if it is not used within a day',
    body: PhotoInput,
    answer: PhotoJson,
    handle: async (request) => photoJson(await uploadPhoto(request, request.file, request.input), request),
  }),
  route({
    method: 'put',
    path: '/photos/:id',
    access: 'signed-in',
    summary: 'Changes the description of an own photo; a public photo then waits for approval again',
    body: PhotoInput,
    answer: PhotoJson,
    handle: async ({ services, viewer, params, input }) => photoJson(await services.photos.describe(viewer, params.id, input), { services, viewer }),
  }),
  route({
    method: 'delete',
    path: '/photos/:id',
    access: 'signed-in',
    summary: 'Deletes an own photo',
    answer: MESSAGE,
    async handle({ services, viewer, params }) {
      await services.photos.remove(viewer, params.id);
      return { message: 'The photo is deleted.' };
    },
  }),
  route({
    method: 'put',
    path: '/auth/me/avatar',
    access: 'signed-in',
    summary: 'Makes an uploaded photo the picture of the signed-in user',
    body: AvatarArgs,
    answer: ViewerJson,
    async handle({ services, viewer, input }) {
      await services.avatars.set(viewer, input.photoId);
      return { user: userJson(await services.accounts.get(viewer)) };
    },
  }),
  route({
    method: 'delete',
    path: '/auth/me/avatar',
    access: 'signed-in',
    summary: 'Removes the picture of the signed-in user',
    answer: ViewerJson,
    async handle({ services, viewer }) {
      await services.avatars.remove(viewer.id);
      return { user: userJson(await services.accounts.get(viewer)) };
    },
  }),
];
