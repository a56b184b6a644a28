import { mixed, readable } from '../../graphql/contrast.generated';

/** Color scheme of a page. */
export type Scheme = 'light' | 'dark';

/** Colors of the map in one scheme, as `#RRGGBB`: a canvas and a picture know no CSS variables. */
export interface MapColors {
  land: string;
  water: string;
  park: string;
  wood: string;
  grass: string;
  sand: string;
  ice: string;
  /** Ground of industry, shops and railways. */
  works: string;
  /** Ground of schools and hospitals. */
  campus: string;
  /** Squares, piers and pedestrian areas. */
  square: string;
  building: string;
  buildingEdge: string;
  highway: string;
  highwayEdge: string;
  main: string;
  mainEdge: string;
  street: string;
  streetEdge: string;
  path: string;
  rail: string;
  boundary: string;
  /** Names of places, and the dot of a city. */
  placeText: string;
  /** Names of countries, quarters and roads. */
  softText: string;
  waterText: string;
  parkText: string;
  /** Outline of all names. */
  halo: string;
}

type Ground = Omit<MapColors, 'waterText' | 'parkText' | 'softText'> & { softText: string };

/** Colors without accent. Land is the paper of the theme's page, a little warmer; names have the colors of its texts. */
const GROUNDS: Record<Scheme, Ground> = {
  light: {
    land: '#F7F2E9',
    water: '#B7D8DF',
    park: '#D5E5C1',
    wood: '#CADDB9',
    grass: '#E4ECD2',
    sand: '#F3E5C3',
    ice: '#F1F7F9',
    works: '#ECE6E4',
    campus: '#F4E4DA',
    square: '#F0E8DD',
    building: '#E6DCCF',
    buildingEdge: '#D3C6B5',
    highway: '#F5C4A6',
    highwayEdge: '#D9926C',
    main: '#FFE7C4',
    mainEdge: '#DDBE90',
    street: '#FFFFFF',
    streetEdge: '#DFD4C3',
    path: '#C9B79D',
    rail: '#A39DAE',
    boundary: '#8A7FA0',
    placeText: '#1E1B2E',
    softText: '#5B566B',
    halo: '#FBF8F3',
  },
  dark: {
    land: '#1D1C2A',
    water: '#17354C',
    park: '#1B302C',
    wood: '#182B29',
    grass: '#1F2B2C',
    sand: '#2C2A2F',
    ice: '#29303D',
    works: '#232130',
    campus: '#282331',
    square: '#262435',
    building: '#2A283A',
    buildingEdge: '#37344A',
    highway: '#8C6157',
    highwayEdge: '#15141F',
    main: '#685A5F',
    mainEdge: '#15141F',
    street: '#413E54',
    streetEdge: '#171622',
    path: '#4E4A64',
    rail: '#565169',
    boundary: '#7D7596',
    placeText: '#F3F0FA',
    softText: '#B5B0C5',
    halo: '#15141F',
  },
};

/** Shares of the accent color: enough to belong to the site, too little to make water look like something else. */
const ACCENT = { water: 0.06, highway: 0.1, main: 0.05 };

/**
 * Returns the colors of the map.
 * @param accent accent color of the site in this scheme as `#RRGGBB`: `primary.main` of the theme
 */
export function mapColors(scheme: Scheme, accent: string): MapColors {
  const ground = GROUNDS[scheme];
  const towards = scheme === 'light' ? '#000000' : '#FFFFFF';
  const water = mixed(ground.water, accent, ACCENT.water);
  return {
    ...ground,
    water,
    highway: mixed(ground.highway, accent, ACCENT.highway),
    main: mixed(ground.main, accent, ACCENT.main),
    waterText: readable(scheme === 'light' ? '#2C6478' : '#7FB2CC', towards, [water, ground.halo]),
    parkText: readable(scheme === 'light' ? '#43632F' : '#8DB893', towards, [ground.park, ground.wood]),
    softText: readable(ground.softText, towards, [ground.land, ground.building]),
  };
}
