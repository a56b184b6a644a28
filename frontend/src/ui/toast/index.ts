export { useNotify } from './notify';
export { useRefusal } from './useRefusal';
