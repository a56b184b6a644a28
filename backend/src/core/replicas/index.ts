export { ReplicatedReads } from './replicas.js';
