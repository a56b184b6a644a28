import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { CachedResponse, type ResponseCache, type Reading } from '../../core/response-cache/index.js';
import { AppError } from '../../core/errors/index.js';
import { type CompiledFields, splice, Unreadable } from '../../core/compiled-queries/index.js';
import type { ReplicatedReads } from '../../core/replicas/index.js';
import { inSpan, isTracing, markSpan } from '../../core/tracing/index.js';
import type { SessionClaims, ViewerRow } from '../../modules/accounts/index.js';
import { type Openness, readDocument } from '../graphql/index.js';
import type { OperationMetrics, OperationTally } from '../metrics/index.js';
import { type Asker, type BoundPlan, type Plan, planOf } from './plan.js';
import { readFrom, type Sources, sourcesOf } from './sources.js';

/** GraphQL request, reduced to the parts that the fast path supports. */
export interface ReadRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** SQL statement with its values, and the tables and functions that its text reads. */
interface Bound extends BoundPlan {
  sources: Sources;
  /** Minute (since the epoch) in which it was bound: values of a statement can depend on the time. */
  minute: number;
}

/** Request that the fast path can try to answer. */
export interface PreparedRead {
  plan: Plan;
  tally: OperationTally;
  variables: Record<string, unknown>;
  /** Cache key of the response. */
  key: string;
  /** SQL statements of the request for visitors and signed-in users, bound at the first use; null if the fast path cannot answer it. */
  visitors?: Bound | null;
  members?: Bound | null;
  /** State of the settings for which they are bound, because values of a statement can depend on them. */
  revision?: number;
}

export interface ReaderParts {
  schema: GraphQLSchema;
  openness: Openness;
  reads: CompiledFields;
  database: ReplicatedReads;
  /** undefined: responses are not cached. */
  cache: ResponseCache | undefined;
  operations: OperationMetrics;
  /** Returns a number that changes with the settings. */
  revision: () => number;
  /** Stores the time of the last use of a session, if necessary. */
  noteUse: (viewer: ViewerRow) => Promise<unknown>;
}

/** Plan of a query text with an operation name; `plan` is undefined if only the resolvers can answer it. */
type Planned = { plan: Plan; tally: OperationTally } | { plan: undefined };

/** Limits of the cache of plans: entries, and characters of their texts in total. */
const PLANS = 1000;
const PLAN_TEXTS = 2_000_000;

/** A minute, and a quarter of an hour (ms). In every time zone, each day begins at a multiple of the latter. */
const [MINUTE, QUARTER] = [60_000, 900_000];

const minuteOf = (time: number): number => Math.floor(time / MINUTE);

/** Returns undefined for data that only the resolvers can turn into a response, and throws all other errors. */
function noAnswer(error: unknown): undefined {
  if (!(error instanceof Unreadable)) throw error;
}

/** Answers queries with one SQL statement each, without the resolvers. The resolvers answer the queries that are not compiled. */
export class Reader {
  private readonly plans = new LRUCache<string, Planned>({ max: PLANS, maxSize: PLAN_TEXTS, sizeCalculation: (_plan, key) => key.length + 1 });
  /** One string per statement text, shared by all requests: the texts are long, and comparing the same string is faster. */
  private readonly statements = new LRUCache<string, { text: string; sources: Sources }>({ max: PLANS });

  constructor(private readonly parts: ReaderParts) {}

  /** Returns a request that the fast path can try to answer; undefined for all others. */
  prepare({ query, variables, operationName }: ReadRequest): PreparedRead | undefined {
    const text = operationName === undefined ? query : `${operationName} ${query}`;
    const planned = this.plans.get(text) ?? this.planFor(text, query, operationName);
    return planned.plan && { ...planned, variables, key: planned.plan.keyOf(variables) };
  }

  /** Returns the cached response for anonymous requests. */
  kept({ key, tally }: PreparedRead): CachedResponse | undefined {
    const answer = this.parts.cache?.get(key);
    if (!answer) return undefined;
    tally.counts.kept += 1;
    if (isTracing()) markSpan(tally.span, tally.attributesOf('kept'));
    return answer;
  }

  /**
   * Reads the response from the database; undefined if the resolvers must answer. Anonymous requests use the cache.
   * @param session content of the session token; undefined for visitors. The statement checks whether the session has ended.
   * @throws Busy, and errors of the database
   */
  async read(prepared: PreparedRead, session?: SessionClaims): Promise<CachedResponse | undefined> {
    const bound = this.boundOf(prepared, { isSignedIn: session !== undefined });
    if (!bound) return undefined;
    const { cache } = this.parts;
    const { tally } = prepared;
    const reading = () => this.run(bound, session).catch(noAnswer);
    const begun = performance.now();
    const answer = await inSpan(tally.span, { attributes: tally.attributesOf('read') }, async () =>
      session || !cache ? (await reading())?.answer : cache.read(prepared.key, reading),
    );
    if (answer) tally.answered('read', (performance.now() - begun) / 1000);
    return answer;
  }

  /** Returns how many values a response can hold; undefined if only the resolvers can answer. */
  costOf(prepared: PreparedRead, asker: Asker): number | undefined {
    return this.boundOf(prepared, asker) ? prepared.plan.costOf(prepared.variables) : undefined;
  }

  private planFor(text: string, query: string, operationName: string | undefined): Planned {
    const plan = planOf(this.parts, readDocument(this.parts.schema, query, this.parts.openness), operationName);
    const made = plan ? { plan, tally: this.parts.operations.of('query', plan.name) } : { plan };
    this.plans.set(text, made);
    return made;
  }

  /** Returns the statement of a request, bound once for each state of the settings; null if there is none. */
  private boundOf(prepared: PreparedRead, asker: Asker): Bound | null {
    const who = asker.isSignedIn ? 'members' : 'visitors';
    const revision = this.parts.revision();
    if (prepared.revision !== revision) Object.assign(prepared, { revision, visitors: undefined, members: undefined });
    const known = prepared[who];
    if (known?.isTimed && known.minute < minuteOf(Date.now())) prepared[who] = undefined;
    return (prepared[who] ??= this.bind(prepared, asker));
  }

  private bind({ plan, variables }: PreparedRead, asker: Asker): Bound | null {
    try {
      const bound = plan.bind(variables, asker);
      return { ...bound, ...this.statementOf(bound.text), minute: minuteOf(Date.now()) };
    } catch (error) {
      // A limit, an input rule or GraphQL refuses the request. The resolvers report the reason.
      if (error instanceof Unreadable || error instanceof AppError || (error as Error).name === 'GraphQLError') return null;
      throw error;
    }
  }

  private async run(bound: Bound, session?: SessionClaims): Promise<Reading | undefined> {
    const { compiled, text, sources, values: asked, args, isHeavy, isTimed, tables: told } = bound;
    const period = isTimed ? MINUTE : compiled.isTimed ? QUARTER : Infinity;
    // The time before the statement: it can read the time in the minute before its end.
    const until = period < Infinity ? (Math.floor(Date.now() / period) + 1) * period : Infinity;
    const tables = readFrom(sources, told);
    const values = session ? [session.sessionId, session.userId, ...asked] : asked;
    const row = await this.parts.database.query({ text, values }, { isHeavy, tables, isSignedIn: session !== undefined });
    const viewer = session ? await this.viewerIn(row.shift()) : null;
    if (session && !viewer) return undefined; // the session has ended
    const fields: string[] = [];
    for (const [i, { key }] of compiled.roots.entries()) {
      const json = row[i];
      if (json === null || json === undefined) return undefined; // not found, which the resolvers report as an error
      fields.push(`"${key}":${await splice(json, compiled.makers, { viewer, args })}`);
    }
    const answer = new CachedResponse(`{"data":{${fields.join()}}}\n`);
    return { answer, tables, until };
  }

  /** Returns the user from the first column of a statement for signed-in users. */
  private async viewerIn(json: string | null | undefined): Promise<ViewerRow | null> {
    const viewer = json ? (JSON.parse(json) as ViewerRow) : null;
    if (viewer?.isStale) await this.parts.noteUse(viewer);
    return viewer;
  }

  private statementOf(text: string): { text: string; sources: Sources } {
    const known = this.statements.get(text);
    if (known) return known;
    const statement = { text, sources: sourcesOf(text) };
    this.statements.set(text, statement);
    return statement;
  }
}
