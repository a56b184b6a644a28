export { makeVectorLayer, type MapLook, type VectorLayer } from './vectorLayer';
