import { GraphQLJSONObject } from 'graphql-scalars';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, allows, type InPersonScope, type RequestScope } from '../../core/access/index.js';
import type { AccountModule } from './account.module.js';
import { Session } from './sessions/index.js';
import { Account, SignInOptions, ViewerRights, viewerRights } from './viewer.type.js';

@Resolver(() => Account)
export class ViewerResolver {
  constructor(private readonly services: AccountModule) {}

  @Access('public')
  @Query(() => Account, { nullable: true, description: 'The signed-in user; null without a valid token.' })
  viewer(@Ctx() { viewer }: RequestScope): Promise<Account> | null {
    return viewer && this.services.accounts.get(viewer);
  }

  @Access('public')
  @Query(() => SignInOptions, { description: 'Sign-in options of this site.' })
  signInOptions(@Ctx() { viewer }: RequestScope): SignInOptions {
    const { mailFolder, ...options } = this.services.signInOptions;
    return allows('admin', viewer) ? { ...options, mailFolder } : options;
  }

  @FieldResolver(() => ViewerRights, { description: 'Permissions of the user.' })
  viewerCan(@Root() { role, id }: Account): ViewerRights {
    return viewerRights({ id, role, cityIds: null, sessionId: null });
  }
}

/** Sessions and data download of the viewer. */
@Resolver(() => Session)
export class SessionResolver {
  constructor(private readonly services: AccountModule) {}

  @Access('in-person')
  @Query(() => [Session], { description: 'Current sessions of the viewer, the most recently used first, at most 100.' })
  sessions(@Ctx() { viewer }: InPersonScope): Promise<Session[]> {
    return this.services.sessions.list(viewer);
  }

  @FieldResolver(() => Boolean, { description: 'Whether this is the session of the request.' })
  isCurrent(@Root() { id }: Session, @Ctx() { viewer }: InPersonScope): boolean {
    return id === viewer.sessionId;
  }

  @Access('in-person')
  @Mutation(() => Boolean, { description: 'Ends one session of the viewer.' })
  async endSession(@Arg('id', () => ID, { description: 'Identifier of the session.' }) id: string, @Ctx() { viewer }: InPersonScope): Promise<boolean> {
    await this.services.sessions.end(viewer, id);
    return true;
  }

  @Access('in-person')
  @Mutation(() => Int, { description: 'Ends all other sessions of the viewer; returns their number.' })
  endOtherSessions(@Ctx() { viewer }: InPersonScope): Promise<number> {
    return this.services.sessions.endOthers(viewer);
  }

  @Access('in-person')
  @Query(() => GraphQLJSONObject, { description: 'All data that the site stores about the viewer.' })
  myData(@Ctx() { viewer }: InPersonScope): Promise<Record<string, unknown>> {
    return this.services.personalData.download(viewer);
  }
}
