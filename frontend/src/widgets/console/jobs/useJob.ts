import { useMutation } from '@apollo/client/react';
import { CancelJobDocument, RetryJobDocument } from './Job.generated';

/** Returns functions that cancel a background job, and start it again. They reject if the server refuses. */
export function useJob(): { cancel: (id: string) => Promise<void>; retry: (id: string) => Promise<void> } {
  const [cancel] = useMutation(CancelJobDocument);
  const [retry] = useMutation(RetryJobDocument);
  return { cancel: async (id) => void (await cancel({ variables: { id } })), retry: async (id) => void (await retry({ variables: { id } })) };
}
