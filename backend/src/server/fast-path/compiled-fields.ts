import type { GraphQLSchema } from 'graphql';
import type { EntityManager } from 'typeorm';
import { mergeCompiledFields, type CompiledFields } from '../../core/compiled-queries/index.js';
import { cityFields } from '../../modules/cities/index.js';
import { accountFields } from '../../modules/accounts/index.js';
import { favoriteFields } from '../../modules/favorites/index.js';
import { photoFields } from '../../modules/photos/index.js';
import { autocompleteFields, mapFields, placeFields } from '../../modules/places/index.js';
import { reviewFields } from '../../modules/reviews/index.js';
import { siteFields, type SiteModule } from '../../modules/site/index.js';
import { statsFields } from '../../modules/stats/index.js';
import { userFields } from '../../modules/users/index.js';

/** Collects the compiled fields of all modules. @throws Error if the schema has no such field, or a query among them is not public */
export function createCompiledFields(schema: GraphQLSchema, manager: EntityManager, site: SiteModule): CompiledFields {
  const reads = mergeCompiledFields([
    siteFields(site),
    userFields,
    accountFields,
    photoFields,
    cityFields(manager, site.siteSettings),
    placeFields(manager, site.siteSettings),
    mapFields(manager, site.siteSettings),
    autocompleteFields(site.siteSettings),
    reviewFields(manager),
    favoriteFields(manager),
    statsFields,
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
