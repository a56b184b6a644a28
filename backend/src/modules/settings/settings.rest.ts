import { Type } from '@sinclair/typebox';
import { InvalidInput, NotFound } from '../../core/errors/index.js';
import { ADDRESS, ID, MOMENT, object, type Route, routesOf, VERSION } from '../../core/rest/index.js';
import { GROUP_NAMES, type GroupName, sitePicturePath } from '../site/index.js';
import { drawPicture, PICTURE_FIELD } from './draw-picture.js';
import { SettingsInput, SitePictureInput } from './settings.input.js';
import type { SettingsModule } from './settings.module.js';
import type { SettingsState } from './settings.service.js';

const SettingsJson = object(
  {
    group: Type.String(),
    version: VERSION,
    value: Type.Record(Type.String(), Type.Unknown(), { description: 'Values by field.' }),
    locked: Type.Record(Type.String(), Type.String(), { description: 'Fields that environment variables set, with the name of the variable.' }),
    updatedAt: Type.Optional(MOMENT),
  },
  'Settings',
);

const settingsJson = ({ group, version, value, locked, updatedAt }: SettingsState) => ({
  group,
  version,
  value: value as Record<string, unknown>,
  locked: Object.fromEntries(locked.map(({ field, variable }) => [field, variable])),
  updatedAt: updatedAt ?? undefined,
});

const GROUP = { group: `Name of the group: ${GROUP_NAMES.join(', ')}.` };

/** @throws NotFound */
function groupNamed(name: string): GroupName {
  const group = GROUP_NAMES.find((one) => one === name);
  if (!group) throw new NotFound('settings');
  return group;
}

const route = routesOf<SettingsModule>();

export const settingsRoutes: Route<SettingsModule>[] = [
  route({
    method: 'post',
    path: '/admin/site-pictures',
    access: 'admin-in-person',
    status: 201,
    upload: PICTURE_FIELD,
    hasOwnTransaction: true,
    summary: 'Uploads a picture for the settings (PNG, JPEG, WebP or SVG, at most 8 MB); it is deleted after 30 days without use',
    body: SitePictureInput,
    answer: object({ _id: ID, url: ADDRESS, width: Type.Integer(), height: Type.Integer() }, 'SitePicture'),
    async handle(request) {
      const { services, file, input, viewer } = request;
      if (!file) throw new InvalidInput({ [PICTURE_FIELD]: 'settings.pictureMissing' });
      await services.throttle.upload(viewer.id);
      const drawn = await drawPicture(file, input.use);
      const { id, width, height } = await request.transaction(() => services.sitePictures.create(drawn));
      return { _id: id, url: sitePicturePath(id), width, height };
    },
  }),
  route({
    method: 'get',
    path: '/admin/settings/:group',
    access: 'admin-in-person',
    summary: 'A group of settings',
    params: GROUP,
    answer: SettingsJson,
    handle: async ({ services, params }) => settingsJson(await services.settings.get(groupNamed(params.group))),
  }),
  route({
    method: 'put',
    path: '/admin/settings/:group',
    access: 'admin-in-person',
    summary: 'Replaces the values of a group of settings; 409 if the group has another version by now',
    params: GROUP,
    body: SettingsInput,
    answer: SettingsJson,
    handle: async ({ services, viewer, params, input }) =>
      settingsJson((await services.settings.save(viewer, groupNamed(params.group), input.version, input.value)).settings),
  }),
];
