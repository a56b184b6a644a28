export { childText, hasRoot, readXml, type XmlElement } from './xml.js';
