import './leafletGlobal';
import type { GridLayer, Map as LeafletMap } from 'leaflet';
import { Labelers, leafletLayer, type LabelRule, type PaintRule, PmtilesSource, type SourceOptions, TileCache, type View } from 'protomaps-leaflet';
import { mapColors, type Scheme } from '../../../lib/map-look';
import type { BaseMap, Point } from '../types';
import { labelRules } from './labelRules';
import { paintRules } from './paintRules';
import { TilesWithParents } from './parentTiles';
import { TileSource } from './tileSource';

/** Tiles whose names stay laid out: enough for a 4K screen. The library's own limit lets names vanish on large screens. */
const NAMED_TILES = 96;

/** Look of the map on one page. */
export interface MapLook {
  scheme: Scheme;
  /** Accent color of the site in this scheme, as `#RRGGBB`. */
  accent: string;
  /** Language code of the names. */
  language: string;
  /** CSS font family of the names. */
  font: string;
  /** Positions of pins, which names keep clear of. */
  pins: readonly Point[];
}

/** Parts of the library's layer that it has no types for. */
interface LibraryLayer extends GridLayer {
  paintRules: PaintRule[];
  labelRules: LabelRule[];
  backgroundColor: string;
  /** Tiles of each archive, by its id. */
  views: ReadonlyMap<string, View>;
  labelers: Labelers;
  scratch: CanvasRenderingContext2D;
  onTilesInvalidated: (tiles: Set<string>) => void;
  rerenderTiles: () => void;
}

/** Layer of a Leaflet map that draws vector archives. */
export interface VectorLayer {
  addTo: (map: LeafletMap) => void;
  remove: () => void;
  /** Draws the visible tiles again in another look, from the data that are already loaded. */
  setLook: (look: MapLook) => void;
}

/** The library calls only `getZxy` of the object. */
const asUrl = (source: TileSource) => source as unknown as Exclude<NonNullable<SourceOptions['url']>, string>;

/** Loads the fonts of the names. Names that were drawn before would keep another font. */
const fontOf = ({ font, language }: MapLook): Promise<unknown> => {
  const sample = new Intl.DisplayNames([language], { type: 'language' }).of(language);
  return document.fonts.load(`600 12px ${font}`, sample);
};

/**
 * Task that the library awaits for each tile between reading it and placing its names. It ends in another task of the browser, so the page can react
 * in between; at first also when the fonts have loaded.
 */
const pauses = (fonts: Promise<unknown>): Promise<never> =>
  ({
    then: async (done: () => unknown) => {
      await fonts;
      // Embedded maps do not load the app's `nextTask`.
      await new Promise((resolve) => setTimeout(resolve));
      return done();
    },
  }) as unknown as Promise<never>;

/**
 * Creates the layer that draws the vector archives of a base map: all in one, so that names do not overlap. Tiles that fail to load are left out, so
 * that the archives below show; tiles above them replace them. They are tried again after the next move of the map, and when the browser is online again.
 */
export function makeVectorLayer({ layers, hasBorders }: Pick<BaseMap, 'layers' | 'hasBorders'>, first: MapLook): VectorLayer {
  const archives = layers.filter(({ kind }) => kind === 'VECTOR').map((layer) => ({ layer, source: new TileSource(layer) }));
  const ids = archives.map(({ layer }) => layer.id);
  const rulesOf = ({ scheme, accent, ...words }: MapLook) => {
    const colors = mapColors(scheme, accent);
    return {
      paintRules: paintRules(ids, colors, hasBorders),
      labelRules: labelRules(
        archives.map((one) => one.layer),
        { colors, ...words },
      ),
      backgroundColor: colors.water,
    };
  };

  const layer = leafletLayer({
    sources: Object.fromEntries(archives.map(({ layer: { id, maxZoom }, source }) => [id, { url: asUrl(source), maxDataZoom: maxZoom }])),
    // `BaseLayers` shows the credits of all archives.
    attribution: '',
    tasks: [pauses(fontOf(first))],
    lang: first.language,
    ...rulesOf(first),
  }) as unknown as LibraryLayer;

  const layOut = () => {
    layer.labelers = new Labelers(layer.scratch, layer.labelRules, NAMED_TILES, layer.onTilesInvalidated);
  };
  layOut();

  const tiles = archives.flatMap(({ layer: archive, source }) => {
    const cache = layer.views.get(archive.id)?.tileCache;
    if (!cache) return [];
    const parents = new TileCache(new PmtilesSource(asUrl(source), false), cache.tileSize);
    const tilesOf = new TilesWithParents(archive, cache.source, parents);
    cache.source = tilesOf;
    return { source, cache: cache.cache, tiles: tilesOf };
  });

  const retry = () => {
    // Without a connection, all would fail again.
    if (!navigator.onLine) return;
    const failed = tiles.filter(({ source }) => source.takeFailure());
    if (failed.length === 0) return;
    for (const { cache, tiles: loaded } of failed) for (const key of loaded.takeSubstitutes()) cache.delete(key);
    layOut();
    layer.rerenderTiles();
  };

  layer.on('add', () => {
    window.addEventListener('online', retry);
  });
  layer.on('remove', () => {
    window.removeEventListener('online', retry);
  });

  return {
    addTo: (map) => {
      layer.addTo(map);
      map.on('moveend', retry);
      layer.once('remove', () => map.off('moveend', retry));
    },
    remove: () => void layer.remove(),
    setLook: (look) => {
      Object.assign(layer, rulesOf(look));
      layOut();
      layer.rerenderTiles();
    },
  };
}
