import { createHash } from 'node:crypto';

/** Timestamp of all sample ids (hex, ms): they sort before ids of later rows and never change. */
const MOMENT = Date.UTC(2024, 0, 1).toString(16).padStart(12, '0');
const VARIANTS = '89ab';

const startOfIds = `${MOMENT.slice(0, 8)}-${MOMENT.slice(8)}-7`;
/** SQL condition that matches the ids of sample rows of any version, and no others: no site has real rows from this millisecond. */
export const IS_SAMPLE = `BETWEEN '${startOfIds}000-8000-000000000000' AND '${startOfIds}fff-bfff-ffffffffffff'`;

/** Start of the ids of rows whose packs have only keys, a second later. */
const startOfKeyed = `${(Date.UTC(2024, 0, 1) + 1000).toString(16).padStart(12, '0').replace(/^.{8}/, '$&-')}-7`;

function hashedId(start: string, words: string): string {
  const hex = createHash('sha256').update(words).digest('hex');
  const variant = VARIANTS[parseInt(hex.charAt(3), 16) % 4] ?? '8';
  return `${start}${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`;
}

/**
 * Returns the id of a sample row: a UUID version 7 (RFC 9562) whose random part is a hash of kind and key. It is the same on every machine.
 * @param key stable key, unique within the kind
 */
export const sampleId = (kind: 'city' | 'place' | 'user' | 'review' | 'list' | 'edit' | 'report' | 'sample', key: string): string =>
  hashedId(startOfIds, `citypins:${kind}:${key}`);

/** Returns the id of a sample place. Landmarks have keys of their own. */
export const samplePlaceId = (key: string, source: string | null): string => sampleId('place', source === 'sample-landmark' ? `landmark:${key}` : key);

/** Returns the id of a row of another pack that has only a key. @param pack name of the pack */
export const keyedId = (pack: string, kind: 'city' | 'place', key: string): string => hashedId(startOfKeyed, `${pack}:${kind}:${key}`);

/** Id of the sample data as a whole, the target of their removal in the activity log. */
export const SAMPLE_DATA_ID = sampleId('sample', 'data');
