import { Counter, Histogram, type Registry } from 'prom-client';
import { counter } from './registry.js';

/** Source of a response: the response cache, the fast path (one SQL statement), or the resolvers. */
type Source = 'kept' | 'read' | 'resolvers';

/** Maximum number of operation names from clients with a label of their own, and their maximum length; all others count as "other". */
const MOST_NAMES = 50;
const LONGEST_NAME = 64;

/** Bounds of the histogram (s). */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const LABELS = ['operation', 'kind', 'source'] as const;

/** Counts of one operation. They are plain fields, because counting a cached response must cost no time. */
export class OperationTally {
  readonly counts: Record<Source, number> = { kept: 0, read: 0, resolvers: 0 };
  /** Name of the operation's spans. */
  readonly span: string;

  constructor(
    readonly operation: string,
    readonly kind: string,
    private readonly durations: Histogram<(typeof LABELS)[number]>,
    private readonly errors: Counter<'operation' | 'code'>,
  ) {
    this.span = `${kind} ${operation}`;
  }

  /** Returns the attributes of the operation's spans (https://opentelemetry.io/docs/specs/semconv/graphql/graphql-spans/). */
  attributesOf(source: Source): Record<string, string> {
    return { 'graphql.operation.name': this.operation, 'graphql.operation.type': this.kind, 'citypins.source': source };
  }

  /** Counts a response with its duration (s). */
  answered(source: 'read' | 'resolvers', seconds: number): void {
    const { operation, kind } = this;
    this.counts[source] += 1;
    this.durations.observe({ operation, kind, source }, seconds);
  }

  /** Counts a response with errors of this code. */
  failed(code: string): void {
    this.errors.inc({ operation: this.operation, code });
  }
}

/** Metrics of GraphQL operations, by operation name. */
export class OperationMetrics {
  /** Tally of requests without a valid operation. */
  readonly invalid: OperationTally;
  private readonly tallies = new Map<string, OperationTally>();
  private readonly madeUp = new Set<string>();
  private readonly durations: Histogram<(typeof LABELS)[number]>;
  private readonly errors: Counter<'operation' | 'code'>;

  /** @param known names of the operations that the site's own pages run */
  constructor(
    registry: Registry,
    private readonly known: ReadonlySet<string>,
  ) {
    const registers = [registry];
    this.durations = new Histogram({
      name: 'citypins_graphql_operation_duration_seconds',
      help: 'Duration of GraphQL operations whose response was not cached.',
      labelNames: LABELS,
      buckets: BUCKETS,
      registers,
    });
    this.errors = new Counter({
      name: 'citypins_graphql_errors_total',
      help: 'GraphQL operations that failed, by error code.',
      labelNames: ['operation', 'code'],
      registers,
    });
    counter(
      registry,
      {
        name: 'citypins_graphql_operations_total',
        help: 'GraphQL operations, by source of the response: kept (cache), read (fast path) or resolvers.',
        labelNames: LABELS,
      },
      () =>
        [...this.tallies.values()].flatMap(({ operation, kind, counts }) =>
          Object.entries(counts)
            .filter(([, count]) => count > 0)
            .map(([source, count]) => [{ operation, kind, source }, count] as const),
        ),
    );
    this.invalid = this.tally('invalid', 'none');
  }

  /** Returns the tally of a valid operation. Clients can invent names, so only a limited number of them get their own tally. */
  of(kind: string, name: string | undefined): OperationTally {
    return this.tally(this.labelOf(name), kind);
  }

  private labelOf(name: string | undefined): string {
    if (name === undefined) return 'anonymous';
    if (this.known.has(name) || this.madeUp.has(name)) return name;
    if (this.madeUp.size >= MOST_NAMES || name.length > LONGEST_NAME) return 'other';
    this.madeUp.add(name);
    return name;
  }

  private tally(operation: string, kind: string): OperationTally {
    const key = `${kind} ${operation}`;
    const known = this.tallies.get(key) ?? new OperationTally(operation, kind, this.durations, this.errors);
    this.tallies.set(key, known);
    return known;
  }
}
