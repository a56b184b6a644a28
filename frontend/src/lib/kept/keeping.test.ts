import { keep, lookUp, removeCity, stopKeeping, updateKept } from './keeping';
import { describeKept, listKeptCities } from './keptCities';

/** Fake of the Cache Storage functions in use. */
class Shelf {
  readonly entries = new Map<string, Response>();
  private readonly urlOf = (key: string | Request) => new URL(typeof key === 'string' ? key : key.url, window.location.href).href;
  put = async (key: string, answer: Response) => {
    if (isFull) throw new DOMException('No room', 'QuotaExceededError');
    this.entries.set(this.urlOf(key), answer);
  };
  match = async (key: string) => this.entries.get(this.urlOf(key))?.clone();
  delete = async (key: string) => this.entries.delete(this.urlOf(key));
  keys = async () => [...this.entries.keys()].map((url) => ({ url }));
}

const LISBON = { id: 'c-1', name: 'Lisbon', language: 'en' };
const QUERY = 'query PlaceScreen($id: ID!) { place(id: $id) { id } }';
const LINES = [
  { operation: 'PlaceScreen', query: QUERY },
  { operation: 'PlaceScreen', variables: { id: '1' }, data: { place: { id: '1' } } },
  { kind: 'picture', file: '/art/places/1.svg', bytes: 5 },
  { kind: 'tile', file: '/map/world/1/0/0/0', bytes: 5 },
  { end: { places: 1, total: 1 } },
];

let shelves: Map<string, Shelf>;
let isFull: boolean;
let lines: object[];
let asked: string[];
/** Answers of the server to files, by path; 200 if there is none. */
let answers: Record<string, () => Promise<Response>>;

const textOf = (all: readonly object[]) => all.map((line) => `${JSON.stringify(line)}\n`).join('');
const stored = () => [...(shelves.get('kept-c-1')?.entries.keys() ?? [])].map((url) => new URL(url).pathname).sort();
const WHOLE = ['/art/places/1.svg', '/kept', '/map/world/1/0/0/0', '/saved'];

beforeEach(() => {
  shelves = new Map();
  isFull = false;
  lines = LINES;
  asked = [];
  answers = {};
  const open = async (name: string) => shelves.get(name) ?? shelves.set(name, new Shelf()).get(name);
  const has = async (name: string) => shelves.has(name);
  Object.assign(globalThis, { caches: { open, has, keys: async () => [...shelves.keys()], delete: async (name: string) => shelves.delete(name) } });
  const locks = { request: async (_name: string, ...rest: unknown[]) => (rest.at(-1) as (lock: object) => unknown)({}) };
  const serviceWorker = { register: async () => undefined, ready: Promise.resolve() };
  for (const [name, value] of Object.entries({ locks, serviceWorker, storage: { persist: async () => true } })) {
    Object.defineProperty(navigator, name, { value, configurable: true });
  }
  globalThis.fetch = (async (path: string, { signal }: { signal: AbortSignal }) => {
    signal.throwIfAborted();
    asked.push(path);
    const { pathname } = new URL(path, window.location.href);
    return (await answers[pathname]?.()) ?? new Response(pathname.endsWith('/contents') ? textOf(lines) : '12345');
  }) as typeof fetch;
});
afterEach(() => Reflect.deleteProperty(globalThis, 'caches'));

test('keeps responses and files, fetched anonymously, with a description', async () => {
  await keep(LISBON);
  expect(stored()).toEqual(WHOLE);
  expect(await listKeptCities()).toMatchObject([{ ...LISBON, isWhole: true, places: 1, bytes: JSON.stringify({ place: { id: '1' } }).length + 10 }]);
});

test('an update fetches only what can have changed, and removes what the city no longer has', async () => {
  await keep(LISBON);
  asked = [];
  lines = LINES.filter((line) => !('variables' in line));
  await keep(LISBON);
  expect(asked).toEqual(['/api/offline/cities/c-1/contents?language=en', '/art/places/1.svg']);
  expect(stored()).toEqual(WHOLE.filter((path) => path !== '/saved'));
});

test('a lost connection leaves what is there, and a further attempt completes it', async () => {
  answers['/map/world/1/0/0/0'] = () => Promise.reject(new TypeError('Failed to fetch'));
  await keep(LISBON);
  expect(await listKeptCities()).toMatchObject([{ isWhole: false }]);
  answers = {};
  await keep(LISBON);
  expect([stored(), (await listKeptCities())[0]?.isWhole]).toEqual([WHOLE, true]);
});

test('a response that ends too early does not count as complete', async () => {
  lines = LINES.slice(0, -1);
  await keep(LISBON);
  expect(await listKeptCities()).toMatchObject([{ isWhole: false }]);
});

test('a full device removes a first download, and leaves a complete one', async () => {
  answers['/art/places/1.svg'] = async () => {
    isFull = true;
    return new Response('12345');
  };
  await keep(LISBON);
  expect([...shelves.keys()]).toEqual([]);
  [isFull, answers] = [false, {}];
  await keep(LISBON);
  isFull = true;
  await keep(LISBON);
  expect(stored()).toEqual(WHOLE);
});

test('stopping a first download removes it', async () => {
  answers['/art/places/1.svg'] = async () => {
    void stopKeeping('c-1');
    return new Response('12345');
  };
  await keep(LISBON);
  await stopKeeping('c-1');
  expect([...shelves.keys()]).toEqual([]);
});

test('removing a city deletes its cache', async () => {
  await keep(LISBON);
  await removeCity('c-1');
  await lookUp('c-1');
  expect([...shelves.keys()]).toEqual([]);
});

test('only complete cities that are a week old or from another version are updated', async () => {
  document.head.innerHTML = '<script type="module" src="/assets/index-2.js"></script>';
  const version = `${window.location.origin}/assets/index-2.js`;
  const [now, old] = [new Date().toISOString(), new Date(Date.now() - 8 * 24 * 3_600_000).toISOString()];
  const facts = { language: 'en', bytes: 1, places: 1 };
  await describeKept({ ...facts, id: 'fresh', name: 'Fresh', date: now, version, isWhole: true });
  await describeKept({ ...facts, id: 'old', name: 'Old', date: old, version, isWhole: true });
  await describeKept({ ...facts, id: 'former', name: 'Former', date: now, version: 'other', isWhole: true });
  await describeKept({ ...facts, id: 'half', name: 'Half', date: old, version, isWhole: false });
  await updateKept();
  expect(asked.filter((path) => path.endsWith('/contents?language=en'))).toEqual(
    ['former', 'old'].map((id) => `/api/offline/cities/${id}/contents?language=en`),
  );
});
