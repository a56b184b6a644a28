import type { ApolloClient } from '@apollo/client';

/** Address of a screen: its route parameters and query parameters. */
interface ScreenAddress {
  params: { readonly [name: string]: string | undefined };
  search: URLSearchParams;
}

/** Returns the queries that a screen runs when it opens at an address. */
export type FirstQueries = (address: ScreenAddress) => Pick<ApolloClient.QueryOptions, 'query' | 'variables'>[];
