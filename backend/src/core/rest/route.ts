import type { Static, TSchema } from '@sinclair/typebox';
import type { AccessRule } from '../access/access.js';
import type { InPersonScope, RequestScope, SignedInScope } from '../access/request.js';
import type { QueryParameters, QueryValues } from './query.js';
import type { InputClass } from './read-input.js';

/** The values of the `:names` in a path. */
type PathValues<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Record<Name, string> & PathValues<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Record<Name, string>
    : unknown;

type ScopeOf<Rule extends AccessRule, Services> = Rule extends 'public'
  ? RequestScope<Services>
  : Rule extends 'in-person' | 'admin-in-person'
    ? InPersonScope<Services>
    : SignedInScope<Services>;

/** What a route's handler may look at besides who asks. */
interface RouteRequest<Path extends string, Query extends QueryParameters, Input> {
  /** Decoded. */
  params: PathValues<Path>;
  query: QueryValues<Query>;
  /** The body, read as the route's input. */
  input: Input;
  /** The client's own name of the attempt, where the route asks for it. */
  idempotencyKey: string | undefined;
  /** The bytes of the file that a route with `upload` takes; undefined where none came. */
  file: Buffer | undefined;
}

interface RouteDefinition<Services, Rule extends AccessRule, Path extends string, Query extends QueryParameters, Input extends object, Answer extends TSchema> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/api`, in Express's syntax: `/cities/:id`. */
  readonly path: Path;
  readonly access: Rule;
  /** What it does, in one line. */
  readonly summary: string;
  /** What stands in the path besides `:id`, by name. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  /** The input that the body is: JSON, or the text fields of an upload. */
  readonly body?: InputClass<Input>;
  /** Takes the header `Idempotency-Key`: repeated under the same key, a request does what it does once. */
  readonly isIdempotent?: true;
  /** Takes a form with a file, multipart/form-data, in place of JSON: the name of the file's field. */
  readonly upload?: string;
  /** The status of a success; 200 when left out. */
  readonly status?: 201 | 303;
  /** Headers of a success. */
  readonly headers?: Readonly<Record<string, string>>;
  /** What a success answers. */
  readonly answer: Answer;
  /** For a write that says itself which part of it is the transaction, because another part waits; other writes are one as a whole. */
  readonly hasOwnTransaction?: true;
  /** The answer: a FileAnswer is sent as a file, a RedirectAnswer as its address, everything else as JSON. */
  handle(request: RouteRequest<Path, Query, Input> & ScopeOf<Rule, Services>): Promise<Static<Answer>>;
}

/** One row of the table of REST routes: everything about a route, as data. */
export type Route<Services> = RouteDefinition<Services, AccessRule, string, QueryParameters, object, TSchema>;

/** Makes the routes of a module: each is checked against its own path, query, input and answer. */
export const routesOf =
  <Services>() =>
  <
    const Rule extends AccessRule,
    const Path extends string,
    Answer extends TSchema,
    Query extends QueryParameters = QueryParameters,
    Input extends object = object,
  >(
    route: RouteDefinition<Services, Rule, Path, Query, Input, Answer>,
  ): Route<Services> =>
    route;
