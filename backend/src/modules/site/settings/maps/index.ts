export { MAP_RECORDS, type MapRecord } from './map-record.js';
