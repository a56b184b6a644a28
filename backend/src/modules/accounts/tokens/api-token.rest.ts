import { type Static, Type } from '@sinclair/typebox';
import { choice, ID, MESSAGE, MOMENT, object, type Route, routesOf } from '../../../core/rest/index.js';
import { type ApiToken, ApiTokenScope } from './api-token.entity.js';
import { CreateApiTokenInput } from './api-token.input.js';
import type { AccountModule } from '../account.module.js';

const fields = {
  _id: ID,
  name: Type.String(),
  scope: choice(Object.values(ApiTokenScope)),
  hint: Type.String({ description: 'First characters of the token, to recognize it.' }),
  createdAt: MOMENT,
  lastUsedAt: Type.Optional(MOMENT),
  expiresAt: Type.Optional(MOMENT),
};
const ApiTokenJson = object(fields, 'ApiToken');
const CreatedApiTokenJson = object(
  { ...fields, token: Type.String({ description: 'The token itself, shown only once; send it as `Authorization: Bearer …`.' }) },
  'CreatedApiToken',
);

const tokenJson = ({ id, name, scope, hint, createdAt, lastUsedAt, expiresAt }: ApiToken): Static<typeof ApiTokenJson> => ({
  _id: id,
  name,
  scope,
  hint,
  createdAt,
  lastUsedAt: lastUsedAt ?? undefined,
  expiresAt: expiresAt ?? undefined,
});

const route = routesOf<AccountModule>();

export const apiTokenRoutes: Route<AccountModule>[] = [
  route({
    method: 'get',
    path: '/auth/tokens',
    access: 'in-person',
    summary: 'API tokens of the signed-in user, the newest first',
    answer: Type.Array(ApiTokenJson),
    handle: async ({ services, viewer }) => (await services.apiTokens.list(viewer)).map(tokenJson),
  }),
  route({
    method: 'post',
    path: '/auth/tokens',
    access: 'in-person',
    status: 201,
    summary: 'Creates an API token, with which a program acts on behalf of the signed-in user',
    body: CreateApiTokenInput,
    answer: CreatedApiTokenJson,
    async handle({ input, services, viewer }) {
      const { token, apiToken } = await services.apiTokens.create(viewer, input);
      return { ...tokenJson(apiToken), token };
    },
  }),
  route({
    method: 'delete',
    path: '/auth/tokens/:id',
    access: 'in-person',
    summary: 'Revokes an API token at once',
    answer: MESSAGE,
    async handle({ params, services, viewer }) {
      await services.apiTokens.revoke(viewer, params.id);
      return { message: 'The API token is revoked.' };
    },
  }),
];
