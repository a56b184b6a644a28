import { Spinner, useDeferredLoading } from '../../ui/feedback';
import { RecordFailed, RecordNotFound } from '../record-form';

interface Props {
  /** Heading of the page if the request fails. */
  title: string;
  /** State of the query. */
  state: { loading: boolean; error?: Error; refetch: () => unknown };
  /** Label of the spinner. */
  loading: string;
  /** Page of a definition that does not exist; absent for a new one. */
  missing?: Parameters<typeof RecordNotFound>[0];
}

/** Page of a definition that is not loaded: it is still loading, the request has failed, or there is none. */
export function DefinitionPending({ title, state: { loading, error, refetch }, loading: label, missing }: Props) {
  const isWaiting = useDeferredLoading(loading);
  if (loading) return isWaiting ? <Spinner label={label} /> : null;
  if (error || !missing) return <RecordFailed title={title} error={error} onRetry={() => void refetch()} />;
  return <RecordNotFound {...missing} />;
}
