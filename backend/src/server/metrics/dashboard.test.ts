import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Registry } from 'prom-client';
import type { DataSource } from 'typeorm';
import type { ResponseCache, CacheInvalidator } from '../../core/response-cache/index.js';
import { repositoryRoot } from '../../core/config/index.js';
import type { ReplicatedReads } from '../../core/replicas/index.js';
import type { ConcurrencyLimiter } from '../http/index.js';
import { measureBacklog } from './pending-work.js';
import { OperationMetrics } from './operations.js';
import { createRegistry } from './registry.js';
import { createRequestMetrics } from './requests.js';
import { measureAdmission, measureAnswers, measureDatabase, measureMails } from './state.js';

interface Panel {
  id: number;
  type: string;
  title: string;
  datasource?: { type: string; uid: string };
  gridPos: { x: number; y: number; w: number; h: number };
  targets?: { expr: string; datasource: { uid: string } }[];
}
interface Dashboard {
  uid: string;
  schemaVersion: number;
  templating: { list: { name: string; type: string }[] };
  panels: Panel[];
}

const read = (file: string) => readFileSync(path.join(repositoryRoot, file), 'utf8');
const dashboard = JSON.parse(read('deploy/grafana/citypins.json')) as Dashboard;
const shown = dashboard.panels.filter(({ type }) => type !== 'row');

/** Registers all metrics, as in an installation with a replica. */
function allMetrics(): Registry {
  const registry = createRegistry();
  const reads = {
    database: { primary: {}, replicas: [{ replica: 'replica:5432' }] } as unknown as ReplicatedReads,
    cache: {} as ResponseCache,
    outdated: {} as CacheInvalidator,
  };
  createRequestMetrics(registry);
  new OperationMetrics(registry, new Set());
  measureAnswers(registry, reads);
  measureDatabase(registry, {} as DataSource, reads);
  measureAdmission(registry, {} as ConcurrencyLimiter);
  measureMails(registry, { sent: 0, failed: 0 });
  measureBacklog(registry, {} as DataSource);
  return registry;
}

const metrics = allMetrics().getMetricsAsArray();
/** Names of the samples; a histogram has several. */
const sampled = new Set(
  metrics.flatMap(({ name, type }) => ((type as unknown) === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name])),
);
const namesIn = (text: string): string[] => [...new Set(text.match(/\b(citypins|nodejs|process)_[a-z0-9_]+/g))];

test('every metric in the dashboard or the docs exists', () => {
  const named = namesIn([...shown.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)), read('docs/observe.md')].join('\n'));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((name) => !sampled.has(name) && !metrics.some((metric) => metric.name === name))).toEqual([]);
});

test('the dashboard shows every metric of ours', () => {
  const drawn = shown.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)).join('\n');
  expect(metrics.map(({ name }) => name).filter((name) => name.startsWith('citypins_') && !drawn.includes(name))).toEqual([]);
});

test('metric names follow the rules of Prometheus, and every metric has a help text', () => {
  const wrong = metrics.filter(
    ({ name, type, help }) => (name.startsWith('citypins_') && ((type as unknown) === 'counter') !== name.endsWith('_total')) || !help,
  );
  expect(wrong.map(({ name }) => name)).toEqual([]);
});

test('Grafana can import the dashboard: schema version, unique ids, layout, and a selectable data source', () => {
  const { schemaVersion, panels, templating } = dashboard;
  expect(schemaVersion).toBeGreaterThanOrEqual(36);
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(templating.list.map(({ name, type }) => [name, type])).toEqual([
    ['datasource', 'datasource'],
    ['instance', 'query'],
  ]);
  const isForChosen = ({ datasource, targets = [] }: Panel) =>
    [datasource?.uid, ...targets.map((target) => target.datasource.uid)].every((uid) => uid === '${datasource}');
  expect(shown.filter((panel) => !isForChosen(panel) || !panel.targets?.length).map(({ title }) => title)).toEqual([]);
  const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) => Array.from({ length: w * h }, (_, n) => `${x + (n % w)} ${y + Math.floor(n / w)}`));
  expect([new Set(cells).size, panels.every(({ gridPos: { x, w } }) => x + w <= 24)]).toEqual([cells.length, true]);
});
