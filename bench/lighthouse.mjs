import { parseArgs } from 'node:util';
import { writeSection } from '../scripts/lib/markdown.mjs';
import { fail } from '../scripts/lib/terminal.mjs';
import { useTemporaryFolder } from './lib/folder.mjs';
import { ensureInstalled } from './lib/install.mjs';

const USAGE = `Usage: npm run lighthouse -- [--runs 3] [--smoke]

--runs   number of measurements of each page
--smoke  quick test of the tool: the home page once, and one visit of the maps and of a slow connection; writes no results, ignores limits that depend on the machine`;

const { values } = parseArgs({ options: { runs: { type: 'string' }, smoke: { type: 'boolean', default: false } } });
const isSmoke = values.smoke;
const runs = Number(values.runs ?? (isSmoke ? 1 : 3));
if (!Number.isInteger(runs) || runs < 1) {
  console.error(USAGE);
  process.exit(2);
}

async function measure() {
  await ensureInstalled();
  const [{ withVisitors }, { measurePages }, { measureFirstLink }, { measureInteractions }, { measurePanning }] = await Promise.all([
    import('./lib/visitors.mjs'),
    import('./lib/pages.mjs'),
    import('./lib/first-link.mjs'),
    import('./lib/interactions.mjs'),
    import('./lib/panning.mjs'),
  ]);
  if (isSmoke) useTemporaryFolder();
  return withVisitors(async (visitors) => ({
    pages: await measurePages(visitors, { runs, isSmoke }),
    slow: await measureFirstLink(visitors, { runs, isSmoke }),
    map: await measureInteractions(visitors, { visits: runs, isSmoke }),
    panning: await measurePanning(visitors, { visits: runs }),
  }));
}

const { pages, slow, map, panning } = await measure().catch(fail);
if (isSmoke) {
  const missed = [...pages.missed, ...slow.missed];
  for (const line of missed) console.error(`  Missed: ${line}`);
  process.exit(missed.length === 0 ? 0 : 1);
}
const missed = [...pages.missed, ...slow.missed, ...map.missed, ...panning.missed];
const measured = `${runs} ${runs === 1 ? 'run' : 'runs'}`;
writeSection('docs/quality.md', {
  title: 'Lighthouse',
  command: 'npm run lighthouse',
  markdown: `Lighthouse ${pages.lighthouse}, the built app with its sample data in headless Chromium, over HTTP/1.1, ${measured} a page; medians, of accessibility, best practices and SEO the lowest.

Lighthouse estimates the times of a slow phone from its measurements, so a busy machine lowers the scores. Its own measure of this machine (\`benchmarkIndex\`; a
desktop has 1,500 to 2,000, and below 1,000 Lighthouse warns): **${pages.power}** in the median. Requests and kilobytes do not depend on the machine.

${pages.markdown}

### First link on a slow connection

Times of a phone with 400 kbit/s and a latency of 400 ms (Chromium's throttling), medians of ${measured}. The link to the cities works as soon as a press opens it; at most
${slow.most} times the first contentful paint is allowed. Until the app is complete, links load whole pages.

${slow.markdown}

### Interactions with a map of ${map.pins} pins

Interaction to Next Paint as the browser reports it, in ${measured} with each interaction repeated ${map.times} times: the maximum, of which at most ${map.bar} ms are allowed, and
the median. The other columns are medians of the main thread's CPU time for scripts, styles and layout until the page was idle again. The map is beside a list at 1440 × 900,
without throttling. It shows the places of the API (at most 200) and generated ones.

${map.markdown}

### Moving the map of a city on a phone

The longest task of the main thread while a phone moves the map of Vaduz, in ${measured} with the processor ${panning.throttling} times slower (Chromium's throttling): at most ${panning.bar} ms are
allowed. Browsers report tasks from 50 ms on.

${panning.markdown}

${missed.length === 0 ? 'All limits are met.' : `Missed:\n\n${missed.map((line) => `- ${line}`).join('\n')}`}`,
});
process.exit(missed.length === 0 ? 0 : 1);
