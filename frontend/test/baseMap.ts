/** Returns the map of a site with raster tiles, as the API returns it. */
export const tileMap = (url = 'https://tiles.test/{z}/{x}/{y}.png', attribution = 'Testers') => ({
  __typename: 'SiteMap' as const,
  source: 'TILES' as const,
  hasBorders: true,
  tiles: { __typename: 'MapTiles' as const, url, attribution },
  layers: [],
});

const WORLD = { southWest: { latitude: -85, longitude: -180 }, northEast: { latitude: 85, longitude: 180 } };

/** Returns a layer of the own map, as the API returns it. @param id of an archive, or `world` */
export const aLayer = (id: string, { southWest, northEast } = WORLD) => ({
  __typename: 'MapLayer' as const,
  id,
  url: `/map/${id}/0123456789abcdef/{z}/{x}/{y}`,
  kind: 'VECTOR' as const,
  minZoom: 0,
  maxZoom: id === 'world' ? 6 : 15,
  bounds: {
    __typename: 'Bounds' as const,
    southWest: { __typename: 'Coordinates' as const, ...southWest },
    northEast: { __typename: 'Coordinates' as const, ...northEast },
  },
  attribution: id === 'world' ? 'Natural Earth' : '© <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>',
});

/** Returns the map of a site with the world map and the archive of a city around a point, as the API returns it. */
export const ownMap = ({ latitude, longitude }: { latitude: number; longitude: number }) => ({
  ...tileMap(),
  source: 'OWN' as const,
  tiles: null,
  layers: [
    aLayer('world'),
    aLayer('city', {
      southWest: { latitude: latitude - 0.1, longitude: longitude - 0.1 },
      northEast: { latitude: latitude + 0.1, longitude: longitude + 0.1 },
    }),
  ],
});
