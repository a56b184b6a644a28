import type { ReactNode } from 'react';
import { PageFailed, PageLoading } from './PageStates';
import { WrittenPage } from './WrittenPage';
import type { WrittenPage_PageFragment } from './WrittenPage.generated';

interface Props<Data> {
  /** Response of a query for a page of the operator; undefined while it loads. */
  data: Data | undefined;
  error?: unknown;
  refetch: () => Promise<unknown>;
  /** Screen for a response without such a page. */
  children: (data: Data) => ReactNode;
}

/** Shows the page that the operator has written, or else another screen. */
export function WrittenOr<Data extends { page: WrittenPage_PageFragment | null }>({ data, error, refetch, children }: Props<Data>) {
  if (data?.page) return <WrittenPage page={data.page} />;
  if (data) return children(data);
  return error ? <PageFailed error={error} onRetry={() => void refetch()} /> : <PageLoading />;
}
