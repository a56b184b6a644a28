import { covers, TileSource } from './tileSource';

const at = (latitude: number, longitude: number) => ({ latitude, longitude });
const vaduz = {
  id: 'a1',
  url: '/map/a1/0123456789abcdef/{z}/{x}/{y}',
  kind: 'VECTOR' as const,
  minZoom: 6,
  maxZoom: 14,
  bounds: { southWest: at(47.05, 9.47), northEast: at(47.27, 9.64) },
  attribution: '',
};
const fiji = { ...vaduz, bounds: { southWest: at(-20, 176), northEast: at(-15, -178) } };

const answer = (status: number, body = '') => new Response(status === 204 ? null : body, { status });
const serve = (...answers: (Response | Error)[]) => {
  const fetched = jest.fn(() => {
    const next = answers.shift() ?? answer(200);
    return next instanceof Error ? Promise.reject(next) : Promise.resolve(next);
  });
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetched);
  return fetched;
};
afterEach(() => jest.restoreAllMocks());

test('tiles outside of the bounds and zoom levels of an archive are not requested', async () => {
  expect(covers(vaduz, 14, 8624, 5753)).toBe(true);
  expect(covers(vaduz, 6, 33, 22)).toBe(true);
  for (const [z, x, y] of [
    [5, 16, 11],
    [15, 17249, 11507],
    [14, 8000, 5753],
    [14, 8624, 5900],
  ] as const)
    expect(covers(vaduz, z, x, y)).toBe(false);
  const fetched = serve();
  await expect(new TileSource(vaduz).getZxy(14, 0, 0)).resolves.toBeUndefined();
  expect(fetched).not.toHaveBeenCalled();
});

test('bounds across the date line have tiles on both sides of it', () => {
  expect(covers(fiji, 6, 63, 35)).toBe(true);
  expect(covers(fiji, 6, 0, 35)).toBe(true);
  expect(covers(fiji, 6, 32, 35)).toBe(false);
});

test('a tile is requested by its address, and a missing one is no tile', async () => {
  const fetched = serve(answer(200, 'tile'), answer(204), answer(404));
  const source = new TileSource(vaduz);
  const tile = await source.getZxy(14, 8624, 5753);
  expect(new TextDecoder().decode(tile?.data)).toBe('tile');
  expect(fetched).toHaveBeenCalledWith('/map/a1/0123456789abcdef/14/8624/5753', expect.anything());
  await expect(source.getZxy(14, 8624, 5753)).resolves.toBeUndefined();
  await expect(source.getZxy(14, 8624, 5753)).resolves.toBeUndefined();
  expect(source.takeFailure()).toBe(false);
});

test.each([
  ['the server is unreachable', () => new TypeError('Failed to fetch')],
  ['the server is overloaded', () => answer(503)],
])('a tile is left out for now if %s, and tried again', async (_name, failure) => {
  serve(failure(), answer(200, 'tile'));
  const source = new TileSource(vaduz);
  await expect(source.getZxy(14, 8624, 5753)).rejects.toMatchObject({ name: 'AbortError' });
  expect([source.takeFailure(), source.takeFailure()]).toEqual([true, false]);
  await expect(source.getZxy(14, 8624, 5753)).resolves.toBeDefined();
});

test('a request that the map has aborted is no failure', async () => {
  serve(new DOMException('Aborted', 'AbortError'));
  const source = new TileSource(vaduz);
  await expect(source.getZxy(14, 8624, 5753, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
  expect(source.takeFailure()).toBe(false);
});
