import 'graphiql/style.css';
import type { ExecutionResult } from 'graphql';
import { GraphiQL, type GraphiQLProps } from 'graphiql';
import { createRoot } from 'react-dom/client';

const defaultQuery = `# Welcome to the API of this site.
# Press the play button, or Ctrl + Enter, to run the query.
# The book icon on the left opens the documentation.

query PlacesWorthATrip {
  stats {
    cities
    places
    reviews
  }
  featuredCities(limit: 3) {
    name
    country
    population
    featuredPlaces(limit: 3) {
      name
      category
      rating {
        average
        count
      }
    }
  }
}
`;

const fetcher: GraphiQLProps['fetcher'] = async (params, options) => {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...options?.headers },
    body: JSON.stringify(params),
  });
  return (await response.json()) as ExecutionResult;
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(<GraphiQL fetcher={fetcher} defaultQuery={defaultQuery} />);
