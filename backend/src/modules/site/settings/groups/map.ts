import type { FieldErrors } from '../../../../core/errors/index.js';
import type { ValuesOf } from '../setting-field.js';

/** Sources of the base map: the world map and archives of the operator, raster tiles of an address, or no base map. */
const MAP_SOURCES = ['own', 'tiles', 'none'] as const;
export type MapSource = (typeof MAP_SOURCES)[number];

/** An address of raster tiles. Its host has no characters that mean something in a `Content-Security-Policy`. */
const TILE_ADDRESS = '^https?://[\\w.{}-]+(:\\d+)?/(?=\\S*\\{z\\})(?=\\S*\\{x\\})(?=\\S*\\{y\\})\\S+$';

/** Base map of all maps. */
export const map = {
  /** Installations that have set an address of tiles before there were archives keep these tiles. */
  source: { kind: 'choice', options: MAP_SOURCES, initial: 'own', initialIf: ['MAP_TILE_URL', 'tiles'], variable: 'MAP_SOURCE' },
  tileUrl: {
    kind: 'text',
    rules: { label: 'Address of the tiles', max: 500, pattern: [TILE_ADDRESS, 'settings.tileUrlInvalid'] },
    initial: 'https://tile.openstreetmap.org/{z}/{x}/{y}.png',
    variable: 'MAP_TILE_URL',
  },
  /** HTML, of which text and links are shown. */
  tileAttribution: {
    kind: 'text',
    rules: { label: 'Credits of the tiles', max: 500 },
    initial: '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a> contributors',
    variable: 'MAP_TILE_ATTRIBUTION',
  },
  borders: { kind: 'switch', initial: true },
} as const;

/** Returns an error if tiles are the source, but have no address. */
export const mapErrors = ({ source, tileUrl }: ValuesOf<typeof map>): FieldErrors =>
  source === 'tiles' && tileUrl === '' ? { tileUrl: 'settings.tileUrlMissing' } : {};
