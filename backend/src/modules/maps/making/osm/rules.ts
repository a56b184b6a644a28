/** Layers of the tiles, in the order in which they are drawn. Names and attributes are a part of the Protomaps basemap schema. */
export const LAYERS = ['earth', 'landuse', 'water', 'roads', 'buildings', 'pois', 'places'] as const;
export type Layer = (typeof LAYERS)[number];

/** Attribute values of a feature. */
export type Properties = Readonly<Record<string, string | number | boolean>>;

/** How an element is drawn. */
export interface Rule {
  layer: Layer;
  /** Lowest zoom level whose tiles contain it. */
  minZoom: number;
  properties: Properties;
}
