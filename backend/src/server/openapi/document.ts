import { ownVersion } from '../../core/config/version.js';
import type { JsonSchema } from '../../core/rest/json-schema.js';
import { IDENTITY_PROVIDERS } from '../../modules/accounts/index.js';
import { ROUTES } from '../rest.js';
import { Components } from './components.js';
import { operationOf, pathTemplate, redirect, TAGS } from './operation.js';

const DESCRIPTION = `The guide's places, cities and reviews for other programs. What is public needs no token; for the rest make an API token \
on your profile, or take the \`token\` of \`/auth/login\`, and send it as \`Authorization: Bearer …\`. Every error has the same form, and a list's rows come in its order. GraphQL is at \`/graphql\`.`;

/** Sign-in elsewhere, which browsers walk through: no rows of the route table. */
const socialPaths = Object.fromEntries(
  IDENTITY_PROVIDERS.flatMap((provider) => {
    const remember = { name: 'remember', in: 'query', description: 'Stays signed in for 30 days in place of 12 hours.', schema: { type: 'boolean' } };
    const about = (what: string, operationId: string) => ({ summary: what, operationId, tags: [TAGS.auth.name], security: [] });
    const refusal = { 429: { description: 'Too many requests; `Retry-After` says when to try again.' } };
    return [
      [
        `/auth/${provider}`,
        {
          get: {
            ...about(`Begins a sign-in with ${provider}, in a browser`, `${provider}SignIn`),
            parameters: [remember],
            responses: { 302: redirect('To the provider.'), ...refusal },
          },
        },
      ],
      [
        `/auth/${provider}/callback`,
        {
          get: {
            ...about(`Where ${provider} sends people back to`, `${provider}Callback`),
            responses: { 302: redirect('To `/auth/callback` with a `token` or an `error`.'), ...refusal },
          },
        },
      ],
    ];
  }),
);

/** The description of the REST API by OpenAPI 3.1, from its route table. */
export function openApiDocument(): JsonSchema {
  const components = new Components();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of ROUTES) (paths[pathTemplate(route.path)] ??= {})[route.method] = operationOf(route, components);
  return {
    openapi: '3.1.0',
    info: { title: 'CityPins', version: ownVersion(), description: DESCRIPTION, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    tags: Object.values(TAGS),
    paths: { ...paths, ...socialPaths },
    components: {
      schemas: components.schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'An API token, made on your profile, or the token of a sign-in.' } },
    },
  };
}
