import {
  type FieldNode,
  getArgumentValues,
  getNamedType,
  getNullableType,
  type GraphQLField,
  GraphQLBoolean,
  GraphQLFloat,
  GraphQLInt,
  type GraphQLLeafType,
  type GraphQLObjectType,
  isEnumType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isSpecifiedScalarType,
  OperationTypeNode,
} from 'graphql';
import pg from 'pg';
import { type Fields, type Piece, selectOf, textOf } from './json-sql.js';
import { jsonOf, type Made } from './made.js';
import { pageSql } from './page-sql.js';
import type { CompiledField, ReadRequest, CompiledFields, Policy } from './compiled-field.js';
import { type Selected, type Selection, Unreadable } from './selection.js';
import type { Maker } from './splice.js';
import { concat, type Sql, type Statement, written } from './statement.js';

/** Types whose values PostgreSQL writes as text just as JSON does. */
const PLAIN: readonly GraphQLLeafType[] = [GraphQLInt, GraphQLFloat, GraphQLBoolean];

/** An operation as SQL expressions that return JSON as text, one for each root field. */
export interface Compiled {
  roots: { key: string; sql: Sql }[];
  makers: Maker[];
  /** Whether the result changes when a day begins in any time zone. */
  isTimed: boolean;
}

/**
 * Compiles the selection of one operation.
 * @throws Unreadable for a field that is not compiled
 */
class Compiler {
  readonly makers: Maker[] = [];
  isTimed = false;
  private rows = 0;

  constructor(
    private readonly selected: Selected,
    private readonly reads: CompiledFields,
    private readonly isSignedIn: boolean,
  ) {}

  /** Compiles the fields of an object; `row` is the alias of its row. Adjacent rights of a policy are one piece, so that it runs once. */
  private fields(type: GraphQLObjectType, selection: Selection, row: string, reads = this.reads[type.name]): Fields {
    const fields: { key: string; piece: Piece }[] = [];
    let rights: { policy: Policy; names: [key: string, name: string][] } | undefined;
    for (const [key, nodes] of selection) {
      const read = this.forAsker(reads?.[nodes[0]?.name.value ?? '']);
      if (read?.kind === 'right' && rights?.policy === read.policy) {
        rights.names.push([key, read.name]);
      } else {
        rights = read?.kind === 'right' ? { policy: read.policy, names: [[key, read.name]] } : undefined;
        fields.push({ key, piece: rights ? this.rights(rights, row) : this.field(type, nodes, { row, reads }) });
      }
    }
    return fields;
  }

  /** Returns the compiled field for visitors or for signed-in users. */
  private forAsker(read: CompiledField | undefined): CompiledField | undefined {
    if (read?.kind !== 'byViewer') return read;
    return this.isSignedIn ? read.member : read.visitor;
  }

  private rights({ policy, names }: { policy: Policy; names: readonly [key: string, name: string][] }, row: string): Piece {
    const make: Maker = (input, viewer) => {
      const rights = policy.rightsOf(JSON.parse(input) as never, viewer) as Record<string, unknown>;
      return names.map(([key, name]) => `"${key}":${JSON.stringify(rights[name])}`).join();
    };
    return { form: 'keys', sql: this.made(policy.input(row), make) };
  }

  root(type: GraphQLObjectType): { key: string; sql: Sql }[] {
    return this.fields(type, this.selected.root(type), '').map(({ key, piece }) => ({ key, sql: textOf(piece) }));
  }

  private field(type: GraphQLObjectType, nodes: readonly FieldNode[], { row, reads }: { row: string; reads: CompiledFields[string] | undefined }): Piece {
    const [node] = nodes;
    const name = node?.name.value ?? '';
    if (name === '__typename') return { form: 'known', json: JSON.stringify(type.name) };
    const field = type.getFields()[name];
    const read = this.forAsker(reads?.[name]);
    if (!node || !field || !read) throw new Unreadable(`${type.name}.${name} is not compiled.`);
    return this.pieceOf(read, { field, nodes, row, request: this.requests(field, node, row) });
  }

  /** Returns a function that builds the arguments for reading a field. It is called for each request. */
  private requests(field: GraphQLField<unknown, unknown>, node: FieldNode, row: string): (statement: Statement) => ReadRequest {
    return (statement) => ({ row, statement, args: field.args.length > 0 ? getArgumentValues(field, node, statement.variables) : {} });
  }

  private pieceOf(
    read: CompiledField,
    at: { field: GraphQLField<unknown, unknown>; nodes: readonly FieldNode[]; row: string; request: (statement: Statement) => ReadRequest },
  ): Piece {
    const { field, nodes, row, request } = at;
    const type = getNamedType(field.type);
    switch (read.kind) {
      case 'value':
        return isLeafType(type) ? this.leaf(type, read.sql(row), isNonNullType(field.type)) : fail(field.name);
      case 'computed':
        return { form: type === GraphQLBoolean ? 'plain' : 'value', sql: (statement) => read.select(request(statement)) };
      case 'made':
        this.isTimed ||= read.isTimed ?? false;
        return this.madeOrUsual(read, { row, complete: this.selected.completer(field.type, nodes), args: field.args.length > 0 ? request : undefined });
      case 'fixed':
        return { form: 'known', json: JSON.stringify(this.selected.completer(field.type, nodes)(read.value)) };
      case 'byViewer':
      case 'right':
        return fail(field.name);
      case 'part': {
        const object = this.object(type, nodes, row, read.fields);
        return read.when ? { form: 'text', sql: concat(`CASE WHEN ${read.when(row)} THEN `, textOf(object), ' END') } : object;
      }
      case 'one': {
        const alias = this.newRow();
        const object = selectOf(
          this.object(type, nodes, alias),
          concat(' FROM (', (statement) => read.select(request(statement)), `) ${alias}`),
        );
        return read.when ? { ...object, sql: concat(`CASE WHEN ${read.when(row)} THEN `, object.sql, ' END') } : object;
      }
      case 'rows': {
        const alias = this.newRow();
        return selectOf(
          this.object(type, nodes, alias),
          concat(' FROM (', (statement) => read.select(request(statement)), `) ${alias} HAVING true`),
        );
      }
      case 'each':
        return { form: 'list', item: this.object(type, nodes, row) };
      case 'list': {
        if (!isListType(getNullableType(field.type))) fail(field.name);
        const select: Sql = (statement) => read.select(request(statement));
        const alias = this.newRow();
        const item = isLeafType(type) ? this.leaf(type, `${alias}.value`) : this.object(type, nodes, alias);
        return selectOf({ form: 'list', item }, concat(' FROM (', select, `) ${alias}`));
      }
      case 'page':
        return this.page(type, nodes, (statement) => read.page(request(statement)), row === '');
    }
  }

  /** Compiles the selected fields of an object. */
  private object(type: unknown, nodes: readonly FieldNode[], row: string, reads?: CompiledFields[string]): Piece {
    return isObjectType(type) ? { form: 'object', fields: this.fields(type, this.selected.below(type, nodes), row, reads) } : fail(String(type));
  }

  /** Compiles a page, whose fields are those of `pageType`. */
  private page(
    type: unknown,
    nodes: readonly FieldNode[],
    read: (statement: Statement) => ReturnType<Extract<CompiledField, { kind: 'page' }>['page']>,
    isRoot: boolean,
  ): Piece {
    if (!isObjectType(type)) return fail(String(type));
    const row = this.newRow();
    const reads = this.reads[type.name];
    const keys: Parameters<typeof pageSql>[0]['keys'] = [...this.selected.below(type, nodes)].map(([key, below]) => {
      const name = below[0]?.name.value ?? '';
      if (reads?.[name]) return { key, name, piece: this.field(type, below, { row: 'p', reads }) };
      const item = getNamedType(type.getFields()[name]?.type);
      if (!isObjectType(item)) return { key, name };
      const alias = name === 'items' ? row : this.newRow();
      return { key, name, list: { item: this.object(item, below, alias), row: alias } };
    });
    return { form: 'text', sql: (statement) => pageSql({ keys, typeName: type.name, isRoot, statement }, read(statement)) };
  }

  /** Compiles a scalar or an enum, in the format of graphql-js. */
  private leaf(type: GraphQLLeafType, sql: string, isNonNull = false): Piece {
    if (isEnumType(type)) {
      const names = type.getValues().map(({ name, value }) => `WHEN ${pg.escapeLiteral(String(value))} THEN ${pg.escapeLiteral(name)}`);
      return { form: 'value', sql: `CASE (${sql})::text ${names.join(' ')} END` };
    }
    if (type.name === 'DateTime') return { form: 'value', sql: `to_char(${sql} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')` };
    if (!isSpecifiedScalarType(type)) return { form: 'text', sql: this.made(`to_json(${sql})`, (input) => JSON.stringify(type.serialize(JSON.parse(input)))) };
    return { form: isNonNull && PLAIN.includes(type) ? 'plain' : 'value', sql };
  }

  /**
   * Returns a placeholder in the JSON that `splice` replaces: the maker's number, a comma and its input between two tabs. PostgreSQL writes tabs
   * nowhere else in JSON.
   * @param argsOf returns the arguments that the maker gets for a request
   */
  private made(input: Sql, make: Maker, argsOf?: (statement: Statement) => object): Sql {
    const number = this.makers.push(make) - 1;
    const placeholder = concat(`(E'\\t${number},' || (`, input, `)::text || E'\\t')`);
    if (!argsOf) return placeholder;
    return (statement) => {
      statement.args[number] = argsOf(statement);
      return written(placeholder, statement);
    };
  }

  /** @param args builds the arguments of the field; undefined if it has none */
  private madeOrUsual(
    read: Made,
    { row, complete, args }: { row: string; complete: (made: unknown) => unknown; args: ((statement: Statement) => ReadRequest) | undefined },
  ): Piece {
    const { argsOf = (given) => given } = read;
    const made = this.made(read.input(row), jsonOf(complete, read), args && ((statement) => argsOf(args(statement).args)));
    if (!read.usual) return { form: 'text', sql: made };
    const { when, value, marks } = read.usual;
    const usual = JSON.stringify(complete(value))
      .split(/(#\w+#)/)
      .map((part) => {
        const text = marks[part]?.(row);
        return text === undefined ? pg.escapeLiteral(part) : `left(substr(to_json(${text})::text, 2), -1)`; // without its quotation marks
      });
    return { form: 'text', sql: concat(`CASE WHEN ${when(row)} THEN (${usual.join(' || ')}) ELSE `, made, ' END') };
  }

  private newRow(): string {
    this.rows += 1;
    return `r${this.rows}`;
  }
}

function fail(what: string): never {
  throw new Unreadable(`${what} does not have the type of its compiled field.`);
}

/**
 * Compiles an operation into SQL, for visitors or for signed-in users.
 * @throws Unreadable for fields that are not compiled, and for operations that are not queries
 */
export function compile(selected: Selected, reads: CompiledFields, { isSignedIn }: { isSignedIn: boolean }): Compiled {
  const type = selected.schema.getQueryType();
  if (!type || selected.operation.operation !== OperationTypeNode.QUERY) throw new Unreadable('Only queries are compiled.');
  const compiler = new Compiler(selected, reads, isSignedIn);
  const roots = compiler.root(type);
  return { roots, makers: compiler.makers, isTimed: compiler.isTimed };
}
