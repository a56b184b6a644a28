import { ownVersion } from '../../core/config/index.js';
import type { JsonSchema } from '../../core/rest/index.js';
import { IDENTITY_PROVIDERS } from '../../modules/accounts/index.js';
import { CATEGORY_PRESETS, SETTING_GROUPS } from '../../modules/site/index.js';
import { ROUTES } from '../rest.js';
import { withCategoryExamples } from './category-examples.js';
import { Components } from './components.js';
import { operationOf, pathTemplate, redirect, TAGS } from './operation.js';

const DESCRIPTION = `The places, cities and reviews of this site, for other programs. Public data need no token; for the rest, create an API token \
on your profile, or take the \`token\` of \`/auth/login\`, and send it as \`Authorization: Bearer …\`. All errors have the same form. The rows of a list always have the same order. GraphQL is at \`/graphql\`.`;

/** Paths of the sign-in with Google and Facebook. Browsers follow them, so they are not in the route table. */
const socialPaths = Object.fromEntries(
  IDENTITY_PROVIDERS.flatMap((provider) => {
    const remember = { name: 'remember', in: 'query', description: 'If true, the session lasts 30 days instead of 12 hours.', schema: { type: 'boolean' } };
    const about = (what: string, operationId: string) => ({ summary: what, operationId, tags: [TAGS.auth.name], security: [] });
    const refusal = { 429: { description: 'Too many requests; `Retry-After` holds the seconds until a retry.' } };
    return [
      [
        `/auth/${provider}`,
        {
          get: {
            ...about(`Starts a sign-in with ${provider}, in a browser`, `${provider}SignIn`),
            parameters: [remember],
            responses: { 302: redirect('Redirect to the provider.'), ...refusal },
          },
        },
      ],
      [
        `/auth/${provider}/callback`,
        {
          get: {
            ...about(`Completes a sign-in with ${provider}, which redirects the browser here`, `${provider}Callback`),
            responses: { 302: redirect('Redirect to `/auth/callback` with a `token` or an `error`.'), ...refusal },
          },
        },
      ],
    ];
  }),
);

/** Settings of a site that its description contains. */
interface DescribedSite {
  name: string;
  contact: { email: string | null };
  /** Categories in the operator's order. */
  categories: readonly { slug: string; isHidden: boolean }[];
}

/** A site without settings, for the description in the repository. */
const NEW_SITE: DescribedSite = {
  name: SETTING_GROUPS.identity.name.initial,
  contact: { email: null },
  categories: CATEGORY_PRESETS.map((slug) => ({ slug, isHidden: false })),
};

/** Number of categories that each parameter and property has as examples. */
const EXAMPLES = 3;

/** Returns the OpenAPI 3.1 description of the REST API, generated from its route table. */
export function openApiDocument({ name, contact: { email }, categories }: DescribedSite = NEW_SITE): JsonSchema {
  const components = new Components();
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const route of ROUTES) (paths[pathTemplate(route.path)] ??= {})[route.method] = operationOf(route, components);
  const contact = email !== null && { contact: { name, email } };
  const slugs = categories.filter(({ isHidden }) => !isHidden).map(({ slug }) => slug);
  const description = {
    openapi: '3.1.0',
    info: { title: name, version: ownVersion(), description: DESCRIPTION, ...contact, license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    tags: Object.values(TAGS),
    paths: { ...paths, ...socialPaths },
    components: {
      schemas: components.schemas,
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', description: 'An API token, created on your profile, or the token of a sign-in.' } },
    },
  };
  return withCategoryExamples(description, slugs.slice(0, EXAMPLES));
}
