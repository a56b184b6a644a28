/** Line or area of a tile, reduced to the values that its look depends on. */
export interface Kind {
  isArea: boolean;
  /** Tags of the Protomaps basemap schema; empty without one. */
  kind: string;
  kind_detail: string;
}

/** Style of all shapes of a step: areas have no width. */
export interface Step {
  color: string;
  /** Width (px) of lines. */
  width?: number;
  /** Lengths (px) of dashes and gaps in turn. */
  dash?: readonly number[];
}

/** Look of the client's map in one color scheme at the zoom level of the picture. */
export interface MapLook {
  background: string;
  /** Steps in the order of drawing. */
  steps: readonly Step[];
  /** Returns the steps that draw a feature, as positions in `steps`. */
  stepsOf: (layer: string, feature: Kind) => readonly number[];
  /** Pin and its edge. */
  pin: string;
  pinEdge: string;
  /** Brightness and saturation of raster tiles; 1 for those of the tile. */
  raster: { brightness: number; saturation: number };
}
