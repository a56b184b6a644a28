import os from 'node:os';
import { short, table } from '../../scripts/lib/markdown.mjs';
import { MEMBER_OPERATIONS } from '../operations.mjs';
import { geometricMean, median } from './statistics.mjs';

/** Minimum ratio of the product's rate to that of `raw`, by operation, at the largest size. The mean is taken over the first ones. */
const BARS = { list: 0.7, search: 0.95, detail: 0.7, home: 0.67, viewport: 0.92 };
const FILTER_BARS = { 'filtered list': 0.8, 'filtered search': 0.9, facets: 0.8 };
const MEMBER_BARS = Object.fromEntries(Object.values(MEMBER_OPERATIONS).map((name) => [name, 0.7]));
/** Maximum median latency of the product (ms), by operation. */
const P50_BARS = { facets: 30 };
/** Maximum ratio of the product's 99th percentile of latency to that of `raw`. */
const P99_BAR = 2;
const MEAN_BAR = 0.75;
const KEPT_BAR = 5;
/** Maximum growth of the median latency from the smallest to the largest size, by operation. */
const GROWTH_BARS = { list: 1.5, detail: 1.5, home: 1.5, viewport: 1.5, search: 4 };
const PRODUCT = 'citypins';
const KEPT = 'citypins, cached responses';
const KEPT_BY_ONE = 'citypins, cached responses, one process';
const RAW_KEPT = 'raw, cached responses';
const PEERS = ['mercurius', 'yoga', 'apollo + typeorm', 'postgraphile'];

const barOf = (operation) => BARS[operation] ?? FILTER_BARS[operation] ?? MEMBER_BARS[operation];
const verdict = (isMet) => (isMet ? 'yes' : 'NO');
const medianOf = (measurements, key) => median(measurements.map((measurement) => measurement[key]));

/** Returns the median over all rounds of the ratio to `raw` in the same round. @param cost cost of a request; default: by rate */
const ratioOf = (measurements, raw, cost = ({ rate }) => 1 / rate) => median(measurements.map((measurement, i) => cost(raw[i]) / cost(measurement)));
const cpuOf = ({ serverCpu, postgresCpu }) => serverCpu + postgresCpu;

function operationTable(results, operation, servers) {
  const { raw } = results[operation];
  const rows = servers
    .filter((name) => results[operation][name]?.length > 0)
    .map((name) => {
      const measured = results[operation][name];
      return [
        name,
        ...['rate', 'p50', 'p99'].map((key) => short(medianOf(measured, key))),
        ratioOf(measured, raw).toFixed(2),
        ...['serverCpu', 'postgresCpu'].map((key) => short(medianOf(measured, key))),
        ratioOf(measured, raw, cpuOf).toFixed(2),
      ];
    });
  return table([operation, 'req/s', 'p50 ms', 'p99 ms', 'ratio to raw', 'server CPU µs', 'PostgreSQL CPU µs', 'ratio by CPU'], rows);
}

function ratiosTable(results, servers) {
  const operations = Object.keys(results);
  const ratios = Object.fromEntries(
    servers.map((name) => [
      name,
      Object.fromEntries(
        operations
          .filter((operation) => results[operation][name]?.length > 0)
          .map((operation) => [operation, ratioOf(results[operation][name], results[operation].raw)]),
      ),
    ]),
  );
  const mean = (name, among = Object.keys(BARS)) =>
    geometricMean(among.filter((operation) => operation in ratios[name]).map((operation) => ratios[name][operation]));
  const rows = servers.map((name) => [name, ...operations.map((operation) => ratios[name][operation]?.toFixed(2) ?? '–'), mean(name).toFixed(2)]);
  rows.push(['bar', ...operations.map((operation) => barOf(operation)?.toFixed(2) ?? ''), MEAN_BAR.toFixed(2)]);
  const best = (operation) => Math.max(...PEERS.map((name) => ratios[name]?.[operation] ?? 0));
  const isMet = operations.map((operation) => ratios[PRODUCT][operation] >= (barOf(operation) ?? 0) && ratios[PRODUCT][operation] > best(operation));
  isMet.push(mean(PRODUCT) >= MEAN_BAR);
  rows.push(['met, and ahead of every peer', ...isMet.map(verdict)]);
  const p50 = Object.entries(P50_BARS).map(([operation, bar]) => ({ operation, bar, is: medianOf(results[operation][PRODUCT], 'p50') }));
  const p99 = operations.map((operation) => ratioOf(results[operation].raw, results[operation][PRODUCT], (measurement) => measurement.p99));
  rows.push(['p99 of citypins, to that of raw', ...p99.map((ratio) => ratio.toFixed(2)), '']);
  rows.push([`at most ${P99_BAR}`, ...p99.map((ratio) => verdict(ratio <= P99_BAR)), '']);
  const kept = mean(KEPT);
  return {
    markdown: `${table(['ratio to raw', ...operations, 'geometric mean'], rows)}\n
The mean is that of ${Object.keys(BARS).join(', ')}. Cached responses: ${kept.toFixed(1)} times raw, at least ${KEPT_BAR}: ${verdict(kept >= KEPT_BAR)}. There the product runs as by
\`npm start\`, with one process for each of ${os.availableParallelism()} cores; \`${PRODUCT}\` is one process, like raw and the peers. \`${RAW_KEPT}\` only looks up the bytes by the text
of the request. That is the limit of one process with Node's HTTP server on this machine: ${mean(RAW_KEPT).toFixed(1)} times raw.
${p50.map(({ operation, bar, is }) => `The p50 of ${operation} is ${short(is)} ms, at most ${bar}: ${verdict(is <= bar)}.`).join(' ')}`,
    isMet: isMet.every(Boolean) && kept >= KEPT_BAR && p99.every((ratio) => ratio <= P99_BAR) && p50.every(({ bar, is }) => is <= bar),
  };
}

function growthTable(results, sizes) {
  const nameOf = (places) => (places === sizes.at(-1) ? PRODUCT : `${PRODUCT}, ${places} places`);
  const rows = Object.keys(results).map((operation) => {
    const times = sizes.map((places) => medianOf(results[operation][nameOf(places)], 'p50'));
    const growth = median(results[operation][PRODUCT].map(({ p50 }, i) => p50 / results[operation][nameOf(sizes[0])][i].p50));
    const bar = GROWTH_BARS[operation];
    return {
      cells: [operation, ...times.map(short), growth.toFixed(2), bar?.toFixed(1) ?? '', bar ? verdict(growth <= bar) : ''],
      isMet: !bar || growth <= bar,
    };
  });
  return {
    markdown: table(
      ['p50 ms', ...sizes.map((places) => `${places.toLocaleString('en')} places`), 'growth', 'at most', 'met'],
      rows.map(({ cells }) => cells),
    ),
    isMet: rows.every(({ isMet }) => isMet),
  };
}

/** @returns the sections of a run, whether all limits are met, and `isRight`: whether all servers give the same responses */
export function reportServers({ results, bytes, differences, sizes, tool, node, rounds, connections, seconds, sets }) {
  const largest = sizes.at(-1).toLocaleString('en');
  const servers = ['raw', RAW_KEPT, PRODUCT, KEPT, KEPT_BY_ONE, ...PEERS];
  const ratios = ratiosTable(results, servers);
  const growth = sizes.length > 1 ? growthTable(results, sizes) : undefined;
  const how = `All servers run on Node ${node}. ${tool}, ${connections} connections, ${rounds} rounds of ${seconds} s for each server in turn, ${sets} sets of variables; medians of rounds, ratios within a round.`;
  const sections = [
    {
      title: `Servers at ${largest} places`,
      markdown: `${how} \`raw\` is node:http with pipelined, prepared statements whose JSON PostgreSQL makes: the limit. The product's responses must equal those of raw byte by byte,
those of the peers in their data (PostGraphile's searches without total and suggestion). All use the same tables, indexes and functions, and places without pictures.
${differences.length > 0 ? `\nWrong responses:\n${differences.map((difference) => `- ${difference}`).join('\n')}\n` : ''}
${ratios.markdown}

${Object.keys(results)
  .map((operation) => `${operationTable(results, operation, servers)}\n\nA response has ${bytes[operation].toLocaleString('en')} bytes.`)
  .join('\n\n')}`,
    },
  ];
  if (growth)
    sections.push({
      title: `From ${sizes[0].toLocaleString('en')} to ${largest} places`,
      markdown: `${how} The product without cached responses.\n\n${growth.markdown}`,
    });
  const isRight = differences.length === 0;
  return { sections, isRight, isMet: isRight && ratios.isMet && (growth?.isMet ?? true) };
}
