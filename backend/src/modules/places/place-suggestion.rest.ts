import { type Static, Type } from '@sinclair/typebox';
import { choice, ID, MOMENT, object } from '../../core/rest/json-schema.js';
import { param } from '../../core/rest/query.js';
import { readInput } from '../../core/rest/read-input.js';
import { type Route, routesOf } from '../../core/rest/route.js';
import { changeList } from './place.details.js';
import { placeJson, PlaceJson } from './place.json.js';
import { type PlaceEdit, PlaceEditStatus } from './place-edit.entity.js';
import { PlacesLikeArgs, SuggestPlaceEditInput, SuggestPlaceInput } from './place-suggestion.input.js';
import type { PlaceModule } from './index.js';

const Value = Type.Union([Type.String(), Type.Null()]);
const PlaceEditJson = object(
  {
    _id: ID,
    place: object({ _id: ID }),
    changes: Type.Array(object({ field: Type.String(), before: Value, after: Value })),
    note: Type.Optional(Type.String()),
    status: choice(Object.values(PlaceEditStatus)),
    createdAt: MOMENT,
  },
  'PlaceEdit',
);

/** A suggested edit as the REST API shows it to whoever suggests it. */
const editJson = ({ id, placeId, changes, note, status, createdAt }: PlaceEdit): Static<typeof PlaceEditJson> => ({
  _id: id,
  place: { _id: placeId },
  changes: changeList(changes),
  note: note ?? undefined,
  status,
  createdAt,
});

const PlaceLikeJson = object({ distance: Type.Integer({ description: 'Metres.' }), hasSimilarName: Type.Boolean(), place: PlaceJson }, 'PlaceLike');

const route = routesOf<PlaceModule>();

/** Stands before the routes of single places: `like` is no id. */
export const placeSuggestionRoutes: Route<PlaceModule>[] = [
  route({
    method: 'get',
    path: '/places/like',
    access: 'signed-in',
    summary: 'Places that a new one could be the same as, with metres between them',
    query: {
      city: param.text('Identifier of the city that the new place is in.'),
      name: param.text('What it is called.'),
      latitude: param.number('Degrees north of the equator, -90 to 90.'),
      longitude: param.number('Degrees east of Greenwich, -180 to 180.'),
    },
    answer: Type.Array(PlaceLikeJson),
    async handle({ query: { city, name, ...coordinates }, services, viewer }) {
      const sketch = readInput(PlacesLikeArgs, { cityId: city, name, coordinates });
      const found = await services.placeSuggestions.like(viewer, sketch);
      return Promise.all(found.map(async ({ place, ...likeness }) => ({ ...likeness, place: await placeJson(place, services) })));
    },
  }),
  route({
    method: 'post',
    path: '/places',
    access: 'signed-in',
    status: 201,
    hasOwnTransaction: true,
    summary: 'Suggests a place',
    isIdempotent: true,
    body: SuggestPlaceInput,
    answer: PlaceJson,
    async handle(request) {
      const { input, services, viewer, idempotencyKey } = request;
      const place = await request.transaction(() => services.placeSuggestions.suggest(viewer, input, idempotencyKey));
      return placeJson(place, services);
    },
  }),
  route({
    method: 'post',
    path: '/places/:id/edits',
    access: 'signed-in',
    status: 201,
    summary: 'Suggests better details of a place',
    body: SuggestPlaceEditInput,
    answer: PlaceEditJson,
    handle: async ({ params, input, services, viewer }) => editJson(await services.placeEdits.suggest(viewer, params.id, input)),
  }),
];
