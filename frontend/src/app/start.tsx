import { startTransition, StrictMode, useLayoutEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { makeClient, readFirstData, takeFirstData } from '../lib/api';
import { language } from '../lib/i18n';
import { nextTask } from '../lib/browser';
import { Providers } from './Providers';
import { prefetchOnIntent } from './prefetch';
import { isReady, makeRouter } from './router';
import { watchFirstPaint } from './firstPaint/handOver';
import { makeStyleCache } from './theme/styleCache';

/** Ends the first paint at the moment when the app replaces it: removes its style sheet, and hands its focus and typed text over. */
function FirstPaintEnd({ handOver }: { handOver: () => void }): null {
  useLayoutEffect(() => {
    document.getElementById('first-paint')?.remove();
    handOver();
  }, [handOver]);
  return null;
}

/** Renders the app in place of the first paint, as soon as the files of the current screen are loaded. */
export async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element with the id "root".');

  const handOver = watchFirstPaint(root);
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
  // React renders a transition in small steps, so the page stays responsive to scrolling and typing.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <FirstPaintEnd handOver={handOver} />
        <Providers client={client} styles={styles}>
          {/* With router transitions, a query that starts during one and fails would be repeated endlessly. */}
          <RouterProvider router={router} useTransitions={false} />
        </Providers>
      </StrictMode>,
    ),
  );
}
