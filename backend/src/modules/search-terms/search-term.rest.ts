import { type Static, Type } from '@sinclair/typebox';
import { ID, MESSAGE, MOMENT, object, param, type Route, routesOf, VERSION } from '../../core/rest/index.js';
import { CreateSearchTermInput, SaveSearchTermInput, SearchTermOrderInput } from './search-term.input.js';
import type { SearchTermModule } from './search-term.module.js';
import type { AdminSearchTerm } from './search-term.type.js';

const SearchTermJson = object(
  {
    _id: ID,
    key: Type.String({ description: 'Key, which never changes.' }),
    version: VERSION,
    value: Type.Record(Type.String(), Type.Unknown(), { description: 'Values by field.' }),
    updatedAt: MOMENT,
  },
  'AdminSearchTerm',
);

const termJson = ({ id, key, version, value, updatedAt }: AdminSearchTerm): Static<typeof SearchTermJson> => ({
  _id: id,
  key,
  version,
  value: value as Record<string, unknown>,
  updatedAt,
});

const KEY = { key: 'Key of the term.' };
const route = routesOf<SearchTermModule>();

export const searchTermRoutes: Route<SearchTermModule>[] = [
  route({
    method: 'get',
    path: '/admin/search-terms',
    access: 'admin-in-person',
    summary: 'Words of the search with their meanings in their order',
    answer: Type.Array(SearchTermJson),
    handle: async ({ services }) => (await services.searchTerms.list()).map(termJson),
  }),
  route({
    method: 'post',
    path: '/admin/search-terms',
    access: 'admin-in-person',
    status: 201,
    summary: 'Adds a search term at the end',
    body: CreateSearchTermInput,
    answer: SearchTermJson,
    handle: async ({ services, viewer, input }) => termJson((await services.searchTerms.create(viewer, input.key, input.value)).term),
  }),
  route({
    method: 'put',
    path: '/admin/search-terms',
    access: 'admin-in-person',
    summary: 'Sorts the search terms; 409 if the list has other terms by now',
    body: SearchTermOrderInput,
    answer: Type.Array(SearchTermJson),
    async handle({ services, viewer, input }) {
      await services.searchTerms.sort(viewer, input.keys);
      return (await services.searchTerms.list()).map(termJson);
    },
  }),
  route({
    method: 'put',
    path: '/admin/search-terms/:key',
    access: 'admin-in-person',
    summary: 'Replaces the values of a search term; 409 if it has another version by now',
    params: KEY,
    body: SaveSearchTermInput,
    answer: SearchTermJson,
    handle: async ({ services, viewer, params: { key }, input: { version, value } }) =>
      termJson((await services.searchTerms.save(viewer, { word: key, version }, value)).term),
  }),
  route({
    method: 'delete',
    path: '/admin/search-terms/:key',
    access: 'admin-in-person',
    summary: 'Deletes a search term',
    params: KEY,
    query: { version: param.required(param.version) },
    answer: MESSAGE,
    async handle({ services, viewer, params: { key }, query: { version } }) {
      await services.searchTerms.delete(viewer, { word: key, version });
      return { message: 'The search term is deleted.' };
    },
  }),
];
