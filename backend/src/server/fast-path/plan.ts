import { createHash } from 'node:crypto';
import {
  type DocumentNode,
  getOperationAST,
  getVariableValues,
  type GraphQLSchema,
  type OperationDefinitionNode,
  OperationTypeNode,
  print,
  visit,
} from 'graphql';
import { LRUCache } from 'lru-cache';
import { compile, type Compiled, type CompiledFields, Selected, Statement, Unreadable, written } from '../../core/compiled-queries/index.js';
import { VIEWER_SQL } from '../../modules/accounts/index.js';
import { weigh } from '../graphql/index.js';

/** Sender of a request: a visitor, or a signed-in user, whose statement also finds the user of the session. */
export interface Asker {
  isSignedIn: boolean;
}

/**
 * SQL statement that answers an operation with given variables; it has one column per root field. For signed-in users, the first column is the user as
 * JSON (`ViewerRow`), and the ids of session and user come before the values.
 */
export interface BoundPlan {
  compiled: Compiled;
  text: string;
  values: unknown[];
  /** Arguments for `splice`. */
  args: readonly object[];
  isHeavy: boolean;
  /** Whether the result changes when a minute begins. */
  isTimed: boolean;
  /** Tables that the SQL functions in the statement read. */
  tables: ReadonlySet<string>;
}

/** Maximum number of cached costs, and of cached compilations, per operation. */
const VARIANTS = 50;

/** Returns the variables that decide how much is fetched: those in paging arguments (`counting`) and in directives (`switching`). */
function decisiveVariables(document: DocumentNode): { counting: string[]; switching: string[] } {
  const names = { counting: new Set<string>(), switching: new Set<string>() };
  const variablesIn = (node: Parameters<typeof visit>[0], into: Set<string>) => void visit(node, { Variable: ({ name }) => void into.add(name.value) });
  visit(document, {
    Argument(node) {
      if (node.name.value === 'page' || node.name.value === 'limit') variablesIn(node, names.counting);
    },
    Directive: (node) => variablesIn(node, names.switching),
  });
  return { counting: [...names.counting], switching: [...names.switching] };
}

const valuesOf = (names: readonly string[], variables: Record<string, unknown>): string => JSON.stringify(names.map((name) => variables[name]));

/** Returns JSON with the properties of objects sorted by name. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** A valid query, and its compilation into SQL. */
export class Plan {
  private readonly id: string;
  private readonly names: readonly string[];
  private readonly decisive: ReturnType<typeof decisiveVariables>;
  private readonly costs = new LRUCache<string, number>({ max: VARIANTS });
  private readonly compiled = new LRUCache<string, Compiled | Unreadable>({ max: 2 * VARIANTS });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly reads: CompiledFields,
    private readonly document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    this.id = createHash('sha256')
      .update(`${operation.name?.value ?? ''} ${print(document)}`)
      .digest('base64url');
    this.names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value).sort();
    this.decisive = decisiveVariables(document);
  }

  /** Name of the operation; undefined if it has none. */
  get name(): string | undefined {
    return this.operation.name?.value;
  }

  /** Returns the cache key of the response: the operation, regardless of its layout, and the variables that it declares, in sorted order. */
  keyOf(variables: Record<string, unknown>): string {
    return `${this.id} ${canonical(this.names.map((name) => variables[name]))}`;
  }

  /** Returns the number of values that the operation can fetch with these variables. @throws GraphQLError if it exceeds the limit */
  costOf(variables: Record<string, unknown>): number {
    const decisive = valuesOf(this.decisive.counting.concat(this.decisive.switching), variables);
    const known = this.costs.get(decisive);
    if (known !== undefined) return known;
    const cost = weigh({ schema: this.schema, document: this.document, operationName: this.operation.name?.value, variables });
    this.costs.set(decisive, cost);
    return cost;
  }

  /**
   * Compiles the operation for these variables.
   * @param variables as sent with the request
   * @throws Unreadable if only the resolvers can answer, GraphQLError if they would refuse the operation
   */
  private compiledFor(variables: Record<string, unknown>, asker: Asker): { compiled: Compiled; coerced: Record<string, unknown> } {
    this.costOf(variables);
    const { coerced } = getVariableValues(this.schema, this.operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
    if (!coerced) throw new Unreadable('A variable is wrong.');
    const variant = `${asker.isSignedIn} ${valuesOf(this.decisive.switching, coerced)}`;
    const compiled = this.compiled.get(variant) ?? this.compile(coerced, asker);
    this.compiled.set(variant, compiled);
    if (compiled instanceof Unreadable) throw compiled;
    return { compiled, coerced };
  }

  private compile(variables: Record<string, unknown>, asker: Asker): Compiled | Unreadable {
    try {
      return compile(new Selected(this.schema, this.operation, this.document.definitions, variables), this.reads, asker);
    } catch (error) {
      if (error instanceof Unreadable) return error;
      throw error;
    }
  }

  /** Returns the SQL statement for these variables. @throws as `compiledFor` */
  bind(variables: Record<string, unknown>, asker: Asker): BoundPlan {
    const { compiled, coerced } = this.compiledFor(variables, asker);
    const statement = new Statement(coerced, asker);
    const columns = compiled.roots.map(({ sql }) => written(sql, statement)).join(', ');
    const text = asker.isSignedIn
      ? `WITH viewer AS MATERIALIZED (${VIEWER_SQL}) SELECT (SELECT row_to_json(viewer) FROM viewer), ${columns}`
      : `SELECT ${columns}`;
    const { values, args, isHeavy, isTimed, tables } = statement;
    return { compiled, text, values, args, isHeavy, isTimed, tables };
  }
}

/** Creates the plan of a document's operation; undefined if there is no such operation, or it is no query. */
export function planOf(
  parts: { schema: GraphQLSchema; reads: CompiledFields },
  document: DocumentNode | undefined,
  operationName: string | undefined,
): Plan | undefined {
  const operation = document && getOperationAST(document, operationName);
  if (!document || operation?.operation !== OperationTypeNode.QUERY) return undefined;
  return new Plan(parts.schema, parts.reads, document, operation);
}
