/** Times of day of a picture. */
export type TimeOfDay = 'dawn' | 'day' | 'golden' | 'dusk' | 'night' | 'mist';

/** Colors and light at a time of day. */
export interface Palette {
  /** Colors of the sky from the zenith to the horizon. The last one is also the color of haze. */
  sky: readonly [string, string, string, string];
  /** Color of the sun or the moon. */
  sun: string;
  /** y coordinate of the sun in a skyline, as a share of the picture height. */
  sunHeight: number;
  /** Darkest color; near silhouettes and shadows are mixed with it. */
  ink: string;
  /** Color of lit windows. */
  window: string;
  /** Share of windows that are lit. */
  lit: number;
  cloud: string;
  /** Colors of the hazy city behind a place: far and middle distance. */
  distance: readonly [string, string];
  /** Whether lamps are on and windows are lit. */
  dark: boolean;
}

export const PALETTES: Readonly<Record<TimeOfDay, Palette>> = {
  dawn: {
    sky: ['#3a3f7d', '#8d6aa8', '#f0a08f', '#ffdcae'],
    sun: '#fff3d6',
    sunHeight: 0.6,
    ink: '#2c2454',
    window: '#ffe2a6',
    lit: 0.18,
    cloud: '#ffd3c2',
    distance: ['#c99aae', '#9a7aa6'],
    dark: false,
  },
  day: {
    sky: ['#2f86d6', '#66b3ea', '#abd9f3', '#eaf6f6'],
    sun: '#fffbe8',
    sunHeight: 0.22,
    ink: '#1d4b6b',
    window: '#dff3ff',
    lit: 0.3,
    cloud: '#ffffff',
    distance: ['#a9cfe6', '#86b3d1'],
    dark: false,
  },
  golden: {
    sky: ['#3d7ea6', '#9cb9b0', '#f6c77e', '#ffe6b0'],
    sun: '#fff4cf',
    sunHeight: 0.5,
    ink: '#4a2c3a',
    window: '#fff0c2',
    lit: 0.22,
    cloud: '#ffe9c9',
    distance: ['#dcbb8d', '#b99a80'],
    dark: false,
  },
  dusk: {
    sky: ['#1d1f55', '#57307f', '#c2507f', '#ff9a62'],
    sun: '#ffe0a3',
    sunHeight: 0.62,
    ink: '#1c1640',
    window: '#ffd27d',
    lit: 0.34,
    cloud: '#e0709a',
    distance: ['#7d4589', '#54347a'],
    dark: true,
  },
  night: {
    sky: ['#060a22', '#0f1a45', '#22367a', '#4a63ac'],
    sun: '#f4f1de',
    sunHeight: 0.2,
    ink: '#070a1e',
    window: '#ffd98a',
    lit: 0.46,
    cloud: '#31458c',
    distance: ['#2b3f85', '#1c2b63'],
    dark: true,
  },
  mist: {
    sky: ['#1c5f6e', '#5aa6a8', '#b3dac6', '#f5eed6'],
    sun: '#fffbe6',
    sunHeight: 0.36,
    ink: '#0f3d47',
    window: '#f9f2cf',
    lit: 0.2,
    cloud: '#e6f3ea',
    distance: ['#a5cdbf', '#7db0ab'],
    dark: false,
  },
};

/** Weights of the random choice of a time of day. */
export const TIME_WEIGHTS: Readonly<Record<TimeOfDay, number>> = { day: 24, golden: 22, dusk: 19, dawn: 14, mist: 13, night: 8 };
