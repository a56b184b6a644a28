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
import { compile, type Compiled, type Reads, Selected, Statement, Unreadable, written } from '../../core/reads/index.js';
import { weigh } from '../graphql/cost.js';

/** A statement that answers an operation with these variables, one column for each of its root fields. */
export interface BoundPlan {
  compiled: Compiled;
  text: string;
  values: unknown[];
  isHeavy: boolean;
  /** Tables that its functions read. */
  tables: ReadonlySet<string>;
}

/** What variables can be, which change the weight or the fields of an operation, more are not kept. */
const VARIANTS = 50;

/** Names of the variables that decide how much is asked for: in arguments that count, and in directives. */
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

/** JSON with the properties of objects in the order of their names. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part,
  );

/** A valid operation, and how it is read. */
export class Plan {
  private readonly id: string;
  private readonly names: readonly string[];
  private readonly decisive: ReturnType<typeof decisiveVariables>;
  private readonly costs = new LRUCache<string, number>({ max: VARIANTS });
  private readonly compiled = new LRUCache<string, Compiled | Unreadable>({ max: VARIANTS });

  constructor(
    private readonly schema: GraphQLSchema,
    private readonly reads: Reads,
    private readonly document: DocumentNode,
    private readonly operation: OperationDefinitionNode,
  ) {
    this.id = createHash('sha256')
      .update(`${operation.name?.value ?? ''} ${print(document)}`)
      .digest('base64url');
    this.names = (operation.variableDefinitions ?? []).map(({ variable }) => variable.name.value).sort();
    this.decisive = decisiveVariables(document);
  }

  /** Its name; undefined where it has none. */
  get name(): string | undefined {
    return this.operation.name?.value;
  }

  /** Names the answer: the operation, however its text is laid out, and the variables that it declares, in whatever order. */
  keyOf(variables: Record<string, unknown>): string {
    return `${this.id} ${canonical(this.names.map((name) => variables[name]))}`;
  }

  /** How many values the operation may fetch with these variables; @throws GraphQLError where they are too many */
  costOf(variables: Record<string, unknown>): number {
    const decisive = valuesOf(this.decisive.counting.concat(this.decisive.switching), variables);
    const known = this.costs.get(decisive);
    if (known !== undefined) return known;
    const cost = weigh({ schema: this.schema, document: this.document, operationName: this.operation.name?.value, variables });
    this.costs.set(decisive, cost);
    return cost;
  }

  /**
   * How the operation is read with these variables.
   * @param variables as they came with the request
   * @throws where the resolvers would refuse it, or where it is theirs
   */
  compiledFor(variables: Record<string, unknown>): { compiled: Compiled; coerced: Record<string, unknown> } {
    this.costOf(variables);
    const { coerced } = getVariableValues(this.schema, this.operation.variableDefinitions ?? [], variables, { maxErrors: 1 });
    if (!coerced) throw new Unreadable('A variable is wrong.');
    const variant = valuesOf(this.decisive.switching, coerced);
    const compiled = this.compiled.get(variant) ?? this.compile(coerced);
    this.compiled.set(variant, compiled);
    if (compiled instanceof Unreadable) throw compiled;
    return { compiled, coerced };
  }

  private compile(variables: Record<string, unknown>): Compiled | Unreadable {
    try {
      return compile(new Selected(this.schema, this.operation, this.document.definitions, variables), this.reads);
    } catch (error) {
      if (error instanceof Unreadable) return error;
      throw error;
    }
  }

  /** The statement for these variables; @throws as `compiledFor`. */
  bind(variables: Record<string, unknown>): BoundPlan {
    const { compiled, coerced } = this.compiledFor(variables);
    const statement = new Statement(coerced);
    const columns = compiled.roots.map(({ sql }) => written(sql, statement));
    return { compiled, text: `SELECT ${columns.join(', ')}`, values: statement.values, isHeavy: statement.isHeavy, tables: statement.tables };
  }
}

/** Reads a plan off a document; undefined where the operation is not for this path, whatever its variables. */
export function planOf(
  parts: { schema: GraphQLSchema; reads: Reads },
  document: DocumentNode | undefined,
  operationName: string | undefined,
): Plan | undefined {
  const operation = document && getOperationAST(document, operationName);
  if (!document || operation?.operation !== OperationTypeNode.QUERY) return undefined;
  return new Plan(parts.schema, parts.reads, document, operation);
}
