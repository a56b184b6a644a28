import { readdirSync } from 'node:fs';
import path from 'node:path';
import { ApolloClient, HttpLink, InMemoryCache } from '@apollo/client';
import { type DocumentNode, getOperationAST, Kind, OperationTypeNode } from 'graphql';
import { figure } from '../support/figures.js';
import { type Instance, startInstance } from '../support/instance.js';

const CLIENT = path.resolve('frontend/src');

/** Returns every operation of the client, as its screens import it. */
async function clientDocuments(): Promise<DocumentNode[]> {
  const files = readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.generated.ts'));
  const modules = await Promise.all(files.map((file) => import(path.join(CLIENT, file)) as Promise<Record<string, Partial<DocumentNode>>>));
  const isDocument = (one: Partial<DocumentNode>): one is DocumentNode => one.kind === Kind.DOCUMENT;
  return modules.flatMap((module) => Object.values(module).filter(isDocument)).filter((document) => getOperationAST(document) !== null);
}

let app: Instance;
beforeAll(async () => (app = await startInstance({ GRAPHQL_SAFELIST: 'on' })), 180_000);

test('with the safelist on, the app runs every operation of its pages as they send it', async () => {
  const answers: [status: number, text: string][] = [];
  const note = async (input: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
    const response = await fetch(input, init);
    answers.push([response.status, await response.clone().text()]);
    return response;
  };
  const client = new ApolloClient({ cache: new InMemoryCache(), link: new HttpLink({ uri: `${app.url}/graphql`, fetch: note }) });
  const documents = await clientDocuments();
  for (const document of documents) {
    const isMutation = getOperationAST(document)?.operation === OperationTypeNode.MUTATION;
    // They can fail, as they have no variables and no session; the safelist must not be the reason.
    await (isMutation ? client.mutate({ mutation: document }) : client.query({ query: document, fetchPolicy: 'network-only' })).catch(() => undefined);
  }
  expect(answers).toHaveLength(documents.length);
  expect(answers.filter(([status, text]) => status === 403 || text.includes('SAFELIST'))).toEqual([]);
  figure('S2', `with GRAPHQL_SAFELIST=on ${documents.length} operations of the client run, and no others`);
});

test('with the safelist on, the app refuses other operations', async () => {
  const response = await fetch(`${app.url}/graphql`, {
    method: 'POST',
    body: JSON.stringify({ query: '{ stats { cities } }' }),
    headers: { 'Content-Type': 'application/json' },
  });
  expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('QUERY_NOT_IN_SAFELIST')]);
});
