import * as leaflet from 'leaflet';

// protomaps-leaflet extends `L.GridLayer` of a global `L`, so this file must be evaluated before it.
Object.assign(globalThis, { L: leaflet });
