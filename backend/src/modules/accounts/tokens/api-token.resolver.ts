import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access, type InPersonScope } from '../../../core/access/index.js';
import { ApiToken, CreatedApiToken } from './api-token.entity.js';
import { CreateApiTokenInput } from './api-token.input.js';
import type { AccountModule } from '../account.module.js';

@Resolver(() => ApiToken)
export class ApiTokenResolver {
  constructor(private readonly services: AccountModule) {}

  @Access('in-person')
  @Query(() => [ApiToken], { description: 'API tokens of the viewer, the newest first.' })
  apiTokens(@Ctx() { viewer }: InPersonScope): Promise<ApiToken[]> {
    return this.services.apiTokens.list(viewer);
  }

  @Access('in-person')
  @Mutation(() => CreatedApiToken, { description: 'Creates an API token, with which a program acts on behalf of the viewer.' })
  createApiToken(
    @Arg('input', () => CreateApiTokenInput, { description: 'Input of the mutation.' }) input: CreateApiTokenInput,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<CreatedApiToken> {
    return this.services.apiTokens.create(viewer, input);
  }

  @Access('in-person')
  @Mutation(() => Boolean, { description: 'Revokes an API token of the viewer at once; NOT_FOUND if the viewer has none with this id.' })
  async revokeApiToken(@Arg('id', () => ID, { description: 'Identifier of the token.' }) id: string, @Ctx() { viewer }: InPersonScope): Promise<boolean> {
    await this.services.apiTokens.revoke(viewer, id);
    return true;
  }
}
