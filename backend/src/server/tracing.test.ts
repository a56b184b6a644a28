import { newId } from '../core/db/index.js';
import { once } from 'node:events';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { buildCity } from '../../test/builders.js';
import { makeClientDir, startServer, type TestServer } from '../../test/server.js';
import { createLogger } from '../core/logging/index.js';
import { createMailer } from '../core/mail/index.js';
import { startTracing } from '../core/tracing/index.js';

/** JSON of https://github.com/open-telemetry/opentelemetry-proto, reduced to the fields that are used here. */
interface Span {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  attributes: { key: string; value: { stringValue?: string; intValue?: number } }[];
  status: { code: number };
}
interface Received {
  resourceSpans: { resource: Pick<Span, 'attributes'>; scopeSpans: { spans: Span[] }[] }[];
}

const [SERVER, CLIENT] = [2, 3];
const PARENT = { trace: '4bf92f3577b34da6a3ce929d0e0e4736', span: '00f067aa0ba902b7' };
const LINKED = { traceparent: `00-${PARENT.trace}-${PARENT.span}-01` };

const client = makeClientDir();
const received: Received[] = [];
const chunks: string[] = [];
const collector = http.createServer((request, response) => {
  void json(request).then((body) => {
    received.push(body as Received);
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
});
let stopTracing: () => Promise<void>;
let server: TestServer;
beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  process.env.OTEL_RESOURCE_ATTRIBUTES = 'deployment.environment.name=test';
  stopTracing = await startTracing({ protocol: 'http/json' }, createLogger('silent'));
  server = await startServer({
    clientDir: client.clientDir,
    env: { ANSWER_CACHE_MB: '1' },
    logger: createLogger('debug', { write: (chunk) => void chunks.push(chunk) }),
  });
  await buildCity(server.dataSource, { name: 'Pune' });
});
afterAll(async () => {
  await server.stop();
  await new Promise((resolve) => collector.close(resolve));
  client.remove();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
  delete process.env.OTEL_RESOURCE_ATTRIBUTES;
});

const said = ({ attributes }: Pick<Span, 'attributes'>) => Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));
const spans = () => received.flatMap(({ resourceSpans }) => resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)));

/** Returns a span and its children as a tree of names. */
const treeOf = (span: Span): unknown[] => [
  span.name,
  ...spans()
    .filter(({ parentSpanId }) => parentSpanId === span.spanId)
    .map(treeOf),
];

test('a trace links caller, request, operation and SQL, and the last spans are sent at exit', async () => {
  const QUERY = 'query Towns { cities { items { name } } }';
  await server.graphql(QUERY, {}, { headers: LINKED });
  await server.graphql(QUERY, {}, { headers: LINKED });
  await server.resolve(
    'query Slowly($search: String) { cities(filter: { search: $search }) { items { name } } }',
    { search: 'Secret Street' },
    { headers: LINKED },
  );
  const { headers } = await server.send('POST', '/api/auth/login', { email: 'ana@example.org', password: 'secret kettles' }, LINKED);
  await server.rest('/api/cities', { headers: { traceparent: 'nonsense' } });
  const mailer = createMailer({ mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'guide@example.org' }, dataDir: '/nonexistent' }, createLogger('silent'), {
    timeout: 100,
    patience: 100,
  });
  await expect(mailer.send({ id: newId(), to: 'ana@example.org', subject: 'Private', text: '', html: '', sender: '' })).rejects.toThrow(
    'The mail could not be sent',
  );
  await mailer.close();
  await stopTracing();

  const followed = spans().filter(({ parentSpanId, kind }) => parentSpanId === PARENT.span && kind === SERVER);
  expect(followed.slice(0, 3).map(treeOf)).toEqual([
    ['POST /graphql', ['query Towns', [expect.stringMatching(/^SELECT/)]]],
    ['POST /graphql', ['query Towns']],
    ['POST /graphql', ['query Slowly', [expect.stringMatching(/^SELECT cities/)]]],
  ]);
  expect(new Set(followed.map(({ traceId }) => traceId))).toEqual(new Set([PARENT.trace]));
  expect(
    spans()
      .filter(({ name }) => name === 'query Towns')
      .map((span) => said(span)['citypins.source']),
  ).toEqual(['read', 'kept']);

  const signIn = followed[3] as Span;
  expect(signIn.name).toBe('POST /api/auth/login');
  expect(said(signIn)).toMatchObject({
    'http.request.method': 'POST',
    'http.route': '/api/auth/login',
    'http.response.status_code': 401,
    'citypins.request_id': headers.get('x-request-id'),
  });
  expect(treeOf(signIn)).toEqual(expect.arrayContaining([['SELECT users']]));

  const statement = spans().find(({ name, traceId }) => name === 'SELECT users' && traceId === PARENT.trace) as Span;
  expect(statement.kind).toBe(CLIENT);
  expect(said(statement)).toMatchObject({ 'db.system.name': 'postgresql', 'db.query.text': expect.stringMatching(/\$1/) as string });
  expect(spans().find(({ name }) => name === 'send mail')).toMatchObject({ kind: CLIENT, status: { code: 2 } });
  expect(JSON.stringify(received)).not.toMatch(/Secret Street|ana@|kettles|Private/);

  const alone = spans().find(({ name }) => name === 'GET /api/cities') as Span;
  expect([alone.parentSpanId ?? '', alone.traceId === PARENT.trace]).toEqual(['', false]);
  expect(said(received[0]?.resourceSpans[0]?.resource ?? { attributes: [] })).toMatchObject({
    'service.name': 'citypins',
    'service.version': expect.stringMatching(/^\d/) as string,
    'deployment.environment.name': 'test',
  });

  const lines = chunks.map((chunk) => JSON.parse(chunk) as Record<string, unknown>);
  expect(lines.find(({ event }) => event === 'sign-in-failed')).toMatchObject({ traceId: PARENT.trace, requestId: headers.get('x-request-id') });
  expect(lines.filter(({ msg }) => msg === 'Request answered')).toHaveLength(5);
});
