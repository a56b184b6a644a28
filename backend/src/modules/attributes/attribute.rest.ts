import { type Static, Type } from '@sinclair/typebox';
import { allows } from '../../core/access/index.js';
import { ID, MESSAGE, MOMENT, object, param, type Route, routesOf, VERSION } from '../../core/rest/index.js';
import { AttributeOrderInput, CreateAttributeInput, SaveAttributeInput } from './attribute.input.js';
import type { AttributeModule } from './attribute.module.js';
import type { AdminAttribute, SavedAttribute } from './attribute.type.js';

const fields = {
  _id: ID,
  key: Type.String({ description: 'Name of the column in files. It never changes.' }),
  version: VERSION,
  value: Type.Record(Type.String(), Type.Unknown(), { description: 'Values by field.' }),
  placesCount: Type.Integer({ description: 'Number of places that are not deleted and have a value, also those that are not public.' }),
  isEstimate: Type.Boolean({ description: 'Whether `placesCount` is an estimate, because the site has very many places.' }),
  updatedAt: MOMENT,
};
const AttributeJson = object(fields, 'AdminAttribute');
const SavedAttributeJson = object(
  { ...fields, retired: Type.Array(Type.String(), { description: 'Keys of removed options that places still have, and that are now retired.' }) },
  'SavedAttribute',
);

const Texts = Type.Array(object({ language: Type.String({ description: 'Language tag (BCP 47).' }), text: Type.String() }));
const Names = { key: Type.String(), names: Texts, synonyms: Texts };
/** Definition of an attribute, as GraphQL has it. */
const DefinitionJson = object(
  {
    ...Names,
    kind: Type.String({ description: '`yes-no`, `choice`, `several`, `number`, `text` or `link`.' }),
    unit: Type.String(),
    options: Type.Array(object({ ...Names, isRetired: Type.Boolean({ description: 'Whether places can only keep it.' }) })),
    section: Type.String(),
    iconPath: Type.String({ description: 'Data of an SVG path, 24 × 24 units.' }),
    categories: Type.Array(Type.String(), { description: 'Slugs of the categories whose places can have it; none for all places.' }),
    isOnCard: Type.Boolean(),
    isOnPage: Type.Boolean(),
    isFilter: Type.Boolean(),
    isInternal: Type.Boolean({ description: 'Whether only moderators see it.' }),
  },
  'Attribute',
);

const attributeJson = ({ id, key, version, value, placesCount, isEstimate, updatedAt }: AdminAttribute): Static<typeof AttributeJson> => ({
  _id: id,
  key,
  version,
  value: value as Record<string, unknown>,
  placesCount,
  isEstimate,
  updatedAt,
});
const savedJson = ({ attribute, retired }: SavedAttribute): Static<typeof SavedAttributeJson> => ({ ...attributeJson(attribute), retired });

const KEY = { key: 'Key of the attribute.' };

const route = routesOf<AttributeModule>();

export const attributeRoutes: Route<AttributeModule>[] = [
  route({
    method: 'get',
    path: '/attributes',
    access: 'public',
    summary: 'Attributes of places in their order; those for moderators only for moderators',
    query: { category: param.text('Slug or alias of a category: only attributes that its places can have.') },
    answer: Type.Array(DefinitionJson),
    handle: ({ services, viewer, query }) => Promise.resolve(services.attributeDefinitions().of(query.category, allows('moderator', viewer))),
  }),
  route({
    method: 'get',
    path: '/admin/attributes',
    access: 'admin-in-person',
    summary: 'Attributes of places in their order, also hidden ones',
    answer: Type.Array(AttributeJson),
    handle: async ({ services }) => (await services.attributes.list()).map(attributeJson),
  }),
  route({
    method: 'post',
    path: '/admin/attributes',
    access: 'admin-in-person',
    status: 201,
    summary: 'Adds an attribute at the end',
    body: CreateAttributeInput,
    answer: SavedAttributeJson,
    handle: async ({ services, viewer, input }) => savedJson(await services.attributes.create(viewer, input.key, input.value)),
  }),
  route({
    method: 'put',
    path: '/admin/attributes',
    access: 'admin-in-person',
    summary: 'Sorts the attributes; 409 if the list has other attributes by now',
    body: AttributeOrderInput,
    answer: Type.Array(AttributeJson),
    async handle({ services, viewer, input }) {
      await services.attributes.sort(viewer, input.keys);
      return (await services.attributes.list()).map(attributeJson);
    },
  }),
  route({
    method: 'put',
    path: '/admin/attributes/:key',
    access: 'admin-in-person',
    summary: 'Replaces the values of an attribute; 409 if it has another version by now',
    params: KEY,
    body: SaveAttributeInput,
    answer: SavedAttributeJson,
    handle: async ({ services, viewer, params: { key }, input: { version, value } }) =>
      savedJson(await services.attributes.save(viewer, { word: key, version }, value)),
  }),
  route({
    method: 'delete',
    path: '/admin/attributes/:key',
    access: 'admin-in-person',
    summary: 'Deletes an attribute; places keep their values',
    params: KEY,
    query: { version: param.required(param.version) },
    answer: MESSAGE,
    async handle({ services, viewer, params: { key }, query: { version } }) {
      await services.attributes.delete(viewer, { word: key, version });
      return { message: 'The attribute is deleted.' };
    },
  }),
];
