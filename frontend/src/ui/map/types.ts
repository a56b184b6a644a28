import type { ReactNode } from 'react';

/** A point on the earth in degrees, WGS 84. */
export interface Point {
  latitude: number;
  longitude: number;
}

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
