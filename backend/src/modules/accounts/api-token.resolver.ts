import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import type { InPersonScope } from '../../core/access/request.js';
import { ApiToken, CreatedApiToken } from './api-token.entity.js';
import { CreateApiTokenInput } from './api-token.input.js';
import type { AccountModule } from './index.js';

@Resolver(() => ApiToken)
export class ApiTokenResolver {
  constructor(private readonly services: AccountModule) {}

  @Access('in-person')
  @Query(() => [ApiToken], { description: "The viewer's API tokens, the last made first." })
  apiTokens(@Ctx() { viewer }: InPersonScope): Promise<ApiToken[]> {
    return this.services.apiTokens.list(viewer);
  }

  @Access('in-person')
  @Mutation(() => CreatedApiToken, { description: 'Makes an API token, with which a program acts on behalf of the viewer.' })
  createApiToken(
    @Arg('input', () => CreateApiTokenInput, { description: 'What it takes.' }) input: CreateApiTokenInput,
    @Ctx() { viewer }: InPersonScope,
  ): Promise<CreatedApiToken> {
    return this.services.apiTokens.create(viewer, input);
  }

  @Access('in-person')
  @Mutation(() => Boolean, { description: "Ends one of the viewer's API tokens at once." })
  async revokeApiToken(@Arg('id', () => ID, { description: 'Which token.' }) id: string, @Ctx() { viewer }: InPersonScope): Promise<boolean> {
    await this.services.apiTokens.revoke(viewer, id);
    return true;
  }
}
