import { useSearchParams } from 'react-router-dom';
import type { ModerationKind } from '../../../../graphql/schema.generated';
import { pageParam, paths } from '../../../../lib/address';
import { KINDS } from '../item';

/** Position in the queue: filter by kind, page, and open item. */
export interface QueuePlace {
  kind: ModerationKind | null;
  page: number;
  itemId: string | null;
}

function kindOf(text: string | null): ModerationKind | null {
  const kind = text?.toUpperCase() ?? '';
  return kind in KINDS ? (kind as ModerationKind) : null;
}

function queryOf({ kind, page, itemId }: QueuePlace): URLSearchParams {
  const query = new URLSearchParams();
  if (kind) query.set('kind', kind.toLowerCase());
  if (page > 1) query.set('page', String(page));
  if (itemId) query.set('item', itemId);
  return query;
}

/** Returns the address of a position in the queue. */
export function queueHref(place: QueuePlace): string {
  // A colon is valid in a query string.
  const query = queryOf(place).toString().replaceAll('%3A', ':');
  return query ? `${paths.moderation}?${query}` : paths.moderation;
}

/** Returns the position from the address, and a function that changes it without adding a history entry. */
export function useQueueAddress(): { at: QueuePlace; go: (place: QueuePlace) => void } {
  const [params, setParams] = useSearchParams();
  const at = { kind: kindOf(params.get('kind')), page: pageParam(params.get('page')), itemId: params.get('item') };
  return { at, go: (place) => setParams(queryOf(place), { replace: true }) };
}
