import './app/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/Providers';
import { prefetchOnIntent } from './app/prefetch';
import { makeRouter } from './app/router';
import { makeClient, readFirstData } from './lib/apollo';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

const client = makeClient(readFirstData());
const router = makeRouter();
prefetchOnIntent(router, client);

createRoot(root).render(
  <StrictMode>
    <Providers client={client}>
      {/* A router transition and a query that starts in it undo each other: a failed answer would be asked for without end. */}
      <RouterProvider router={router} useTransitions={false} />
    </Providers>
  </StrictMode>,
);
