export { readOsmXml } from './osm-xml.reader.js';
export { readPbf } from './pbf.reader.js';
export { asOpenStreetMap } from './recognize.js';
export { isOverpass, readOverpass } from './overpass.reader.js';
