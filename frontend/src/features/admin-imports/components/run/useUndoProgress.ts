import { skipToken, useQuery } from '@apollo/client/react';
import { ImportUndoProgressDocument, type UndoImport_ImportFragment } from './UndoImport.generated';

/** Poll interval (ms) while an import is undone. */
const POLL_MS = 1500;

/** Keeps the import of a draft current while it is undone. The cache passes the response on to the screen. */
export function useUndoProgress(draftId: string, record: Pick<UndoImport_ImportFragment, 'state'> | null): void {
  const isUndoing = record?.state === 'UNDOING';
  const polled = { variables: { id: draftId }, fetchPolicy: 'network-only', pollInterval: POLL_MS, skipPollAttempt: () => document.hidden } as const;
  useQuery(ImportUndoProgressDocument, isUndoing ? polled : skipToken);
}
