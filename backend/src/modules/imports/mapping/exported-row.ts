import { isId } from '../../../core/db/index.js';
import { KNOWN_SOURCES } from '../../cities/index.js';
import type { Values } from '../readers/index.js';

/** Returns the id of a record of an export of CityPins, which has `id` beside `source_id`; null for other records. */
export function exportedId({ id, source_id: sourceId }: Values, { isForced }: { isForced: boolean }): string | null {
  return !isForced && sourceId !== undefined && typeof id === 'string' && isId(id) ? id.toLowerCase() : null;
}

/** Returns an attribution to store; null for the name that a known source has anyway, and that exports fill in. */
export const statedAttribution = (source: string, attribution: string | null): string | null =>
  attribution === KNOWN_SOURCES[source]?.name ? null : attribution;
