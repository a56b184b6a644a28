/** Cost of a request, charged to its client address. */
export interface RequestCost {
  /** Number of requests: 1 for an API call or a page, a fraction if the request costs the server less. */
  requests: number;
  /** Number of values (fields) in the response, if no operation weighs them (see `graphql/cost.ts`). */
  values: number;
}

/** Row of the cost table: the paths, their cost, and why it differs from the cost of a page. */
interface CostRow extends RequestCost {
  paths: RegExp;
  reason: string;
}

const FREE = { requests: 0, values: 0 };

/** Values of an average API call: most queries of the pages fetch some hundred, a map 1,400, a long list 4,000. */
export const AVERAGE_VALUES = 1000;

/** Requests whose cost differs from that of a page. The first matching row applies; paths are compared in lower case. */
export const COST_TABLE: readonly CostRow[] = [
  { paths: /^\/(healthz|readyz)\/?$/, ...FREE, reason: 'monitoring and load balancers need an answer under any load; no database query repeats per caller' },
  { paths: /^\/healthz\/self$/, ...FREE, reason: 'answers only `citypins doctor`, which proves that it knows the session secret' },
  { paths: /^\/metrics\/?$/, ...FREE, reason: 'answers only this machine and holders of METRICS_TOKEN' },
  { paths: /^\/(assets|shell)\//, ...FREE, reason: 'files of the client, from disk or memory, cached by browsers' },
  { paths: /^\/(sw\.js|robots\.txt)$/, ...FREE, reason: 'fixed text without a query; crawlers read robots.txt first' },
  { paths: /^\/map\//, ...FREE, reason: 'map tiles: a screen shows dozens; they come from a file or memory, and browsers and proxies cache them' },
  {
    paths: /^\/(art|uploads)\//,
    requests: 0.1,
    values: 0,
    reason: 'a page shows dozens of pictures; drawing one that is not in memory costs extra (`server/pictures`)',
  },
  { paths: /^\/sitemaps\//, requests: 1, values: 10_000, reason: 'lists up to 10,000 pages in all languages' },
  { paths: /^\/api\/offline\/cities\//, requests: 1, values: 20_000, reason: 'holds or measures the responses of up to 504 places, which cost nothing more' },
  { paths: /^\/api\/lists\/[^/]+\/export\//, requests: 1, values: 5_000, reason: 'holds up to 500 places with all their fields' },
  { paths: /^\/api\/admin\/[^/]+\.(csv|geojson|kml|gpx)$/, requests: 1, values: 10_000, reason: 'holds a whole table, row by row' },
  { paths: /^\/api(\/|$)/, requests: 1, values: AVERAGE_VALUES, reason: 'REST does not weigh its answers: each counts as an average query' },
];

/** Cost of all other requests: pages, pages for frames, unknown paths, and GraphQL requests, whose operations charge their values themselves. */
export const PAGE_COST: RequestCost = { requests: 1, values: 0 };

/**
 * Returns the cost of a request for a path.
 * @param clientFiles paths of the client's built files; they are free, because they come from disk without a query
 */
export function costOfPath(path: string, clientFiles: ReadonlySet<string>): RequestCost {
  if (clientFiles.has(path)) return FREE;
  const lower = path.toLowerCase();
  return COST_TABLE.find(({ paths }) => paths.test(lower)) ?? PAGE_COST;
}
