import type { GraphQLSchema } from 'graphql';
import { GraphQLDateTime } from 'graphql-scalars';
import { buildSchema } from 'type-graphql';
import { fieldsWithoutAccess } from '../core/access/access.js';
import { CityResolver } from '../modules/cities/index.js';
import { CityPlacesResolver, PlaceResolver } from '../modules/places/index.js';
import { PlaceReviewsResolver, ReviewResolver } from '../modules/reviews/index.js';
import { SiteResolver } from '../modules/site/index.js';
import { StatsResolver } from '../modules/stats/index.js';
import type { Context } from './context.js';

/** Builds the schema of the whole product; throws where a root field does not say who may use it. */
export async function createSchema(): Promise<GraphQLSchema> {
  const schema = await buildSchema({
    resolvers: [SiteResolver, CityResolver, PlaceResolver, CityPlacesResolver, ReviewResolver, PlaceReviewsResolver, StatsResolver],
    container: {
      get: (Resolver: new (services: unknown) => unknown, { context }: { context: Context }) => new Resolver(context.services),
    },
    scalarsMap: [{ type: Date, scalar: GraphQLDateTime }],
    validate: { forbidUnknownValues: false },
  });
  const query = schema.getQueryType();
  if (query) query.description = 'Everything that can be read.';
  const open = fieldsWithoutAccess(schema);
  if (open.length > 0) throw new Error(`These fields do not declare who may use them: ${open.join(', ')}`);
  return schema;
}
