import type { ReactNode } from 'react';
import type { Area, Point } from '../../lib/address';
import type { OwnPosition } from '../../lib/browser';
import type { BaseMap_MapFragment } from './BaseMap.generated';

export type { Point } from '../../lib/address';

/** Base map below the pins: map archives of the site, raster tiles, or nothing. */
export type BaseMap = BaseMap_MapFragment;

export interface MapMarker {
  id: string;
  position: Point;
  /** Accessible name of the pin. */
  label: string;
  /** Content of the pin's popup. */
  popup: ReactNode;
}

/** Pin that the visitor sets by a click on the map or at its center, and moves by dragging or with arrow keys. */
export interface MapPicker {
  /** Position; undefined until it is set. */
  position: Point | undefined;
  /** Visitor's position, if the pin is set there: the map shows it with its accuracy. */
  own?: OwnPosition | undefined;
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
  base: BaseMap;
  /** `StaticPicture` of the same area at the same zoom level, shown until the map is drawn, and on paper. */
  below?: ReactNode;
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
  /** Whether the area is outlined. */
  hasOutline?: boolean;
  points: readonly ColoredPoint[];
  base: BaseMap;
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
