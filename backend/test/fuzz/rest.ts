import fc from 'fast-check';
import { idFor, type KnownIds } from './known-ids.js';
import { inputSchema, type Route } from '../../src/core/rest/index.js';
import type { RawRequest } from '../raw.js';
import { nastyText, nastyValue, sensible } from './values.js';

/** Properties of a route that its requests are generated from. */
interface FuzzedRoute {
  method: string;
  /** In Express's syntax, from the root of the server: `/api/cities/:id`. */
  path: string;
  /** Names of its query parameters. */
  query?: readonly string[];
  /** Names of the fields of its body. */
  fields?: readonly string[];
  /** Name of the form field that contains a file. */
  upload?: string;
}

/** Returns the routes of a route table, below `/api`. */
export const fuzzedRoutes = (table: readonly Route<never>[]): FuzzedRoute[] =>
  table.map(({ method, path, query = {}, body, upload }) => ({
    method,
    path: `/api${path}`,
    query: Object.keys(query),
    fields: body && Object.keys(inputSchema(body).properties as object),
    upload,
  }));

/** One in so many values, queries, bodies and headers is wrong. */
const WRONG = { value: 8, part: 12 };

const oftenRight = <T>(right: fc.Arbitrary<T>, wrong: fc.Arbitrary<T>, oneIn: number): fc.Arbitrary<T> =>
  fc.oneof({ weight: oneIn - 1, arbitrary: right }, { weight: 1, arbitrary: wrong });

const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());
/** Invalid or misleading percent-encodings and path parts. */
const brokenEscape = fc.constantFrom('%', '%ZZ', '%ED%A0%80', '%C0%80', '%00', '%2e%2e%2f', '..', '.', '', '%252e', '%E0%A4', ';', '+', '*', '()');
const inAddress = fc.oneof({ weight: 4, arbitrary: nastyText.map(encoded) }, { weight: 1, arbitrary: brokenEscape });

/** Text that HTTP allows in a header value. */
const headerText = nastyText.map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim()).filter((text) => text !== '');

const HEADERS: Record<string, fc.Arbitrary<string>> = {
  'Idempotency-Key': fc.oneof(fc.uuid(), fc.constantFrom('one', 'x'.repeat(300)), headerText),
  'Content-Type': fc.oneof(
    fc.constantFrom(
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data',
      'multipart/form-data; boundary=x',
      'application/json; charset=latin9',
      'application/graphql',
    ),
    headerText,
  ),
  'Content-Encoding': fc.constantFrom('gzip', 'br', 'deflate', 'identity', 'nothing'),
  Authorization: fc.oneof(fc.constantFrom('Bearer', 'Bearer x', 'Bearer a.b.c', 'Basic YTpi', `Bearer ${'x'.repeat(3000)}`), headerText),
  Accept: fc.oneof(fc.constantFrom('*/*', 'text/html', 'application/xml;q=9', 'image/webp'), headerText),
  'Accept-Encoding': fc.constantFrom('gzip', 'br;q=0', '*', 'nothing'),
  'If-None-Match': fc.oneof(fc.constantFrom('*', 'W/"1"', '"'), headerText),
  Range: fc.constantFrom('bytes=0-1', 'bytes=-1', 'bytes=5-2', 'bytes=a'),
  Origin: fc.oneof(fc.constantFrom('null', 'https://evil.example'), headerText),
  Cookie: headerText,
  'X-Forwarded-For': headerText,
  'X-HTTP-Method-Override': fc.constantFrom('DELETE', 'TRACE'),
  'If-Modified-Since': headerText,
};

/** Generates objects with any subset of these values. */
const some = <T>(values: Record<string, fc.Arbitrary<T>>): fc.Arbitrary<Record<string, T>> =>
  fc.record(values, { requiredKeys: [] }).map((given) => given as Record<string, T>);

class RouteFuzzer {
  constructor(
    private readonly known: () => KnownIds,
    private readonly route: FuzzedRoute,
  ) {}

  request(): fc.Arbitrary<RawRequest> {
    return fc
      .record({
        method: oftenRight(
          fc.constant(this.route.method.toUpperCase()),
          fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'TRACE', 'PROPFIND'),
          40,
        ),
        path: fc.tuple(this.path(), this.query()).map((parts) => parts.join('')),
        body: this.body(),
        headers: oftenRight(fc.constant({}), some(HEADERS), 4),
      })
      .map(({ method, path, body, headers }) => ({
        method,
        path,
        headers: { ...(method !== 'GET' && body.headers), ...headers },
        ...(method !== 'GET' && { body: body.text }),
      }));
  }

  private path(): fc.Arbitrary<string> {
    const parts = this.route.path.split(/(:\w+)/).map((part) => {
      if (!part.startsWith(':')) return fc.constant(part);
      const name = part.slice(1);
      const right = (sensible(name) ?? idFor(this.known, this.route.path, name)).map(String).map(encoded);
      return oftenRight(right, inAddress, WRONG.value);
    });
    return fc.tuple(...parts).map((texts) => texts.join(''));
  }

  /** Generates a JSON value for a name, mostly one that is usual for it. */
  private value(name: string): fc.Arbitrary<unknown> {
    const ids = idFor(this.known, this.route.path, name);
    const usual = name.endsWith('Ids') || name === 'ids' ? fc.array(ids, { maxLength: 3 }) : (sensible(name) ?? ids);
    return oftenRight<unknown>(
      name === 'coordinates' ? some({ latitude: this.value('latitude'), longitude: this.value('longitude') }) : usual,
      nastyValue,
      WRONG.value,
    );
  }

  private query(): fc.Arbitrary<string> {
    const names = this.route.query ?? [];
    const usual = some(Object.fromEntries(names.map((name) => [name, this.value(name)])));
    const pairs = usual.map((values) =>
      Object.entries(values).map(([name, value]) => `${name}=${encoded(typeof value === 'string' ? value : JSON.stringify(value))}`),
    );
    const odd = fc.array(
      fc
        .tuple(fc.constantFrom(...names, 'page', '__proto__', 'constructor', 'a[b]', 'limit[]'), fc.constantFrom('=', '[]=', '[a]=', '', '&'), inAddress)
        .map((parts) => parts.join('')),
      { maxLength: 3 },
    );
    return fc
      .tuple(pairs, oftenRight(fc.constant<string[]>([]), odd, WRONG.part))
      .map((parts) => parts.flat().join('&'))
      .map((text) => (text ? `?${text}` : ''));
  }

  private body(): fc.Arbitrary<{ text: string; headers: Record<string, string> }> {
    const { upload } = this.route;
    const fields = Object.fromEntries((this.route.fields ?? []).map((name) => [name, this.value(name)]));
    const json = oftenRight<unknown>(fc.record(fields, { requiredKeys: Object.keys(fields).slice(0, 2) }), nastyValue, WRONG.part).map((value) =>
      JSON.stringify(value),
    );
    const asJson = oftenRight(json, nastyText, WRONG.part * 2).map((text) => ({ text, headers: { 'Content-Type': 'application/json' } }));
    return upload === undefined ? asJson : oftenRight(this.form(upload), asJson, 5);
  }

  private form(upload: string): fc.Arbitrary<{ text: string; headers: Record<string, string> }> {
    const quoted = (text: string) => text.replace(/[\r\n"]/g, '');
    return fc
      .record({ field: fc.constantFrom(upload, 'other'), name: nastyText.map(quoted), content: nastyText, alt: nastyText, isEnded: fc.boolean() })
      .map(({ field, name, content, alt, isEnded }) => ({
        text:
          `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\nContent-Type: image/png\r\n\r\n\x89PNG\r\n\x1a\n${content}\r\n` +
          `--x\r\nContent-Disposition: form-data; name="alt"\r\n\r\n${alt}\r\n${isEnded ? '--x--\r\n' : ''}`,
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
      }));
  }
}

/** Generates requests for all of these routes: most of them valid, some with one wrong part. @param known called again for each id */
export const restRequests = (routes: readonly FuzzedRoute[], known: () => KnownIds): fc.Arbitrary<RawRequest> =>
  fc.oneof(...routes.map((route) => new RouteFuzzer(known, route).request()));

const page = (path: string, ...query: string[]): FuzzedRoute => ({ method: 'get', path, query });

/** Routes outside the API: pages, pictures and files. */
export const PAGES: readonly FuzzedRoute[] = [
  page('/'),
  page('/cities', 'search', 'country', 'state', 'page'),
  page('/cities/:id'),
  page('/places', 'search', 'category', 'city', 'page', 'sort', 'near', 'bbox', 'map'),
  page('/places/:id'),
  page('/people/:id'),
  page('/lists/:id'),
  page('/:anything'),
  page('/:anything/:other'),
  page('/auth/callback', 'token', 'error'),
  page('/assets/:file'),
  page('/art/cities/:id.svg', 'layout'),
  page('/art/places/:id.webp'),
  page('/art/:anything'),
  page('/uploads/:key/:file'),
  page('/uploads/:key/320.webp'),
  page('/backups/:anything', 'expires', 'signature'),
  page('/sitemaps/:anything-:number.xml'),
  page('/sitemaps/:anything'),
  page('/api/auth/google', 'remember'),
  page('/api/auth/google/callback', 'code', 'state', 'error'),
  page('/graphql', 'query', 'variables', 'operationName', 'extensions'),
  page('/healthz'),
  page('/readyz'),
  page('/robots.txt'),
  page('/schema.graphql'),
];
