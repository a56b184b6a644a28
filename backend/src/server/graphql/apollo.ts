import type http from 'node:http';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { ApolloServerPluginLandingPageDisabled } from '@apollo/server/plugin/disabled';
import { ApolloServerPluginLandingPageLocalDefault } from '@apollo/server/plugin/landingPage/default';
import type { Logger } from '../../core/logging/index.js';
import type { Context } from '../context.js';
import type { OperationMetrics } from '../metrics/index.js';
import type { RateLimit } from '../http/index.js';
import { createSchema } from '../schema.js';
import { costPlugin } from './cost.js';
import { errorPlugin, formatError } from './errors.js';
import { httpStatusPlugin } from './http-status.js';
import { isExplorable, type Openness, PARSE_OPTIONS, VALIDATION_OPTIONS, validationRules } from './document.js';
import { operationPlugin } from './observe.js';
import { safelistPlugin } from './safelist.js';

interface ApolloParts {
  httpServer: http.Server;
  logger: Logger;
  openness: Openness;
  rateLimit: RateLimit;
  operations: OperationMetrics;
}

/** Creates and starts Apollo Server with our schema and limits. */
export async function createApollo({ httpServer, logger, openness, rateLimit, operations }: ApolloParts) {
  const { introspection, safelist } = openness;
  const schema = await createSchema();
  const apollo = new ApolloServer<Context>({
    schema,
    introspection: true,
    hideSchemaDetailsFromClientErrors: !isExplorable(openness),
    includeStacktraceInErrorResponses: false,
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    stopOnTerminationSignals: false,
    parseOptions: PARSE_OPTIONS,
    validationOptions: VALIDATION_OPTIONS,
    validationRules: validationRules(introspection),
    formatError,
    plugins: [
      operationPlugin(operations),
      ...(safelist ? [safelistPlugin(safelist)] : []),
      costPlugin(schema, rateLimit),
      errorPlugin(logger),
      httpStatusPlugin,
      ApolloServerPluginDrainHttpServer({ httpServer }),
      isExplorable(openness) ? ApolloServerPluginLandingPageLocalDefault({ footer: false }) : ApolloServerPluginLandingPageDisabled(),
    ],
  });
  await apollo.start();
  return { apollo, schema };
}
