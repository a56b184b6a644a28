import { readInput } from '../../core/rest/read-input.js';
import type { Route } from '../../core/rest/route.js';
import { userJson } from '../accounts/index.js';
import type { PhotoModule } from './index.js';
import { PHOTO_FIELD, uploadPhoto } from './photo.actions.js';
import { imageOf, type Photo } from './photo.entity.js';
import { AvatarArgs, PhotoInput } from './photo.input.js';

/** A photo as the REST API shows it to whoever has uploaded it. */
function photoJson(photo: Photo) {
  const { url, sources } = imageOf(photo);
  const { id, width, height, thumbHash, alt } = photo;
  return { _id: id, url, sources, width, height, thumbHash, alt };
}

export const photoRoutes: Route<PhotoModule>[] = [
  {
    method: 'post',
    path: '/photos',
    access: 'signed-in',
    status: 201,
    upload: PHOTO_FIELD,
    hasOwnTransaction: true,
    summary: 'Uploads a photo, to be made part of something within a day; a form with the fields photo (JPEG, PNG or WebP, at most 8 MB) and alt',
    handle: async (request) => photoJson(await uploadPhoto(request, request.file, readInput(PhotoInput, request.body ?? {}))),
  },
  {
    method: 'put',
    path: '/photos/:id',
    access: 'signed-in',
    summary: 'Says what a photo of one\'s own shows; body: alt. New words of one that everyone sees are looked at again',
    handle: async ({ services, viewer, params, body }) => photoJson(await services.photos.describe(viewer, params.id ?? '', readInput(PhotoInput, body))),
  },
  {
    method: 'delete',
    path: '/photos/:id',
    access: 'signed-in',
    summary: 'Deletes a photo of one\'s own',
    async handle({ services, viewer, params }) {
      await services.photos.remove(viewer, params.id ?? '');
      return { message: 'The photo is deleted.' };
    },
  },
  {
    method: 'put',
    path: '/auth/me/avatar',
    access: 'signed-in',
    summary: 'Makes an uploaded photo the picture of the person; body: photoId',
    async handle({ services, viewer, body }) {
      await services.avatars.set(viewer, readInput(AvatarArgs, body).photoId);
      return { user: userJson(await services.accounts.get(viewer)) };
    },
  },
  {
    method: 'delete',
    path: '/auth/me/avatar',
    access: 'signed-in',
    summary: 'Takes the picture of the person away',
    async handle({ services, viewer }) {
      await services.avatars.remove(viewer.id);
      return { user: userJson(await services.accounts.get(viewer)) };
    },
  },
];
