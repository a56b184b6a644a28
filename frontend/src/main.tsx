import { nextTask } from './lib/browser';
import { outliveTranslation } from './lib/i18n';

outliveTranslation();

// Parts of the app, loaded one per task. All at once would block a slow phone for half a second.
const PIECES = [
  () => import('./lib/i18n/i18n').then(({ loadTexts }) => loadTexts()),
  () => import('react-dom/client'),
  () => import('@emotion/styled'),
  () => import('./app/theme/theme'),
  () => import('./lib/api/apollo'),
  () => import('notistack'),
  () => import('./app/start'),
];

async function run(): Promise<void> {
  for (const load of PIECES) {
    await load();
    await nextTask();
  }
  const { start } = await import('./app/start');
  await start();
}

run().catch((error: unknown) => {
  document.getElementById('failed')?.removeAttribute('hidden');
  throw error;
});
