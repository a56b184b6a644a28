import { Counter, Histogram, type Registry } from 'prom-client';
import { counter } from './registry.js';

/** Who has answered an operation: memory, one statement past the resolvers, or the resolvers. */
type Source = 'kept' | 'read' | 'resolvers';

/** Names that clients make up which are told apart, and how long they may be: beyond, all are "other". */
const MOST_NAMES = 50;
const LONGEST_NAME = 64;

/** Seconds. */
const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

const LABELS = ['operation', 'kind', 'source'] as const;

/** What was counted of one operation. How often comes from here, as counting an answer that is kept may take no time. */
export class OperationTally {
  readonly counts: Record<Source, number> = { kept: 0, read: 0, resolvers: 0 };
  /** What its spans are called. */
  readonly span: string;

  constructor(
    readonly operation: string,
    readonly kind: string,
    private readonly durations: Histogram<(typeof LABELS)[number]>,
    private readonly errors: Counter<'operation' | 'code'>,
  ) {
    this.span = `${kind} ${operation}`;
  }

  /** What its spans say (https://opentelemetry.io/docs/specs/semconv/graphql/graphql-spans/). */
  attributesOf(source: Source): Record<string, string> {
    return { 'graphql.operation.name': this.operation, 'graphql.operation.type': this.kind, 'citypins.source': source };
  }

  /** It was answered in so many seconds. */
  answered(source: 'read' | 'resolvers', seconds: number): void {
    const { operation, kind } = this;
    this.counts[source] += 1;
    this.durations.observe({ operation, kind, source }, seconds);
  }

  /** It was answered with errors of this code. */
  failed(code: string): void {
    this.errors.inc({ operation: this.operation, code });
  }
}

/** GraphQL operations by name. */
export class OperationMetrics {
  /** For what is no valid operation. */
  readonly invalid: OperationTally;
  private readonly tallies = new Map<string, OperationTally>();
  private readonly madeUp = new Set<string>();
  private readonly durations: Histogram<(typeof LABELS)[number]>;
  private readonly errors: Counter<'operation' | 'code'>;

  /** @param known names of the operations that the guide's own pages ask */
  constructor(
    registry: Registry,
    private readonly known: ReadonlySet<string>,
  ) {
    const registers = [registry];
    this.durations = new Histogram({
      name: 'citypins_graphql_operation_duration_seconds',
      help: 'How long GraphQL operations took that were not kept.',
      labelNames: LABELS,
      buckets: BUCKETS,
      registers,
    });
    this.errors = new Counter({
      name: 'citypins_graphql_errors_total',
      help: 'GraphQL operations that were answered with an error, by its code.',
      labelNames: ['operation', 'code'],
      registers,
    });
    counter(
      registry,
      { name: 'citypins_graphql_operations_total', help: 'GraphQL operations, by who has answered: kept, read or resolvers.', labelNames: LABELS },
      () =>
        [...this.tallies.values()].flatMap(({ operation, kind, counts }) =>
          Object.entries(counts)
            .filter(([, count]) => count > 0)
            .map(([source, count]) => [{ operation, kind, source }, count] as const),
        ),
    );
    this.invalid = this.tally('invalid', 'none');
  }

  /** The tally of a valid operation. Names come from clients: only so many are told apart. */
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
