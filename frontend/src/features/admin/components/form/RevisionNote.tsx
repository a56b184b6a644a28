import { dotted, isolate } from '../../../../lib/isolate';
import { formatDateTime } from '../../../../lib/format';
import type { RevisionNote_RevisionFragment } from './RevisionNote.generated';

interface Props {
  revision: RevisionNote_RevisionFragment;
  /** The name of who has added it, where that is known. */
  creator?: string | undefined;
}

/** Where a city or place comes from, and when it was last changed. */
export function RevisionNote({ revision: { createdAt, updatedAt, source }, creator }: Props) {
  const added = ['Added', formatDateTime(createdAt), creator && `by ${isolate(creator)}`, source && `(source: ${isolate(source)})`];
  const isChanged = updatedAt !== createdAt;
  return dotted(added.filter(Boolean).join(' '), isChanged && `Last changed ${formatDateTime(updatedAt)}`);
}
