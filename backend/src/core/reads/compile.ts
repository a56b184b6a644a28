import {
  type FieldNode, getArgumentValues, getNamedType, getNullableType, type GraphQLField, type GraphQLLeafType, type GraphQLObjectType, isEnumType, isLeafType, isListType,
  isObjectType, isSpecifiedScalarType, OperationTypeNode,
} from 'graphql';
import pg from 'pg';
import { pageSql, WHOLE } from './page-sql.js';
import type { FieldRead, ReadRequest, Reads } from './read.js';
import { type Selected, type Selection, Unreadable } from './selection.js';
import { concat, type Sql, type Statement } from './statement.js';

/** Turns what JavaScript reckons from an input into JSON. */
export type Maker = (input: unknown) => string;

/** An operation as expressions that give JSON, one for each field of the first level. */
export interface Compiled {
  roots: { key: string; sql: Sql }[];
  makers: Maker[];
  /** Whether it holds for people who are signed in, too. */
  isForVisitors: boolean;
  /** Whether its answer changes when a day begins somewhere. */
  isTimed: boolean;
}

/** Compiles the selection of one operation; @throws Unreadable. */
class Compiler {
  readonly makers: Maker[] = [];
  isForVisitors = false;
  isTimed = false;
  private rows = 0;

  constructor(
    private readonly selected: Selected,
    private readonly reads: Reads,
  ) {}

  /** Expressions by the names that they have in the answer; `row` is the alias of their row. */
  private fields(type: GraphQLObjectType, selection: Selection, row: string): { key: string; sql: Sql }[] {
    return [...selection].map(([key, nodes]) => ({ key, sql: this.field(type, nodes, row) }));
  }

  root(type: GraphQLObjectType): { key: string; sql: Sql }[] {
    return this.fields(type, this.selected.root(type), '');
  }

  private field(type: GraphQLObjectType, nodes: readonly FieldNode[], row: string): Sql {
    const [node] = nodes;
    const name = node?.name.value ?? '';
    if (name === '__typename') return `'${type.name}'::text`;
    const field = type.getFields()[name];
    const read = this.reads[type.name]?.[name];
    if (!node || !field || !read) throw new Unreadable(`${type.name}.${name} is not read here.`);
    return this.sqlOf(read, { field, nodes, row, request: this.requests(field, node, row) });
  }

  /** What a field is read with, for each request anew. */
  private requests(field: GraphQLField<unknown, unknown>, node: FieldNode, row: string): (statement: Statement) => ReadRequest {
    return (statement) => ({ row, statement, args: field.args.length > 0 ? getArgumentValues(field, node, statement.variables) : {} });
  }

  private sqlOf(
    read: FieldRead,
    at: { field: GraphQLField<unknown, unknown>; nodes: readonly FieldNode[]; row: string; request: (statement: Statement) => ReadRequest },
  ): Sql {
    const { field, nodes, row, request } = at;
    const type = getNamedType(field.type);
    switch (read.kind) {
      case 'value':
        return isLeafType(type) ? this.leaf(type, read.sql(row)) : fail(field.name);
      case 'made':
        this.isTimed ||= read.isTimed ?? false;
        return this.madeOrUsual(read, row, this.selected.completer(field.type, nodes));
      case 'fixed':
        this.isForVisitors ||= read.forVisitors;
        return `${pg.escapeLiteral(JSON.stringify(this.selected.completer(field.type, nodes)(read.value)))}::json`;
      case 'part': {
        const object = this.object(type, nodes, { from: '', row });
        return read.when ? concat(`CASE WHEN ${read.when(row)} THEN `, object, ' END') : object;
      }
      case 'one': {
        this.isForVisitors ||= read.forVisitors;
        const alias = this.newRow();
        return this.object(type, nodes, { from: concat(' FROM (', (statement) => read.select(request(statement)), `) ${alias}`), row: alias });
      }
      case 'list': {
        if (!isListType(getNullableType(field.type))) fail(field.name);
        this.isForVisitors ||= read.forVisitors;
        const select: Sql = (statement) => read.select(request(statement));
        return isLeafType(type) ? this.leafList(type, select) : this.list(type, nodes, select);
      }
      case 'page':
        return this.page(type, nodes, (statement) => read.page(request(statement)), row === '');
    }
  }

  /** JSON of one row; null where there is none. */
  private object(type: unknown, nodes: readonly FieldNode[], { from, row }: { from: Sql; row: string }): Sql {
    if (!isObjectType(type)) return fail(String(type));
    return concat(`(SELECT row_to_json(${WHOLE}) FROM (SELECT `, this.columns(type, this.selected.below(type, nodes), row), from, `) ${WHOLE})`);
  }

  private columns(type: GraphQLObjectType, selection: Selection, row: string): Sql {
    return concat(...this.fields(type, selection, row).flatMap(({ key, sql }, i) => [i > 0 ? ', ' : '', sql, ` AS "${key}"`]));
  }

  private list(type: unknown, nodes: readonly FieldNode[], select: Sql): Sql {
    if (!isObjectType(type)) return fail(String(type));
    const row = this.newRow();
    const columns = this.columns(type, this.selected.below(type, nodes), row);
    return concat(`coalesce((SELECT json_agg(${WHOLE}) FROM (SELECT `, columns, ' FROM (', select, `) ${row}) ${WHOLE}), '[]'::json)`);
  }

  /** As `list`, of scalars; written by hand, as `json_agg` puts blanks between them. */
  private leafList(type: GraphQLLeafType, select: Sql): Sql {
    const row = this.newRow();
    const item = this.leaf(type, `${row}.value`);
    return concat(`('[' || coalesce((SELECT string_agg(to_json(`, item, ')::text, \',\') FROM (', select, `) ${row}), '') || ']')::json`);
  }

  /** A page, whose fields are those of `pageType`. */
  private page(type: unknown, nodes: readonly FieldNode[], read: (statement: Statement) => ReturnType<Extract<FieldRead, { kind: 'page' }>['page']>, isRoot: boolean): Sql {
    if (!isObjectType(type)) return fail(String(type));
    const row = this.newRow();
    const keys: { key: string; name: string; items?: Sql }[] = [...this.selected.below(type, nodes)].map(([key, below]) => {
      const name = below[0]?.name.value ?? '';
      if (name !== 'items') return { key, name };
      const item = getNamedType(type.getFields().items?.type);
      return isObjectType(item) ? { key, name, items: this.columns(item, this.selected.below(item, below), row) } : fail(type.name);
    });
    return (statement) => pageSql({ keys, typeName: type.name, row, isRoot, statement }, read(statement));
  }

  /** A scalar or an enum as graphql would write it. */
  private leaf(type: GraphQLLeafType, sql: string): string {
    if (isEnumType(type)) {
      const names = type.getValues().map(({ name, value }) => `WHEN ${pg.escapeLiteral(String(value))} THEN ${pg.escapeLiteral(name)}`);
      return `CASE (${sql})::text ${names.join(' ')} END`;
    }
    if (type.name === 'DateTime') return `to_char(${sql} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
    return isSpecifiedScalarType(type) ? sql : this.made(`to_json(${sql})`, (input) => JSON.stringify(type.serialize(input)));
  }

  /** A place in the JSON that `splice` fills in: a tab, which PostgreSQL writes nowhere else, on both sides of the maker's number and its input. */
  private made(input: string, make: Maker): string {
    const number = this.makers.push(make) - 1;
    return `(E'\\t[${number},' || (${input})::text || E']\\t')::json`;
  }

  private madeOrUsual(read: Extract<FieldRead, { kind: 'made' }>, row: string, complete: (made: unknown) => unknown): string {
    const made = this.made(read.input(row), jsonOf(complete, read));
    if (!read.usual) return made;
    const { when, value, marks } = read.usual;
    const parts = JSON.stringify(complete(value)).split(/(#\w+#)/).map((part) => {
      const text = marks[part]?.(row);
      return text === undefined ? pg.escapeLiteral(part) : `left(substr(to_json(${text})::text, 2), -1)`; // without its quotation marks
    });
    return `CASE WHEN ${when(row)} THEN (${parts.join(' || ')})::json ELSE ${made} END`;
  }

  private newRow(): string {
    this.rows += 1;
    return `r${this.rows}`;
  }
}

/** Makes the JSON of what a read makes; that of shared objects once. */
function jsonOf(complete: (made: unknown) => unknown, { make, isShared }: Extract<FieldRead, { kind: 'made' }>): Maker {
  const known = new WeakMap<object, string>();
  return (input) => {
    const made = make(input as never);
    if (!isShared || typeof made !== 'object' || made === null) return JSON.stringify(complete(made));
    const json = known.get(made) ?? JSON.stringify(complete(made));
    known.set(made, json);
    return json;
  };
}

function fail(what: string): never {
  throw new Unreadable(`${what} is not of the kind that it is read as.`);
}

/**
 * Compiles an operation into SQL.
 * @throws Unreadable for what the reads do not cover
 */
export function compile(selected: Selected, reads: Reads): Compiled {
  const type = selected.schema.getQueryType();
  if (!type || selected.operation.operation !== OperationTypeNode.QUERY) throw new Unreadable('Only queries are read here.');
  const compiler = new Compiler(selected, reads);
  const roots = compiler.root(type);
  return { roots, makers: compiler.makers, isForVisitors: compiler.isForVisitors, isTimed: compiler.isTimed };
}

/** Writes what JavaScript makes into the JSON of the database, and leaves out the blanks that `json_agg` puts between rows. */
export function splice(json: string, makers: readonly Maker[]): string {
  const compact = json.replaceAll(', \n ', ',');
  if (makers.length === 0) return compact;
  const parts = compact.split('\t');
  for (let i = 1; i < parts.length; i += 2) {
    const [number, input] = JSON.parse(parts[i] ?? '') as [number, unknown];
    parts[i] = makers[number]?.(input) ?? 'null';
  }
  return parts.join('');
}
