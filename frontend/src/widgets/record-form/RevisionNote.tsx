import { dotted, formatDateTime, t } from '../../lib/i18n';
import type { RevisionNote_RevisionFragment } from './RevisionNote.generated';

interface Props {
  revision: RevisionNote_RevisionFragment;
  /** Name of the user who added the record, if known. */
  creator?: string | undefined;
}

function addedText(when: string, creator: string | undefined, source: string | null): string {
  if (creator && source) return t('recordForm.addedByFrom', { when, creator, source });
  if (creator) return t('recordForm.addedBy', { when, creator });
  return source ? t('recordForm.addedFrom', { when, source }) : t('recordForm.added', { when });
}

/** Line that says who or which import added a city or place, and when it was last changed. */
export function RevisionNote({ revision: { createdAt, updatedAt, source }, creator }: Props) {
  const isChanged = updatedAt !== createdAt;
  return dotted(addedText(formatDateTime(createdAt), creator, source), isChanged && t('recordForm.lastChanged', { when: formatDateTime(updatedAt) }));
}
