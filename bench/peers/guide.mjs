// Settings of the guide for the hand-written peers, read once: they have them in memory, like the product.
import { database } from './connection.mjs';
import { createUnderstanding, readProduct, tagWordsOf } from './product.mjs';

export const { settings, mapOf } = await readProduct(database);
export const partsOf = createUnderstanding(settings);

/** Returns the ids of tags; facts about places, such as `price:1`, are stored as such numbers. */
const idsOf = (tags) => tags.flatMap((tag) => settings.placeTags.get(tag) ?? []);

/** Returns the conditions of a filter on tags as ids, one list for each condition. */
export const tagsOf = (filter) => tagWordsOf(filter).map(idsOf);
