export { readOsmXml } from './osm-xml.reader.js';
export { isPbf, readPbf } from './pbf.reader.js';
