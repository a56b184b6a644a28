import type { GraphQLSchema } from 'graphql';
import { LRUCache } from 'lru-cache';
import { Answer, type AnswerCache, type Reading } from '../../core/answers/index.js';
import { AppError } from '../../core/errors/index.js';
import { type Reads, splice, Unreadable } from '../../core/reads/index.js';
import type { ReplicatedReads } from '../../core/replicas/index.js';
import { inSpan, isTracing, markSpan } from '../../core/tracing/index.js';
import { type Openness, readDocument } from '../graphql/document.js';
import type { OperationMetrics, OperationTally } from '../metrics/operations.js';
import { type BoundPlan, type Plan, planOf } from './plan.js';
import { readFrom, type Sources, sourcesOf } from './sources.js';

/** A GraphQL request, as far as it can be answered here. */
export interface ReadRequest {
  query: string;
  variables: Record<string, unknown>;
  operationName: string | undefined;
}

/** A statement with its values, and what its text reads. */
interface Bound extends BoundPlan {
  sources: Sources;
}

/** A request that may be answered here. */
export interface PreparedRead {
  plan: Plan;
  tally: OperationTally;
  variables: Record<string, unknown>;
  /** Names its answer. */
  key: string;
  /** Its statement, once somebody has asked for it; null where there is none. */
  bound?: Bound | null;
}

interface ReaderParts {
  schema: GraphQLSchema;
  openness: Openness;
  reads: Reads;
  database: ReplicatedReads;
  /** undefined: nothing is kept. */
  cache: AnswerCache | undefined;
  operations: OperationMetrics;
}

/** What is known of a text with the name of an operation in it; there is none where it is not for this path. */
type Planned = { plan: Plan; tally: OperationTally } | { plan: undefined };

/** Plans that are kept, and characters of their texts together. */
const PLANS = 1000;
const PLAN_TEXTS = 2_000_000;

/** Milliseconds. In every time zone a day begins at a quarter of an hour. */
const QUARTER = 900_000;

/** Answers queries that everyone may ask with one statement each, past the resolvers, which answer whatever it leaves to them. */
export class Reader {
  private readonly plans = new LRUCache<string, Planned>({ max: PLANS, maxSize: PLAN_TEXTS, sizeCalculation: (_plan, key) => key.length + 1 });
  /** Each text once, however many requests hold it: it is long, and found the faster where it is the same string. */
  private readonly statements = new LRUCache<string, { text: string; sources: Sources }>({ max: PLANS });

  constructor(private readonly parts: ReaderParts) {}

  /** A request that may be answered here; undefined for all others. */
  prepare({ query, variables, operationName }: ReadRequest): PreparedRead | undefined {
    const text = operationName === undefined ? query : `${operationName} ${query}`;
    const planned = this.plans.get(text) ?? this.planFor(text, query, operationName);
    return planned.plan && { ...planned, variables, key: planned.plan.keyOf(variables) };
  }

  /** The answer that is kept for whoever is not signed in. */
  kept({ key, tally }: PreparedRead): Answer | undefined {
    const answer = this.parts.cache?.get(key);
    if (!answer) return undefined;
    tally.counts.kept += 1;
    if (isTracing()) markSpan(tally.span, tally.attributesOf('kept'));
    return answer;
  }

  /**
   * The answer for somebody; undefined where the resolvers must answer.
   * @throws Busy, and what the database throws
   */
  async read(prepared: PreparedRead, { isSignedIn }: { isSignedIn: boolean }): Promise<Answer | undefined> {
    const bound = this.boundOf(prepared);
    if (!bound || (isSignedIn && bound.compiled.isForVisitors)) return undefined;
    const { cache } = this.parts;
    const { tally } = prepared;
    const reading = () => this.run(bound, isSignedIn);
    const begun = performance.now();
    const answer = await inSpan(tally.span, { attributes: tally.attributesOf('read') }, async () =>
      isSignedIn || !cache ? (await reading())?.answer : cache.read(prepared.key, reading),
    );
    if (answer) tally.answered('read', (performance.now() - begun) / 1000);
    return answer;
  }

  /** How many values a response can hold; 0 if the resolvers respond, which weigh the operation themselves. */
  costOf(prepared: PreparedRead): number {
    return this.boundOf(prepared) ? prepared.plan.costOf(prepared.variables) : 0;
  }

  /** Whether a request would be answered alike for everyone, signed in or not. */
  isForAll({ plan, variables }: PreparedRead): boolean {
    try {
      return !plan.compiledFor(variables).compiled.isForVisitors;
    } catch {
      return false;
    }
  }

  private planFor(text: string, query: string, operationName: string | undefined): Planned {
    const plan = planOf(this.parts, readDocument(this.parts.schema, query, this.parts.openness), operationName);
    const made = plan ? { plan, tally: this.parts.operations.of('query', plan.name) } : { plan };
    this.plans.set(text, made);
    return made;
  }

  /** The statement of a request, bound once; null if there is none. */
  private boundOf(prepared: PreparedRead): Bound | null {
    if (prepared.bound === undefined) prepared.bound = this.bind(prepared) ?? null;
    return prepared.bound;
  }

  private bind({ plan, variables }: PreparedRead): Bound | undefined {
    try {
      const bound = plan.bind(variables);
      return { ...bound, ...this.statementOf(bound.text) };
    } catch (error) {
      // Refused by a limit, an input's rules or GraphQL: the resolvers say why.
      if (error instanceof Unreadable || error instanceof AppError || (error as Error).name === 'GraphQLError') return undefined;
      throw error;
    }
  }

  private async run({ compiled, text, sources, values, isHeavy, tables: told }: Bound, isSignedIn: boolean): Promise<Reading | undefined> {
    const tables = readFrom(sources, told);
    const row = await this.parts.database.query({ text, values }, { isHeavy, tables, isSignedIn });
    const fields: string[] = [];
    for (const [i, { key }] of compiled.roots.entries()) {
      const json = row[i];
      if (json === null || json === undefined) return undefined; // not there, which is an error
      fields.push(`"${key}":${await splice(json, compiled.makers)}`);
    }
    const until = compiled.isTimed ? (Math.floor(Date.now() / QUARTER) + 1) * QUARTER : Infinity;
    const answer = new Answer(`{"data":{${fields.join()}}}\n`);
    return { answer, tables, until };
  }

  private statementOf(text: string): { text: string; sources: Sources } {
    const known = this.statements.get(text);
    if (known) return known;
    const statement = { text, sources: sourcesOf(text) };
    this.statements.set(text, statement);
    return statement;
  }
}
