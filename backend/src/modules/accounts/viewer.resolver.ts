import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, allows } from '../../core/access/access.js';
import type { RequestScope, SignedInScope } from '../../core/access/request.js';
import type { AccountModule } from './index.js';
import { Session } from './session.entity.js';
import { Account, SignInOptions, ViewerRights } from './viewer.type.js';

@Resolver(() => Account)
export class ViewerResolver {
  constructor(private readonly services: AccountModule) {}

  @Access('public')
  @Query(() => Account, { nullable: true, description: 'The person whose token came with the request; null where none did, or it does not hold.' })
  viewer(@Ctx() { viewer }: RequestScope): Promise<Account> | null {
    return viewer && this.services.accounts.get(viewer);
  }

  @Access('public')
  @Query(() => SignInOptions, { description: 'What a sign-in form needs to know of this guide.' })
  signInOptions(): SignInOptions {
    return this.services.signInOptions;
  }

  @FieldResolver(() => ViewerRights, { description: 'What they may do.' })
  viewerCan(@Root() { role, id }: Account): ViewerRights {
    const viewer = { id, role, sessionId: '' };
    return { administer: allows('admin', viewer), moderate: allows('moderator', viewer) };
  }
}

/** Their browsers and devices, and what is stored about them. */
@Resolver(() => Session)
export class SessionResolver {
  constructor(private readonly services: AccountModule) {}

  @Access('signed-in')
  @Query(() => [Session], { description: 'Where the viewer is signed in, the last used first.' })
  sessions(@Ctx() { viewer }: SignedInScope): Promise<Session[]> {
    return this.services.sessions.list(viewer);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent(@Root() { id }: Session, @Ctx() { viewer }: SignedInScope): boolean {
    return id === viewer.sessionId;
  }

  @Access('signed-in')
  @Mutation(() => Boolean, { description: 'Signs the viewer out of one device.' })
  async endSession(@Arg('id', () => ID, { description: 'Which session.' }) id: string, @Ctx() { viewer }: SignedInScope): Promise<boolean> {
    await this.services.sessions.end(viewer, id);
    return true;
  }

  @Access('signed-in')
  @Mutation(() => Int, { description: 'Signs the viewer out everywhere but here; answers how many sessions that ended.' })
  endOtherSessions(@Ctx() { viewer }: SignedInScope): Promise<number> {
    return this.services.sessions.endOthers(viewer);
  }

  @Access('signed-in')
  @Query(() => GraphQLJSONObject, { description: 'Everything that the guide stores about the viewer.' })
  myData(@Ctx() { viewer }: SignedInScope): Promise<Record<string, unknown>> {
    return this.services.personalData.collect(viewer.id);
  }
}
