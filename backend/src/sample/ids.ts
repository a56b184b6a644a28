import { createHash } from 'node:crypto';

/** Timestamp of all sample ids (hex, ms): they sort before ids of later rows and never change. */
const MOMENT = Date.UTC(2024, 0, 1).toString(16).padStart(12, '0');
const VARIANTS = '89ab';

const startOfIds = `${MOMENT.slice(0, 8)}-${MOMENT.slice(8)}-7`;
/** SQL condition that matches the ids of sample rows of any version, and no others: no site has real rows from this millisecond. */
export const IS_SAMPLE = `BETWEEN '${startOfIds}000-8000-000000000000' AND '${startOfIds}fff-bfff-ffffffffffff'`;

/**
 * Returns the id of a sample row: a UUID version 7 (RFC 9562) whose random part is a hash of kind and key. It is the same on every machine.
 * @param key stable key, unique within the kind
 */
export function sampleId(kind: 'city' | 'place' | 'user' | 'review' | 'list' | 'edit' | 'report' | 'sample', key: string): string {
  const hex = createHash('sha256').update(`citypins:${kind}:${key}`).digest('hex');
  const variant = VARIANTS[parseInt(hex.charAt(3), 16) % 4] ?? '8';
  return `${startOfIds}${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`;
}

/** Id of the sample data as a whole, the target of their removal in the activity log. */
export const SAMPLE_DATA_ID = sampleId('sample', 'data');
