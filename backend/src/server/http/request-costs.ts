/** What a request takes from the budget of its address. */
export interface RequestCost {
  /** Requests: 1 for a call of the API or a page, a fraction for what costs the server less. */
  requests: number;
  /** Values that the answer holds, where no operation weighs them (see `graphql/cost.ts`). */
  values: number;
}

/** A row of the table: which paths, what they cost, and why that is not the cost of a page. */
interface CostRow extends RequestCost {
  paths: RegExp;
  reason: string;
}

const FREE = { requests: 0, values: 0 };

/** Values of an average call of the API: most queries of the pages weigh some hundred, a map 1,400, a long list 4,000. */
export const AVERAGE_VALUES = 1000;

/** The requests that do not cost the same as a page. The first row that matches applies; paths are compared in lower case. */
export const COST_TABLE: readonly CostRow[] = [
  { paths: /^\/(healthz|readyz)\/?$/, ...FREE, reason: 'monitoring and load balancers need an answer under any load; no database query repeats per caller' },
  { paths: /^\/healthz\/self$/, ...FREE, reason: 'answers only `citypins doctor`, which proves that it knows the session secret' },
  { paths: /^\/metrics\/?$/, ...FREE, reason: 'answers only this machine and holders of METRICS_TOKEN' },
  { paths: /^\/(assets|shell)\//, ...FREE, reason: 'files of the client, from disk or memory, cached by browsers' },
  { paths: /^\/(sw\.js|robots\.txt)$/, ...FREE, reason: 'fixed text without a query; crawlers read robots.txt first' },
  {
    paths: /^\/(art|uploads)\//,
    requests: 0.1,
    values: 0,
    reason: 'a page shows dozens of pictures; drawing one that is not in memory costs extra (`art.ts`)',
  },
  { paths: /^\/sitemaps\//, requests: 1, values: 10_000, reason: 'lists up to 10,000 pages in all languages' },
  { paths: /^\/api\/lists\/[^/]+\/export\//, requests: 1, values: 5_000, reason: 'holds up to 500 places with all their fields' },
  { paths: /^\/api\/admin\/[^/]+\.csv$/, requests: 1, values: 10_000, reason: 'holds a whole table, row by row' },
  { paths: /^\/api(\/|$)/, requests: 1, values: AVERAGE_VALUES, reason: 'REST does not weigh its answers: each counts as an average query' },
];

/** The cost of everything else: pages, pages for frames, GraphQL requests, whose values are spent by their operations, and paths that do not exist. */
export const PAGE_COST: RequestCost = { requests: 1, values: 0 };

/**
 * Says what a request for a path costs.
 * @param clientFiles paths of the files that the build of the client has made: they are free, as they come from disk without a query
 */
export function costOfPath(path: string, clientFiles: ReadonlySet<string>): RequestCost {
  if (clientFiles.has(path)) return FREE;
  const lower = path.toLowerCase();
  return COST_TABLE.find(({ paths }) => paths.test(lower)) ?? PAGE_COST;
}
