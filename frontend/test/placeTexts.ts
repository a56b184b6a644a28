import { placeFields } from '../src/graphql/placeFields.generated';

/** All texts of a place in a response or an input of the API, without values. */
export const noTexts = Object.fromEntries(Object.keys(placeFields).map((name) => [name, null]));
