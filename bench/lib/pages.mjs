import { table } from '../../scripts/lib/markdown.mjs';
import { desktopConfig, lighthouse, version } from '../peers/lighthouse.mjs';
import { median } from './statistics.mjs';

const PRESETS = [
  { name: 'mobile', config: undefined, performance: 90 },
  { name: 'desktop', config: desktopConfig, performance: 98 },
];
/** Categories that must have a score of 100, because they do not depend on the machine. */
const PERFECT = ['accessibility', 'best-practices', 'seo'];
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
const HEADER = ['device', 'page', 'performance', 'accessibility', 'best practices', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'requests', 'kB'];

const PLACES = '{ places(filter: { search: "British Museum" }, sort: RECOMMENDED, page: { number: 1, size: 1 }) { items { id } } }';

/** Extracts the results of a Lighthouse run: scores (0 to 100), times (ms), requests and bytes. */
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

/** Summarizes several runs. @returns the table row of a page and its missed limits */
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
    ...(isSlow ? [`${where}: performance ${marks.performance}; at least ${preset.performance} is required`] : []),
    ...[...titles].map((title) => `${where}: ${title}`),
  ];
  return { row, missed };
}

/**
 * Measures the public pages of an installation with sample data, on mobile and desktop.
 * @param visitors argument that `withVisitors` passes to its callback
 * @param options `runs`: number of measurements per page; `isSmoke`: only the home page on mobile, without a limit for its performance
 * @returns the table as Markdown, the missed limits, the version of Lighthouse, and the median `benchmarkIndex` of this machine
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
