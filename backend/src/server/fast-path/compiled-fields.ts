import type { GraphQLSchema } from 'graphql';
import type { EntityManager } from 'typeorm';
import { mergeReads, type Reads } from '../../core/compiled-queries/index.js';
import { cityReads } from '../../modules/cities/index.js';
import { favoriteReads } from '../../modules/favorites/index.js';
import { photoReads } from '../../modules/photos/index.js';
import { autocompleteReads, mapReads, placeReads } from '../../modules/places/index.js';
import { reviewReads } from '../../modules/reviews/index.js';
import { type Site, siteReads } from '../../modules/site/index.js';
import { statsReads } from '../../modules/stats/index.js';
import { userReads } from '../../modules/users/index.js';

/** Collects the compiled fields of all modules. @throws Error if the schema has no such field, or a query among them is not public */
export function createReads(schema: GraphQLSchema, manager: EntityManager, site: Site): Reads {
  const reads = mergeReads([
    siteReads(site),
    userReads,
    photoReads,
    cityReads(manager),
    placeReads(manager),
    mapReads(manager),
    autocompleteReads,
    reviewReads(manager),
    favoriteReads,
    statsReads,
  ]);
  const fields = new Map(Object.values(schema.getTypeMap()).flatMap((type) => ('getFields' in type ? [[type.name, type.getFields()] as const] : [])));
  for (const [type, names] of Object.entries(reads)) {
    for (const name of Object.keys(names)) {
      const field = fields.get(type)?.[name];
      if (!field || (type === 'Query' && field.extensions.access !== 'public')) throw new Error(`${type}.${name} cannot be read by everyone.`);
    }
  }
  return reads;
}
