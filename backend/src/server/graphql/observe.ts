import type { ApolloServerPlugin } from '@apollo/server';
import type { RequestHandler } from 'express';
import { describeSpan, inSpan, isTracing } from '../../core/tracing/index.js';
import type { Context } from '../context.js';
import type { OperationMetrics } from '../metrics/index.js';

/** Name of an operation's span until the operation is known. */
const UNKNOWN = 'graphql';

/** Counts the operations that the resolvers answer, and names their spans. */
export const operationPlugin = (operations: OperationMetrics): ApolloServerPlugin<Context> => ({
  async requestDidStart() {
    const begun = performance.now();
    let tally = operations.invalid;
    return {
      async didResolveOperation({ operation, operationName }) {
        if (!operation) return;
        tally = operations.of(operation.operation, operationName ?? undefined);
        describeSpan(tally.span, tally.attributesOf('resolvers'));
      },
      async willSendResponse({ response: { body } }) {
        tally.answered('resolvers', (performance.now() - begun) / 1000);
        if (body.kind !== 'single') return;
        const codes = new Set(body.singleResult.errors?.map(({ extensions }) => String(extensions?.code)));
        for (const code of codes) tally.failed(code);
      },
    };
  },
});

/** Runs an operation in its own span, which `operationPlugin` names. */
export const inOperationSpan = <T>(run: () => Promise<T>): Promise<T> => inSpan(UNKNOWN, {}, run);

/** Middleware that opens a span like `inOperationSpan`, which lasts until the response ends. */
export const operationSpan: RequestHandler = (_request, response, next) => {
  if (!isTracing()) {
    next();
    return;
  }
  void inOperationSpan(
    () =>
      new Promise<void>((resolve) => {
        response.once('close', resolve);
        next();
      }),
  );
};
