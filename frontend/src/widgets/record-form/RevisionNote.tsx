import { dotted, formatDateTime, isolate } from '../../lib/i18n';
import type { RevisionNote_RevisionFragment } from './RevisionNote.generated';

interface Props {
  revision: RevisionNote_RevisionFragment;
  /** Name of the user who added the record, if known. */
  creator?: string | undefined;
}

/** Line that says who or which import added a city or place, and when it was last changed. */
export function RevisionNote({ revision: { createdAt, updatedAt, source }, creator }: Props) {
  const added = ['Added', formatDateTime(createdAt), creator && `by ${isolate(creator)}`, source && `(source: ${isolate(source)})`];
  const isChanged = updatedAt !== createdAt;
  return dotted(added.filter(Boolean).join(' '), isChanged && `Last changed ${formatDateTime(updatedAt)}`);
}
