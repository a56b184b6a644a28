import { type Static, Type } from '@sinclair/typebox';
import { InvalidInput } from '../../../core/errors/index.js';
import { MOMENT, object, pageOf, param, type Route, routesOf } from '../../../core/rest/index.js';
import type { PlaceModule } from '../place.module.js';
import { adminPlaceJson, AdminPlaceJson } from '../rest/api.js';
import { MergePairInput, PairInput } from './duplicates.input.js';
import type { DuplicatePair } from './duplicates.type.js';

const PairJson = object(
  {
    _id: Type.String({ description: 'Identifiers of the two places, with a colon between them.' }),
    distance: Type.Number({ description: 'Distance between the places (m).' }),
    similarity: Type.Number({ description: 'Similarity of their names, 0 to 1.' }),
    isDismissed: Type.Boolean({ description: 'Whether an admin has marked them as different.' }),
    foundAt: MOMENT,
    places: Type.Array(AdminPlaceJson),
  },
  'DuplicatePair',
);

async function pairJson({ id, a, b, distance, similarity, isDismissed, foundAt }: DuplicatePair, services: PlaceModule): Promise<Static<typeof PairJson>> {
  const places = await Promise.all([a, b].map((one) => services.placeById.load(one)));
  const shown = await Promise.all(places.flatMap((place) => (place ? [adminPlaceJson(place, services)] : [])));
  return { _id: id, distance, similarity, isDismissed, foundAt, places: shown };
}

const SearchJson = object(
  {
    comparedAt: Type.Optional(MOMENT),
    isRunning: Type.Boolean({ description: 'Whether a search waits or is running.' }),
  },
  'DuplicateSearch',
);

const searchJson = ({ comparedAt, isRunning }: { comparedAt: Date | null; isRunning: boolean }): Static<typeof SearchJson> => ({
  comparedAt: comparedAt ?? undefined,
  isRunning,
});

const ComparedJson = object(
  {
    place: AdminPlaceJson,
    reviews: Type.Integer({ description: 'Reviews of any status.' }),
    photos: Type.Integer({ description: 'Pictures of the place and of its reviews.' }),
    favorites: Type.Integer({ description: 'Users who have it as a favorite.' }),
    lists: Type.Integer({ description: 'Lists with the place.' }),
    edits: Type.Integer({ description: 'Suggested edits that wait for a decision.' }),
    reports: Type.Integer({ description: 'Open reports of the place.' }),
  },
  'ComparedPlace',
);

/** Returns the two ids of a pair. Malformed ones are not found. */
function idsOf(pair: string): [string, string] {
  const [a = '', b = ''] = pair.split(':');
  return [a, b];
}

/** @throws InvalidInput if `keep` is none of the two */
function otherOf(pair: string, keep: string): string {
  const [a, b] = idsOf(pair.toLowerCase());
  if (keep.toLowerCase() === a) return b;
  if (keep.toLowerCase() === b) return a;
  throw new InvalidInput({ keep: 'api.mergeKeep' });
}

const route = routesOf<PlaceModule>();

export const duplicateRoutes: Route<PlaceModule>[] = [
  route({
    method: 'get',
    path: '/admin/duplicates',
    access: 'admin',
    summary: 'Pairs of places that can be the same one, the likeliest first',
    query: {
      city: param.text('Only pairs in the city with this id.'),
      dismissed: param.boolean('True: pairs that were marked as different; false, or left out: all other pairs.'),
      ...param.adminPage,
    },
    answer: Type.Array(PairJson),
    async handle({ query: { city, dismissed, ...page }, services }) {
      const { items } = await services.duplicatePairs.list({ cityId: city, isDismissed: dismissed ?? false }, pageOf(page));
      return Promise.all(items.map((pair) => pairJson(pair, services)));
    },
  }),
  route({
    method: 'get',
    path: '/admin/duplicate-search',
    access: 'admin',
    summary: 'The search for duplicates, which runs every night',
    answer: SearchJson,
    handle: async ({ services }) => searchJson(await services.duplicatePairs.search()),
  }),
  route({
    method: 'post',
    path: '/admin/duplicate-search',
    access: 'admin',
    summary: 'Start a search for duplicates in the background',
    answer: SearchJson,
    handle: async ({ services, viewer }) => searchJson(await services.duplicatePairs.start(viewer)),
  }),
  route({
    method: 'get',
    path: '/admin/duplicates/:id',
    access: 'admin',
    summary: 'Compare two places of any status, with the numbers of what a merge moves',
    answer: Type.Array(ComparedJson),
    async handle({ params: { id }, services }) {
      const compared = await services.duplicatePairs.compare(idsOf(id));
      return Promise.all(
        compared.map(async ({ place, reviews, photos, favorites, lists, edits, reports }) => ({
          place: await adminPlaceJson(place, services),
          ...{ reviews, photos, favorites, lists, edits, reports },
        })),
      );
    },
  }),
  route({
    method: 'put',
    path: '/admin/duplicates/:id',
    access: 'admin',
    summary: 'Mark the places of a pair as different, or take that back',
    body: PairInput,
    answer: PairJson,
    handle: async ({ params: { id }, input, services, viewer }) =>
      pairJson(await services.duplicatePairs.dismiss(viewer, idsOf(id), input.isDismissed), services),
  }),
  route({
    method: 'post',
    path: '/admin/duplicates/:id/merge',
    access: 'admin',
    summary: 'Merge two places for good; CONFLICT if one has changed since the given version',
    body: MergePairInput,
    answer: AdminPlaceJson,
    async handle({ params, input: { keep, keepVersion, dropVersion, take, takeParts }, services, viewer }) {
      const drop = otherOf(params.id, keep);
      const seen = { keep: { id: keep, version: keepVersion }, drop: { id: drop, version: dropVersion } };
      return adminPlaceJson(await services.placeMerges.merge(viewer, { ...seen, take: take ?? [], takeParts: takeParts ?? [] }), services);
    },
  }),
];
