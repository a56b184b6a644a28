import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/** An address of a screen: the parts of its path that the route names, and what stands behind the question mark. */
interface ScreenAddress {
  params: { readonly [name: string]: string | undefined };
  search: URLSearchParams;
}

/** What a screen asks of the API as soon as it is opened at an address. */
export type FirstQuery = (address: ScreenAddress) => Pick<ApolloClient.QueryOptions, 'query' | 'variables'>;

/** Puts a query and its variables together, checked against each other. */
export function ask<Data, Variables extends OperationVariables>(
  query: TypedDocumentNode<Data, Variables>,
  ...[variables]: Record<string, never> extends Variables ? [] : [Variables]
): ReturnType<FirstQuery> {
  return { query, variables };
}
