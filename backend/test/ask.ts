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

/** Sends a GraphQL request with one root field, and returns the value of the field as data. */
export async function askField<Data>(...request: Parameters<typeof ask>): Promise<Reply<Data | undefined>> {
  const { data, ...error } = await ask<Record<string, Data> | null>(...request);
  return { data: Object.values(data ?? {})[0], ...error };
}
