import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { makeClient, readFirstData, takeFirstData } from '../lib/apollo';
import { language } from '../lib/locale';
import { nextTask } from '../lib/nextTask';
import { Providers } from './Providers';
import { prefetchOnIntent } from './prefetch';
import { isReady, makeRouter } from './router';
import { makeStyleCache } from './theme/styleCache';

/** Takes away the style sheet of the first paint in the moment in which the app takes its place. */
function FirstPaintEnd(): null {
  useLayoutEffect(() => document.getElementById('first-paint')?.remove(), []);
  return null;
}

/** Draws the app in place of what the server has painted, as soon as the screen of the address is there. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');

  document.documentElement.lang = language.code;
  document.documentElement.dir = language.direction;
  const styles = await makeStyleCache();
  const router = makeRouter();
  await nextTask();
  const client = makeClient();
  for (const data of readFirstData()) {
    takeFirstData(client, data);
    await nextTask();
  }
  prefetchOnIntent(router, client);
  await isReady(router);
  await nextTask();
  // A transition is drawn in small steps, between which the browser answers whoever scrolls or types already.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <FirstPaintEnd />
        <Providers client={client} styles={styles}>
          {/* A router transition and a query that starts in it undo each other: a failed answer would be asked for without end. */}
          <RouterProvider router={router} useTransitions={false} />
        </Providers>
      </StrictMode>,
    ),
  );
}
