import type http from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { Logger } from '../../core/logging/logger.js';
import type { Context } from '../context.js';
import { createSchema } from '../schema.js';
import { costPlugin } from './cost.js';
import { errorPlugin, formatError } from './errors.js';
import { httpStatusPlugin } from './http-status.js';
import { PARSE_OPTIONS, VALIDATION_OPTIONS, validationRules } from './document.js';

/** Apollo Server with our schema and limits, started. */
export async function createApollo(httpServer: http.Server, logger: Logger, { introspection }: { introspection: boolean }) {
  const schema = await createSchema();
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    hideSchemaDetailsFromClientErrors: !introspection,
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    stopOnTerminationSignals: false,
    parseOptions: PARSE_OPTIONS,
    validationOptions: VALIDATION_OPTIONS,
    validationRules: validationRules(introspection),
    formatError,
    plugins: [
      costPlugin(schema),
      errorPlugin(logger),
      httpStatusPlugin,
      ApolloServerPluginDrainHttpServer({ httpServer }),
      ApolloServerPluginLandingPageLocalDefault({ footer: false }),
    ],
  });
  await apollo.start();
  return { apollo, schema };
}
