import { readInput } from '../../core/rest/read-input.js';
import type { Route } from '../../core/rest/route.js';
import { changeList } from './place.details.js';
import { placeJson } from './place.rest.js';
import type { PlaceEdit } from './place-edit.entity.js';
import { PlacesLikeArgs, SuggestPlaceEditInput, SuggestPlaceInput } from './place-suggestion.input.js';
import type { PlaceModule } from './index.js';

/** A suggested edit as the REST API shows it to whoever suggests it. */
const editJson = ({ id, placeId, changes, note, status, createdAt }: PlaceEdit) => ({
  _id: id, place: { _id: placeId }, changes: changeList(changes), note: note ?? undefined, status, createdAt,
});

const DETAILS = 'name, description, category, coordinates { latitude, longitude }, fullAddress, pincode, phone, website, priceRange, openingHours';

/** Stands before the routes of single places: `like` is no id. */
export const placeSuggestionRoutes: Route<PlaceModule>[] = [
  {
    method: 'get',
    path: '/places/like',
    access: 'signed-in',
    summary: 'Places that a new one could be the same as, with metres between them; query: city (id), name, latitude, longitude',
    async handle({ query, services, viewer }) {
      const coordinates = { latitude: query.number('latitude'), longitude: query.number('longitude') };
      const sketch = readInput(PlacesLikeArgs, { cityId: query.text('city'), name: query.text('name'), coordinates });
      const found = await services.placeSuggestions.like(viewer, sketch);
      return Promise.all(found.map(async ({ place, ...likeness }) => ({ ...likeness, place: await placeJson(place, services) })));
    },
  },
  {
    method: 'post',
    path: '/places',
    access: 'signed-in',
    status: 201,
    hasOwnTransaction: true,
    summary: `Suggests a place; header: Idempotency-Key; body: cityId, ${DETAILS}, photoIds`,
    async handle(request) {
      const { body, services, viewer, idempotencyKey } = request;
      const input = readInput(SuggestPlaceInput, body);
      const place = await request.transaction(() => services.placeSuggestions.suggest(viewer, input, idempotencyKey));
      return placeJson(place, services);
    },
  },
  {
    method: 'post',
    path: '/places/:id/edits',
    access: 'signed-in',
    status: 201,
    summary: `Suggests better details of a place; body: ${DETAILS}, note`,
    handle: async ({ params, body, services, viewer }) =>
      editJson(await services.placeEdits.suggest(viewer, params.id ?? '', readInput(SuggestPlaceEditInput, body))),
  },
];
