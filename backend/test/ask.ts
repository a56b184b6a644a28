import type { TestServer } from './server.js';

/** Response of GraphQL, with the code, message and fields of its first error. */
export interface Reply<Data> {
  data: Data;
  code: string | undefined;
  message: string | undefined;
  fields: Record<string, string> | undefined;
}

/** Sends a GraphQL request as the user whom the headers authenticate. */
export async function ask<Data>(server: TestServer, query: string, variables: object, headers: Record<string, string>): Promise<Reply<Data>> {
  const { body } = await server.graphql<Data>(query, { ...variables }, { headers });
  const [error] = body.errors ?? [];
  return { data: body.data, code: error?.extensions.code, message: error?.message, fields: error?.extensions.fields };
}
