import { parseArgs } from 'node:util';
import { writeSection } from '../scripts/lib/markdown.mjs';
import { fail } from '../scripts/lib/terminal.mjs';
import { useTemporaryFolder } from './lib/folder.mjs';
import { ensureInstalled } from './lib/install.mjs';

const USAGE = `Usage: npm run lighthouse -- [--runs 3] [--smoke]

--runs   how often each page is measured
--smoke  whether it works at all: the home page once and one visit of the map, no results, and no bar that depends on the machine`;

const { values } = parseArgs({ options: { runs: { type: 'string' }, smoke: { type: 'boolean', default: false } } });
const isSmoke = values.smoke;
const runs = Number(values.runs ?? (isSmoke ? 1 : 3));
if (!Number.isInteger(runs) || runs < 1) {
  console.error(USAGE);
  process.exit(2);
}

async function measure() {
  await ensureInstalled();
  const [{ withVisitors }, { measurePages }, { measureInteractions }] = await Promise.all([
    import('./lib/visitors.mjs'),
    import('./lib/pages.mjs'),
    import('./lib/interactions.mjs'),
  ]);
  if (isSmoke) useTemporaryFolder();
  return withVisitors(async (visitors) => ({
    pages: await measurePages(visitors, { runs, isSmoke }),
    map: await measureInteractions(visitors, { visits: runs, isSmoke }),
  }));
}

const { pages, map } = await measure().catch(fail);
if (isSmoke) {
  for (const line of pages.missed) console.error(`  Missed: ${line}`);
  process.exit(pages.missed.length === 0 ? 0 : 1);
}
const missed = [...pages.missed, ...map.missed];
const measured = `${runs} ${runs === 1 ? 'run' : 'runs'}`;
writeSection('docs/quality.md', {
  title: 'Lighthouse',
  command: 'npm run lighthouse',
  markdown: `Lighthouse ${pages.lighthouse}, the built app with its sample data in headless Chromium, over HTTP/1.1, ${measured} a page; medians, of accessibility, best practices and SEO the lowest.

Lighthouse reckons from what it sees how long a slow phone would take, so a machine that is busy with something else gives lower marks. Its own measure of
this one (\`benchmarkIndex\`; a desktop has 1,500 to 2,000, and Lighthouse distrusts what is below 1,000): **${pages.power}** in the median. Requests and kilobytes do not depend on it.

${pages.markdown}

### Presses on a map of ${map.pins} pins

How long a press waits for the next picture (Interaction to Next Paint), as the browser tells, in ${measured} with everything done ${map.times} times: the longest, which is
to be at most ${map.bar} ms, and the median. Besides, in the median, the time that the page's main thread took for scripts, styles and layout until it was at rest again,
other programs on the machine not counted. Beside a list at 1440 × 900, without throttling; the map shows what the API tells and made-up places besides, for the API itself tells of at most 200.

${map.markdown}

${missed.length === 0 ? 'Every bar is met.' : `Missed:\n\n${missed.map((line) => `- ${line}`).join('\n')}`}`,
});
process.exit(missed.length === 0 ? 0 : 1);
