import type { Static, TSchema } from '@sinclair/typebox';
import type { Reason } from '../errors/index.js';
import type { AccessRule, InPersonScope, RequestScope, SignedInScope } from '../access/index.js';
import type { QueryParameters, QueryValues } from './query.js';
import type { InputClass } from './read-input.js';
import type { RedirectAnswer } from './redirect-answer.js';

/** Values of the `:names` in a path. */
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

/** Why the upload of a large file is refused. */
export interface UploadReasons {
  missing: Reason;
  incomplete: Reason;
  /** @param bytes maximum size */
  tooLarge: (bytes: number) => Reason;
  /** Maximum size (bytes); 1 GB by default. */
  largest?: number;
}

/** A large file that was uploaded. */
export interface StoredFile {
  path: string;
  /** Name on the machine of the user; any text. */
  name: string;
}

/** Data of a request for the handler of a route, besides its viewer. */
interface RouteRequest<Path extends string, Query extends QueryParameters, Input> {
  /** Values of the path's parameters, decoded. */
  params: PathValues<Path>;
  query: QueryValues<Query>;
  /** The body, as an instance of the route's input class. */
  input: Input;
  /** Value of the header `Idempotency-Key`, if the route accepts it. */
  idempotencyKey: string | undefined;
  /** Bytes of the uploaded file of a route with `upload`; undefined without a file. */
  file: Buffer | undefined;
  /** The uploaded file of a route with `uploadFolder`; undefined without a file. It is removed after the request, unless the handler moves it. */
  stored: StoredFile | undefined;
}

interface RouteDefinition<Services, Rule extends AccessRule, Path extends string, Query extends QueryParameters, Input extends object, Answer extends TSchema> {
  readonly method: 'get' | 'post' | 'put' | 'delete';
  /** Below `/api`, in Express's syntax: `/cities/:id`. */
  readonly path: Path;
  readonly access: Rule;
  /** Description of the route in one line. */
  readonly summary: string;
  /** Descriptions of the path's parameters except `:id`, by name. */
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Query;
  /** Input class of the body: JSON, or the text fields of an upload. */
  readonly body?: InputClass<Input>;
  /** Whether the route accepts the header `Idempotency-Key`. A request that is repeated with the same key takes effect only once. */
  readonly isIdempotent?: true;
  /** Name of the file's field. The route then takes a form (multipart/form-data) in place of JSON. */
  readonly upload?: string;
  /** Returns the folder in which a large file is stored. Without it, the file is held in memory. */
  uploadFolder?(services: Services): Promise<string>;
  /** Why a large file is refused; required with `uploadFolder`. */
  readonly uploadReasons?: UploadReasons;
  /** Status of a successful response; default: 200. */
  readonly status?: 201 | 303;
  /** Headers of a successful response. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Schema of a successful response. */
  readonly answer: Answer;
  /** Whether the object can have moved: the response is then a RedirectAnswer with status 301. */
  readonly canMove?: true;
  /** Set for a write that starts its own transaction for a part of its work, because another part waits. All other writes run inside one transaction. */
  readonly hasOwnTransaction?: true;
  /** Handles a request. A FileAnswer is sent as a file, a RedirectAnswer as a redirect, everything else as JSON. */
  handle(request: RouteRequest<Path, Query, Input> & ScopeOf<Rule, Services>): Promise<Static<Answer> | RedirectAnswer>;
}

/** One row of the route table, which declares everything about a REST route. */
export type Route<Services> = RouteDefinition<Services, AccessRule, string, QueryParameters, object, TSchema>;

/** Returns a function that declares a route of a module. TypeScript checks the handler against path, query, input and response of the route. */
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
