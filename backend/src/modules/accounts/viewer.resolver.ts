import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, allows } from '../../core/access/access.js';
import type { InPersonScope, RequestScope } from '../../core/access/request.js';
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
  signInOptions(@Ctx() { viewer }: RequestScope): SignInOptions {
    const { mailFolder, ...options } = this.services.signInOptions;
    return allows('admin', viewer) ? { ...options, mailFolder } : options;
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

  @Access('in-person')
  @Query(() => [Session], { description: 'Where the viewer is signed in, the last used first.' })
  sessions(@Ctx() { viewer }: InPersonScope): Promise<Session[]> {
    return this.services.sessions.list(viewer);
  }

  @FieldResolver(() => Boolean, { description: 'Whether it is the one that asks.' })
  isCurrent(@Root() { id }: Session, @Ctx() { viewer }: InPersonScope): boolean {
    return id === viewer.sessionId;
  }

  @Access('in-person')
  @Mutation(() => Boolean, { description: 'Signs the viewer out of one device.' })
  async endSession(@Arg('id', () => ID, { description: 'Which session.' }) id: string, @Ctx() { viewer }: InPersonScope): Promise<boolean> {
    await this.services.sessions.end(viewer, id);
    return true;
  }

  @Access('in-person')
  @Mutation(() => Int, { description: 'Signs the viewer out everywhere but here; answers how many sessions that ended.' })
  endOtherSessions(@Ctx() { viewer }: InPersonScope): Promise<number> {
    return this.services.sessions.endOthers(viewer);
  }

  @Access('in-person')
  @Query(() => GraphQLJSONObject, { description: 'Everything that the guide stores about the viewer.' })
  myData(@Ctx() { viewer }: InPersonScope): Promise<Record<string, unknown>> {
    return this.services.personalData.download(viewer);
  }
}
