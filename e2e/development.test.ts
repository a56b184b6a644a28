import { heading, see } from './steps.js';
import { freePort, removeDataDir, startApp, temporaryDataDir } from './support/app.cjs';
import { page } from './support/browser.js';

jest.setTimeout(120_000);

let dataDir: string;
let app: ReturnType<typeof startApp>;

beforeEach(() => {
  dataDir = temporaryDataDir();
});

afterEach(async () => {
  app.child.kill('SIGINT');
  await app.ended;
  removeDataDir(dataDir);
});

test('npm run dev serves the sources unbundled, and exits with code 0 when it is stopped', async () => {
  const port = await freePort();
  app = startApp({ PORT: String(port), DATA_DIR: dataDir, SAMPLE_DATA: 'off' }, { script: 'scripts/dev.mjs' });
  await app.ready;
  const tab = await page();
  const asked: string[] = [];
  tab.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await tab.goto(`http://localhost:${port}/terms`);
  await see(heading(tab, 'Terms and Conditions'));
  expect(asked).toContain('/src/features/legal/screens/TermsScreen.tsx');
  app.child.kill('SIGINT');
  expect(await app.ended).toBe(0);
});
