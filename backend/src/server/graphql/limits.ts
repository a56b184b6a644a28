import { type ASTVisitor, GraphQLError, Kind, OperationTypeNode, type SelectionSetNode, type ValidationContext, type ValidationRule } from 'graphql';

/** Limits of one operation; docs/trust.md, section 3, compares them with those of other services. */
const LIMITS = { depth: 10, aliases: 30, directives: 10, fields: 500, rootFields: 20, repeats: 10, mutations: 5, slow: 1 };

/** Fields whose depth is not limited: an introspection query has 15 levels, and graphql's own rule limits them. */
const INTROSPECTION = ['__schema', '__type'];

interface Size {
  depth: number;
  /** Number of root fields. */
  width: number;
  aliases: number;
  directives: number;
  fields: number;
  repeats: number;
  /** Number of slow root mutations: they hash passwords, or wait. */
  slow: number;
}
const NOTHING: Size = { slow: 0, depth: 0, width: 0, aliases: 0, directives: 0, fields: 0, repeats: 0 };

/** Measures selection sets with fragments expanded. Each fragment is measured only once, so nested fragments cost no time. */
class Measure {
  private readonly fragments = new Map<string, Size>();

  private readonly slow: ReadonlySet<string>;

  constructor(private readonly context: ValidationContext) {
    const mutations = Object.values(context.getSchema().getMutationType()?.getFields() ?? {});
    this.slow = new Set(mutations.filter(({ extensions }) => extensions.hasOwnTransaction).map(({ name }) => name));
  }

  of(set: SelectionSetNode | undefined, inside: ReadonlySet<string> = new Set()): Size {
    const size = { ...NOTHING };
    const seen = new Map<string, number>();
    for (const selection of set?.selections ?? []) {
      size.directives += selection.directives?.length ?? 0;
      const child = selection.kind === Kind.FRAGMENT_SPREAD ? this.fragment(selection.name.value, inside) : this.of(selection.selectionSet, inside);
      let { depth, width, slow } = child;
      if (selection.kind === Kind.FIELD) {
        depth = INTROSPECTION.includes(selection.name.value) ? 1 : child.depth + 1;
        width = 1;
        slow = this.slow.has(selection.name.value) ? 1 : 0;
        size.fields += 1;
        if (selection.alias) size.aliases += 1;
        const key = selection.alias?.value ?? selection.name.value;
        seen.set(key, (seen.get(key) ?? 0) + 1);
      }
      size.depth = Math.max(size.depth, depth);
      size.width += width;
      size.slow += slow;
      size.aliases += child.aliases;
      size.directives += child.directives;
      size.fields += child.fields;
      size.repeats = Math.max(size.repeats, child.repeats);
    }
    size.repeats = Math.max(size.repeats, ...seen.values());
    return size;
  }

  private fragment(name: string, inside: ReadonlySet<string>): Size {
    if (inside.has(name)) return NOTHING;
    const known = this.fragments.get(name);
    if (known) return known;
    const size = this.of(this.context.getFragment(name)?.selectionSet, new Set([...inside, name]));
    this.fragments.set(name, size);
    return size;
  }
}

const tooLarge = (what: string, is: number, limit: number): GraphQLError =>
  new GraphQLError(`${what}: ${is}, at most ${limit} are allowed.`, { extensions: { code: 'QUERY_LIMIT_EXCEEDED' } });

/** Refuses operations that exceed `LIMITS`. It reports errors and never throws, because a throw would answer 500. */
export const operationLimits: ValidationRule = (context): ASTVisitor => {
  const measure = new Measure(context);
  return {
    OperationDefinition({ selectionSet, operation }) {
      const isMutation = operation === OperationTypeNode.MUTATION;
      const { depth, width, slow, aliases, directives, fields, repeats } = measure.of(selectionSet);
      const checks: [string, number, number][] = [
        ['Levels', depth, LIMITS.depth],
        ['Aliases', aliases, LIMITS.aliases],
        ['Directives', directives, LIMITS.directives],
        ['Fields', fields, LIMITS.fields],
        ['Root fields', width, isMutation ? LIMITS.mutations : LIMITS.rootFields],
        ['Mutations that deal with passwords', slow, LIMITS.slow],
        ['Repeats of one field', repeats, LIMITS.repeats],
      ];
      for (const [what, is, limit] of checks) if (is > limit) context.reportError(tooLarge(what, is, limit));
    },
  };
};
