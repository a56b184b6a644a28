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
      <RouterProvider router={makeRouter()} />
    </Providers>
  </StrictMode>,
);
