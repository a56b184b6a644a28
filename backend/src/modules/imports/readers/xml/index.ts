export { readGpx } from './gpx.reader.js';
export { readKml } from './kml.reader.js';
export { hasRoot, readXml, type XmlElement } from './xml.js';
