import { table } from '../../scripts/lib/markdown.mjs';
import { desktopConfig, lighthouse, version } from '../peers/lighthouse.mjs';
import { median } from './statistics.mjs';

const PRESETS = [
  { name: 'mobile', config: undefined, performance: 90 },
  { name: 'desktop', config: desktopConfig, performance: 98 },
];
/** What nothing but the page itself decides must be perfect. */
const PERFECT = ['accessibility', 'best-practices', 'seo'];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
const HEADER = ['device', 'page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'requests', 'kB'];

const PLACES = '{ places(filter: { search: "British Museum" }, sort: RECOMMENDED, page: { number: 1, size: 1 }) { items { id } } }';

/** What one run of Lighthouse found: marks from 0 to 100, milliseconds, and what travelled. */
function readRun({ lhr: { categories, audits, environment, runtimeError } }) {
  if (runtimeError) throw new Error(`Lighthouse could not measure: ${runtimeError.message}`);
  const requests = audits['network-requests'].details.items;
  return {
    marks: Object.fromEntries(['performance', ...PERFECT].map((id) => [id, Math.round(categories[id].score * 100)])),
    times: TIMES.map((id) => audits[id].numericValue),
    shift: audits['cumulative-layout-shift'].numericValue,
    requests: requests.length,
    bytes: requests.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
    power: environment.benchmarkIndex,
    failed: PERFECT.flatMap((id) => categories[id].auditRefs.filter(({ weight }) => weight > 0).map((ref) => audits[ref.id])).filter(
      ({ score }) => score !== null && score < 1,
    ),
  };
}

/** The row of a page, and what it misses, from several runs. */
function summarise(preset, page, runs, isSmoke) {
  const marks = { performance: median(runs.map((run) => run.marks.performance)) };
  for (const id of PERFECT) marks[id] = Math.min(...runs.map((run) => run.marks[id]));
  const [fcp, lcp, tbt] = TIMES.map((_, i) => median(runs.map(({ times }) => times[i])));
  const of = (name) => median(runs.map((run) => run[name]));
  const row = [
    preset.name,
    page,
    ...Object.values(marks),
    (fcp / 1000).toFixed(1),
    (lcp / 1000).toFixed(1),
    Math.round(tbt),
    of('shift').toFixed(3),
    of('requests'),
    Math.round(of('bytes') / 1000),
  ];
  const where = `${page} on ${preset.name}`;
  const titles = new Set(runs.flatMap(({ failed }) => failed.map(({ title }) => title)));
  const isSlow = !isSmoke && marks.performance < preset.performance;
  const missed = [
    ...(isSlow ? [`${where}: performance ${marks.performance}, where ${preset.performance} is the bar`] : []),
    ...[...titles].map((title) => `${where}: ${title}`),
  ];
  return { row, missed };
}

/**
 * Measures the public pages of a guide with sample data, as phones and desktops see them.
 * @param visitors as `withVisitors` gives them
 * @param options `runs`: how often each page is measured; `isSmoke`: only the first page on the first device, without a bar for its performance
 * @returns the table as Markdown, what misses a bar, the version of Lighthouse, and the median of its measure of this machine
 */
export async function measurePages({ port, url, ask }, { runs, isSmoke }) {
  const { places } = await ask(PLACES);
  const pages = [
    ['home', '/'],
    ['cities', '/cities'],
    ['places', '/places'],
    ['one place', `/places/${places.items[0].id}`],
  ];
  const summaries = [];
  const powers = [];
  for (const preset of isSmoke ? PRESETS.slice(0, 1) : PRESETS) {
    for (const [page, path] of isSmoke ? pages.slice(0, 1) : pages) {
      const found = [];
      for (let i = 0; i < runs; i++) found.push(readRun(await lighthouse(url + path, { port, logLevel: 'silent' }, preset.config)));
      const summary = summarise(preset, page, found, isSmoke);
      console.log(`  ${preset.name}, ${page}: ${found.map(({ marks }) => marks.performance).join(', ')}`);
      summaries.push(summary);
      powers.push(...found.map(({ power }) => power));
    }
  }
  return {
    markdown: table(
      HEADER,
      summaries.map(({ row }) => row),
    ),
    missed: summaries.flatMap(({ missed }) => missed),
    lighthouse: version,
    power: Math.round(median(powers)).toLocaleString('en'),
  };
}
