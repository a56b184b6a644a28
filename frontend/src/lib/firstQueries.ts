import type { ApolloClient } from '@apollo/client';

/** An address of a screen: the parts of its path that the route names, and what stands behind the question mark. */
interface ScreenAddress {
  params: { readonly [name: string]: string | undefined };
  search: URLSearchParams;
}

/** What a screen asks of the API as soon as it is opened at an address. */
export type FirstQueries = (address: ScreenAddress) => Pick<ApolloClient.QueryOptions, 'query' | 'variables'>[];
