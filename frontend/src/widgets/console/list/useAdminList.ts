import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { useListAddress } from './useListAddress';

/** Page of a list, as the API returns it. */
export interface ListPage<Row> {
  items: readonly Row[];
  /** Number of rows that match the filter. */
  total: number;
  page: number;
  pages: number;
  /** Time when the server read the list, if changes of rows need it. */
  asOf?: string;
}

/** State of the query of a list. */
export interface ListState<Row> {
  /** Current page, or the previous one while loading; undefined before the first page. */
  list: ListPage<Row> | undefined;
  loading: boolean;
  error: unknown;
  onRetry: () => void;
}

export interface AdminList<Row, Variables> {
  /** Query variables of the address. */
  variables: Variables;
  state: ListState<Row>;
}

/**
 * Queries the list that the address describes.
 * @param variablesOf returns the query variables of an address
 * @param listOf returns the list in the data of the query
 * @returns the list, and all data of the query
 */
export function useAdminList<Data, Variables extends OperationVariables, Row>(
  query: TypedDocumentNode<Data, Variables>,
  variablesOf: (address: URLSearchParams) => Variables,
  listOf: (data: Data) => ListPage<Row> | null,
): AdminList<Row, Variables> & { data: Data | undefined } {
  const variables = variablesOf(useListAddress().address);
  const { data: current, previousData, loading, error, refetch } = useQuery(query, { variables, fetchPolicy: 'cache-and-network' });
  const data = current ?? previousData;
  const list = data && listOf(data);
  return { data, variables, state: { list: list ?? undefined, loading, error, onRetry: () => void refetch() } };
}
