import { aLayer, tileMap } from '../../../../test/baseMap';
import { openSettings, someSettings, settingsApi } from './settings.fixture';

const corner = (latitude: number, longitude: number) => ({ __typename: 'Coordinates', latitude, longitude });
const boundsOf = (west: number, south: number, east: number, north: number) => ({
  __typename: 'Bounds',
  southWest: corner(south, west),
  northEast: corner(north, east),
});

/** Layer of pictures: jsdom has no canvas, which vector tiles need. */
const aPictureLayer = (...layer: Parameters<typeof aLayer>) => ({ ...aLayer(...layer), kind: 'RASTER' });

const world = aPictureLayer('world');

/** A job that makes a map archive. */
export const aMapJob = (more: object = {}) => ({
  __typename: 'BackgroundJob',
  id: 'job-1',
  state: 'RUNNING',
  isCancelled: false,
  done: 30,
  total: 120,
  error: null,
  endedAt: null,
  canCancel: true,
  canRetry: false,
  ...more,
});

/** A map archive that is ready, as in an API response. */
export function anArchive(id: string, more: object = {}) {
  const bounds = boundsOf(9.47, 47.05, 9.64, 47.27);
  return {
    __typename: 'MapArchive',
    id,
    name: 'Vaduz',
    state: 'READY',
    origin: 'UPLOAD',
    fileName: 'vaduz.pmtiles' as string | null,
    address: null as string | null,
    kind: 'VECTOR',
    minZoom: 0,
    maxZoom: 15,
    bytes: 2_200_000,
    layers: ['roads', 'water'],
    attribution: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
    createdAt: '2026-02-03T12:05:00.000Z',
    bounds,
    city: { __typename: 'City', id: 'c1', name: 'Vaduz, Liechtenstein' },
    problem: null as object | null,
    warnings: [] as object[],
    job: null as object | null,
    layer: aPictureLayer(id, bounds) as object | null,
    ...more,
  };
}

/** Facts of an archive that is not ready. */
export const UNKNOWN = { kind: null, minZoom: null, maxZoom: null, bytes: null, layers: [], attribution: null, bounds: null, city: null, layer: null };

/** Problem in the format of the server. */
export const aProblem = (reason: string, text: string, params: object | null = null) => ({ __typename: 'ImportReason', reason, text, params });

type Archive = ReturnType<typeof anArchive>;

/** Fake API with the settings of the map, and map archives that can change. */
export function mapsApi(items: readonly Archive[] = [], { source = 'own' } = {}) {
  let stored = items;
  const value = { source, tileUrl: 'https://tiles.test/{z}/{x}/{y}.png', tileAttribution: 'Testers', borders: true };
  const api = settingsApi({ groups: [someSettings('MAP', value)] });
  const site = { __typename: 'Site', map: { ...tileMap(), source: source.toUpperCase(), tiles: null, layers: [world] } };
  Object.assign(api.answers, {
    MapArchives: () => ({
      data: { mapArchives: { __typename: 'MapArchives', items: stored, world: { __typename: 'WorldMapFacts', bytes: 1_180_000, layer: world } }, site },
    }),
    MapAreaOf: ({ marginKm }: { marginKm: number }) => {
      const by = marginKm / 100;
      return { data: { mapAreaOf: boundsOf(9.5 - by, 47.1 - by, 9.6 + by, 47.2 + by) } };
    },
    RenameMapArchive: ({ id, name }: { id: string; name: string }) => ({ data: { renameMapArchive: { __typename: 'MapArchive', id, name } } }),
    RemoveMapArchive: ({ id }: { id: string }) => {
      stored = stored.filter((one) => one.id !== id);
      return { data: { removeMapArchive: { __typename: 'MapArchive', id } } };
    },
    CancelJob: () => ({ data: { cancelJob: aMapJob({ isCancelled: true }) } }),
    RetryJob: () => ({ data: { retryJob: aMapJob({ state: 'WAITING', done: 0, total: null }) } }),
    FetchMapArea: ({ input }: { input: { name: string | null } }) => {
      const added = anArchive('m9', { ...UNKNOWN, name: input.name ?? 'Pune', state: 'MAKING', origin: 'AREA', job: aMapJob() });
      stored = [added, ...stored];
      return { data: { fetchMapArea: { __typename: 'MapArchive', id: added.id, name: added.name } } };
    },
  });
  /** Replaces the archives, as a job does. */
  const change = (...next: readonly Archive[]) => {
    stored = next;
  };
  return { ...api, change };
}

/** Opens the settings of the map. */
export const openMaps = (api = mapsApi()): ReturnType<typeof openSettings> => openSettings(api, '/admin/settings/map');
