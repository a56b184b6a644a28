import './app/theme/fonts.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { Providers } from './app/Providers';
import { makeRouter } from './app/router';
import { makeClient, readFirstData } from './lib/apollo';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id "root".');

createRoot(root).render(
  <StrictMode>
    <Providers client={makeClient(readFirstData())}>
      {/* A router transition and a query that starts in it undo each other: a failed answer would be asked for without end. */}
      <RouterProvider router={makeRouter()} useTransitions={false} />
    </Providers>
  </StrictMode>,
);
