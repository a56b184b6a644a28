import { Type } from '@sinclair/typebox';
import type { AccessRule } from '../../core/access/index.js';
import { contentTypesOf, type InputClass, inputSchema, type JsonSchema, object, type Route } from '../../core/rest/index.js';
import type { Components } from './components.js';

type Described = Omit<Route<never>, 'handle'>;

/** Key and values of an error message, for translations. */
const REASON = {
  reason: Type.String({ description: 'Key of the message, for translations.', examples: ['text.tooLong'] }),
  params: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), { description: 'Values in the message, by name.' })),
};

/** The body of every error of the REST API. */
const ErrorJson = object(
  {
    message: Type.String({ description: 'Error message for people, a sentence in English.' }),
    code: Type.String({ description: 'Error code for programs.', examples: ['BAD_USER_INPUT', 'UNAUTHENTICATED', 'NOT_FOUND'] }),
    requestId: Type.String({ description: 'Request id, as in the header `X-Request-Id` and the log of the server.' }),
    ...REASON,
    fields: Type.Optional(Type.Record(Type.String(), Type.String(), { description: 'Error message of each invalid field, by field name.' })),
    fieldReasons: Type.Optional(Type.Record(Type.String(), Type.Object(REASON), { description: 'Key and values of each message in `fields`.' })),
    current: Type.Optional(
      Type.Array(Type.Object({ id: Type.String(), version: Type.Integer() }), {
        description: 'With CONFLICT: the changed objects, with their current versions.',
      }),
    ),
  },
  'Error',
);

/** Tags of the operations, by the first part of their path. */
export const TAGS = {
  cities: { name: 'Cities', description: 'Public cities, and their states and countries.' },
  attributes: { name: 'Attributes', description: 'Definitions of the attributes that places can have.' },
  places: { name: 'Places', description: 'Public places, suggestions of new places and of edits, and their photos.' },
  reviews: { name: 'Reviews', description: 'Changes to your own reviews, and votes for reviews of other users.' },
  people: { name: 'People', description: 'Public profiles of users.' },
  lists: { name: 'Lists', description: 'Lists of places as files.' },
  favorites: { name: 'Favorites', description: 'Your favorite places.' },
  photos: { name: 'Photos', description: 'Uploads of photos.' },
  reports: { name: 'Reports', description: 'Reports to the moderators.' },
  stats: { name: 'Figures', description: 'Totals of the whole site.' },
  'mail-preferences': { name: 'Mail preferences', description: 'Mail preferences by the link in a mail, without signing in.' },
  auth: { name: 'Account', description: 'Sign-in, and the account, sessions and API tokens of the signed-in user.' },
  admin: { name: 'Console', description: 'Lists and actions for admins.' },
} as const;

const tagOf = (path: string): string => {
  const tag = (TAGS as Readonly<Record<string, { name: string }>>)[path.split('/')[1] ?? ''];
  if (!tag) throw new Error(`The routes below ${path} have no tag.`);
  return tag.name;
};

/** Returns the error statuses that a route can answer, each with its meaning. */
function refusalsOf({ path, access, query, body, upload }: Described): [status: number, description: string][] {
  const isPersonal = access !== 'public';
  return [
    ...(query || body ? ([[400, 'The query or the body is invalid; `fields` holds the errors.']] as const) : []),
    ...(isPersonal
      ? ([
          [401, 'The request has no token, or one that is not valid.'],
          [403, 'The user or the API token lacks the permission.'],
        ] as const)
      : []),
    ...(path.includes(':') ? ([[404, 'The object does not exist, or the user cannot see it.']] as const) : []),
    ...(upload === undefined ? [] : ([[413, 'The file is too large.']] as const)),
    [429, 'Too many requests; `Retry-After` holds the seconds until a retry.'],
  ].map(([status, description]) => [Number(status), String(description)]);
}

/** Returns a path such as `/cities/:id` in OpenAPI's form. */
export const pathTemplate = (path: string): string => path.replace(/:(\w+)/g, '{$1}');

/** Describes a redirect in OpenAPI's form. */
export const redirect = (description: string) => ({ description, headers: { Location: { schema: { type: 'string' } } } });

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
/** Returns the operation id, from which generated clients name their methods: `putReviewsByIdHelpful`. */
const operationId = (method: string, path: string): string =>
  method +
  path
    .split(/[/.-]/)
    .filter(Boolean)
    .map((part) => (part.startsWith(':') ? `By${capital(part.slice(1))}` : capital(part)))
    .join('');

/** Descriptions of the access rules: who can use an operation. */
const FOR: Readonly<Record<AccessRule, string>> = {
  public: 'For everyone.',
  'signed-in': 'For signed-in users.',
  'in-person': 'For signed-in users; API tokens are refused.',
  moderator: 'For moderators.',
  admin: 'For admins.',
  'admin-in-person': 'For admins; API tokens are refused.',
};

const ID_DESCRIPTION = 'Identifier.';

function parametersOf({ path, params = {}, query = {}, isIdempotent }: Described): JsonSchema[] {
  const inPath = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => ({
    name,
    in: 'path',
    required: true,
    description: params[name] ?? ID_DESCRIPTION,
    schema: { type: 'string' },
  }));
  const inQuery = Object.entries(query).map(([name, { description, schema, isRequired, isRepeated = false }]) => ({
    name,
    in: 'query',
    ...(isRequired && { required: true }),
    description,
    schema,
    ...(schema.type === 'array' && { style: 'form', explode: isRepeated }),
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    schema: { type: 'string', maxLength: 200 },
    description: 'Key of this request, chosen by the client, at most 200 characters. Requests with the same key take effect only once.',
  };
  return [...inPath, ...inQuery, ...(isIdempotent ? [key] : [])];
}

function bodyOf(body: InputClass | undefined, upload: string | undefined): JsonSchema {
  const schema: JsonSchema = body ? inputSchema(body) : { type: 'object', properties: {} };
  if (upload === undefined) return { required: 'required' in schema, content: { 'application/json': { schema } } };
  const form = {
    ...schema,
    properties: { [upload]: { type: 'string', contentMediaType: 'application/octet-stream' }, ...(schema.properties as object) },
    required: [upload],
  };
  return { required: true, content: { 'multipart/form-data': { schema: form } } };
}

/** Describes the successful response of a route. */
function successOf({ status, answer }: Described, components: Components): JsonSchema {
  if (status === 303) return redirect('Redirect to the page for people.');
  const schema = components.refer(answer);
  const content = Object.fromEntries(contentTypesOf(answer).map((type) => [type.replace(/;.*/, ''), { schema }]));
  return { description: status === 201 ? 'The created object.' : 'The requested data.', content };
}

/** Describes a route as an OpenAPI 3.1 operation. */
export function operationOf(route: Described, components: Components): JsonSchema {
  const { method, path, access, summary, body, upload, canMove, status = 200 } = route;
  const error = { 'application/json': { schema: components.refer(ErrorJson) } };
  return {
    operationId: operationId(method, path),
    summary,
    tags: [tagOf(path)],
    security: access === 'public' ? [] : [{ bearer: [] }],
    description: FOR[access],
    parameters: parametersOf(route),
    ...((body || upload !== undefined) && { requestBody: bodyOf(body, upload) }),
    responses: {
      [status]: successOf(route, components),
      ...(canMove && { 301: redirect('The object has moved.') }),
      ...Object.fromEntries(refusalsOf(route).map(([code, description]) => [code, { description, content: error }])),
      default: { description: 'Another error.', content: error },
    },
  };
}
