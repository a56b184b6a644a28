import type { TestServer } from './server.js';

/** What GraphQL answers, and what is wrong where something is. */
export interface Reply<Data> {
  data: Data;
  code: string | undefined;
  message: string | undefined;
  fields: Record<string, string> | undefined;
}

/** Asks GraphQL as whoever the headers belong to. */
export async function ask<Data>(server: TestServer, query: string, variables: object, headers: Record<string, string>): Promise<Reply<Data>> {
  const { body } = await server.graphql<Data>(query, { ...variables }, { headers });
  const [error] = body.errors ?? [];
  return { data: body.data, code: error?.extensions.code, message: error?.message, fields: error?.extensions.fields };
}
