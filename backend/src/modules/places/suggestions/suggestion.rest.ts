import { type Static, Type } from '@sinclair/typebox';
import { choice, ID, MOMENT, object, param, readInput, type Route, routesOf } from '../../../core/rest/index.js';
import { changeList, type FieldChange, namedChange } from '../place.changes.js';
import { placeJson, PlaceJson } from '../rest/api.js';
import { type PlaceEdit, PlaceEditStatus } from '../place-edit.entity.js';
import { PlacesLikeArgs, SuggestPlaceEditInput, SuggestPlaceInput } from '../place-suggestion.input.js';
import type { PlaceModule } from '../place.module.js';

const Value = Type.Union([Type.String(), Type.Null()]);
const ChangeJson = object({
  field: Type.String(),
  before: Value,
  after: Value,
  label: Type.Optional(Type.String({ description: 'Name of the attribute in the language of the site.' })),
  beforeText: Type.Optional({ ...Value, description: 'Value of the attribute before, with the names of its options.' }),
  afterText: Type.Optional({ ...Value, description: 'Suggested value of the attribute, with the names of its options.' }),
});
const PlaceEditJson = object(
  {
    _id: ID,
    place: object({ _id: ID }),
    changes: Type.Array(ChangeJson),
    note: Type.Optional(Type.String()),
    status: choice(Object.values(PlaceEditStatus)),
    createdAt: MOMENT,
  },
  'PlaceEdit',
);

/** Converts a change to its REST representation. Only attributes have a label and texts. */
function changeJson(change: FieldChange, { attributeNames }: PlaceModule): Static<typeof ChangeJson> {
  const { label, ...texts } = namedChange(change, attributeNames);
  return label === null ? change : { ...change, label, ...texts };
}

/** Converts a suggested edit to its REST representation for its author. */
const editJson = ({ id, placeId, changes, note, status, createdAt }: PlaceEdit, services: PlaceModule): Static<typeof PlaceEditJson> => ({
  _id: id,
  place: { _id: placeId },
  changes: changeList(changes).map((change) => changeJson(change, services)),
  note: note ?? undefined,
  status,
  createdAt,
});

const PlaceLikeJson = object(
  { distance: Type.Integer({ description: 'Distance to the new place (m).' }), hasSimilarName: Type.Boolean(), place: PlaceJson },
  'PlaceLike',
);

const route = routesOf<PlaceModule>();

/** Must be registered before the routes of single places, because `/places/like` would match `/places/:id`. */
export const placeSuggestionRoutes: Route<PlaceModule>[] = [
  route({
    method: 'get',
    path: '/places/like',
    access: 'signed-in',
    summary: 'List possible duplicates of a new place with their distance',
    query: {
      city: param.text('Id of the city of the new place.'),
      name: param.text('Name of the new place.'),
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
    summary: 'Suggest a place',
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
    summary: 'Suggest an edit of a place',
    body: SuggestPlaceEditInput,
    answer: PlaceEditJson,
    handle: async ({ params, input, services, viewer }) => editJson(await services.placeEdits.suggest(viewer, params.id, input), services),
  }),
];
