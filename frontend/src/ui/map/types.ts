import type { ReactNode } from 'react';
import type { Area, Point } from '../../lib/address';

export type { Point } from '../../lib/address';

export interface MapMarker {
  id: string;
  position: Point;
  /** Accessible name of the pin. */
  label: string;
  /** Content of the pin's popup. */
  popup: ReactNode;
}

/** Pin that the visitor sets by clicking on the map and moves by dragging. */
export interface MapPicker {
  /** Position; undefined until it is set. */
  position: Point | undefined;
  /** Accessible name of the pin. */
  label: string;
  onPick: (point: Point) => void;
}

export interface MapView {
  center: Point;
  /** From 0 (whole earth) to 19 (single houses). */
  zoom?: number;
  markers: readonly MapMarker[];
  /** Pin to set, if the map is for picking a position. */
  picker?: MapPicker;
  /** Tile URL with {z}, {x} and {y}, and attribution as HTML. */
  tiles: { url: string; attribution: string };
  /** Accessible name of the map. */
  label: string;
}

/** Point of a map that shows thousands. */
export interface ColoredPoint {
  position: Point;
  /** Color of a canvas, so it is no CSS variable. */
  color: string;
  /** Text of its tooltip. */
  label: string;
}

export interface PointMapView {
  /** Area to show at first. */
  area: Area;
  points: readonly ColoredPoint[];
  tiles: MapView['tiles'];
  /** Accessible name of the map. */
  label: string;
}

/** Place on the map of search results. */
export interface RatingPin {
  id: string;
  position: Point;
  /** Accessible name of the pin. */
  label: string;
  /** Text on the pin: a rating. */
  text: string;
}

/** Several places that are too close together for separate pins. */
export interface PinCluster {
  id: string;
  position: Point;
  count: number;
  /** Area to zoom to in order to separate the places. */
  area: Area;
}

/** Visible part of a map. */
export interface Viewport {
  area: Area;
  /** From 0 (whole earth) to 19 (single houses). */
  zoom: number;
  /** Longitude of the center; beyond ±180 degrees after moving around the earth. */
  longitude: number;
  /** Whether the visitor moved the map, as opposed to a move to `focus`. */
  isMoved: boolean;
}
