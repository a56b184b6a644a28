import { createHash } from 'node:crypto';

/** All sample ids carry one moment, so that they sort before everything made later and never change. */
const MOMENT = Date.UTC(2024, 0, 1).toString(16).padStart(12, '0');
const VARIANTS = '89ab';

const startOfIds = `${MOMENT.slice(0, 8)}-${MOMENT.slice(8)}-7`;
/** SQL for what all sample ids are, of any version of the data set, and no others: no guide is as old as they claim to be. */
export const IS_SAMPLE = `BETWEEN '${startOfIds}000-8000-000000000000' AND '${startOfIds}fff-bfff-ffffffffffff'`;

/**
 * The id of a sample row: shaped like UUID version 7 (RFC 9562), but hashed from what the row is, so that it is the same on every machine.
 * @param key stable and unique within the kind
 */
export function sampleId(kind: 'city' | 'place' | 'user' | 'review' | 'list' | 'edit' | 'report', key: string): string {
  const hex = createHash('sha256').update(`citypins:${kind}:${key}`).digest('hex');
  const variant = VARIANTS[parseInt(hex.charAt(3), 16) % 4] ?? '8';
  return `${startOfIds}${hex.slice(0, 3)}-${variant}${hex.slice(4, 7)}-${hex.slice(7, 19)}`;
}
