import type { ReactNode } from 'react';
import type { Area, Point } from '../../lib/mapAddress';

export type { Point } from '../../lib/mapAddress';

export interface MapMarker {
  id: string;
  position: Point;
  /** What the pin stands for, in words. */
  label: string;
  /** Shown in a balloon when the pin is pressed. */
  popup: ReactNode;
}

/** A pin that people set with a press on the map, or move. */
export interface MapPicker {
  /** Where it is; undefined as long as it is nowhere. */
  position: Point | undefined;
  /** What the pin stands for, in words. */
  label: string;
  onPick: (point: Point) => void;
}

export interface MapView {
  center: Point;
  /** 0 for the whole earth to 19 for single houses. */
  zoom?: number;
  markers: readonly MapMarker[];
  /** The pin that is to be set, if one is. */
  picker?: MapPicker;
  /** Where map pictures come from: an address with {z}, {x} and {y}, and whom to credit as HTML. */
  tiles: { url: string; attribution: string };
  /** What the map shows, in words. */
  label: string;
}

/** A place on a map to search on. */
export interface RatingPin {
  id: string;
  position: Point;
  /** What the pin stands for, in words. */
  label: string;
  /** What stands on it: a rating. */
  text: string;
}

/** Several places that lie too close together for pins of their own. */
export interface PinCluster {
  id: string;
  position: Point;
  count: number;
  /** What to show in order to tell them apart. */
  area: Area;
}

/** What a map shows at the moment. */
export interface Viewport {
  area: Area;
  /** 0 for the whole earth to 19 for single houses. */
  zoom: number;
  /** The middle, which lies beyond ±180 degrees where somebody went around the earth. */
  longitude: number;
  /** Whether the visitor has moved the map away from what it was told to show. */
  isMoved: boolean;
}
