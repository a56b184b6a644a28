import { type GraphQLInputType, getNamedType, isEnumType, isInputObjectType } from 'graphql';

export interface Argument {
  name: string;
  type: GraphQLInputType;
  /** JSON value; for enums, the name. */
  value: unknown;
  /** Whether the value is sent as a variable instead of being part of the text. */
  isVariable: boolean;
}

/** A field, or a group of selections: an inline fragment, or a named one. */
export type Selection =
  | { kind: 'field'; name: string; isAliased: boolean; directive: string; args: Argument[]; selections: Selection[] | undefined }
  | { kind: 'inline' | 'fragment'; on: string; selections: Selection[] };

export interface Operation {
  kind: 'query' | 'mutation';
  name: string | undefined;
  selections: Selection[];
  /** Whether the first variable is left out of the request. */
  lacksVariable: boolean;
}

const NAME = /^[_a-z]\w*$/i;

/** Writes a value as a GraphQL literal. */
function literal(value: unknown, type: GraphQLInputType | undefined): string {
  const named = type && getNamedType(type);
  if (Array.isArray(value)) return `[${value.map((item) => literal(item, named)).join(', ')}]`;
  if (typeof value === 'object' && value !== null) {
    const fields = isInputObjectType(named) ? named.getFields() : {};
    const entries = Object.entries(value).filter(([name]) => NAME.test(name));
    return `{ ${entries.map(([name, inner]) => `${name}: ${literal(inner, Object.hasOwn(fields, name) ? fields[name]?.type : undefined)}`).join(', ')} }`;
  }
  return isEnumType(named) && typeof value === 'string' && NAME.test(value) ? value : JSON.stringify(value);
}

class Writer {
  readonly variables: Record<string, unknown> = {};
  readonly declarations: string[] = [];
  readonly fragments: string[] = [];
  private aliases = 0;

  selections(of: Selection[]): string {
    return `{ ${of.map((selection) => this.selection(selection)).join(' ')} }`;
  }

  private selection(selection: Selection): string {
    if (selection.kind !== 'field') return this.group(selection);
    const { name, isAliased, directive, args, selections } = selection;
    // A field with arguments gets an alias, because it can occur twice with different arguments.
    const alias = isAliased || args.length > 0 ? `a${(this.aliases += 1)}: ` : '';
    const given = args.map((argument) => `${argument.name}: ${this.argument(argument)}`).join(', ');
    return `${alias}${name}${given && `(${given})`}${directive && ` ${directive}`}${selections ? ` ${this.selections(selections)}` : ''}`;
  }

  private group({ kind, on, selections }: Exclude<Selection, { kind: 'field' }>): string {
    if (kind === 'inline') return `... on ${on} ${this.selections(selections)}`;
    const place = this.fragments.push('') - 1;
    this.fragments[place] = `fragment F${place} on ${on} ${this.selections(selections)}`;
    return `...F${place}`;
  }

  private argument({ type, value, isVariable }: Argument): string {
    if (!isVariable) return literal(value, type);
    const name = `v${this.declarations.length}`;
    this.declarations.push(`$${name}: ${String(type)}`);
    this.variables[name] = value;
    return `$${name}`;
  }
}

/** Writes an operation as text, with the variables to send. */
export function writeOperation({ kind, name, selections, lacksVariable }: Operation): { query: string; variables: Record<string, unknown> } {
  const writer = new Writer();
  const body = writer.selections(selections);
  const declarations = writer.declarations.length > 0 ? `(${writer.declarations.join(', ')})` : '';
  const { v0, ...others } = writer.variables;
  const variables = v0 === undefined || lacksVariable ? others : { v0, ...others };
  return { query: [`${kind} ${name ?? ''}${declarations} ${body}`, ...writer.fragments].join(' '), variables };
}
