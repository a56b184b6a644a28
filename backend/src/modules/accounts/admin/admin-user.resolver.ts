import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access, ChangeType, type RequestScope, type Role, type SignedInScope } from '../../../core/access/index.js';
import { type Page, PageInput, SortDirection, UsualLength } from '../../../core/paging/index.js';
import { Decision, LAST_DECISIONS } from '../../standing/index.js';
import { isSuspended, type User } from '../../users/index.js';
import { AdminUserFilter, AdminUserSort } from './admin-user.input.js';
import { rightsOf } from './admin-user.policy.js';
import { AdminUser, AdminUserPage, AdminUserRights } from './admin-user.type.js';
import { MODERATED_CITY_IDS } from '../moderated-cities.js';
import { providerOf, SignInMethod, UserRole } from '../viewer.type.js';
import type { AccountModule } from '../account.module.js';

const WHO = { description: 'Identifier of the user.' };
const VERSION = { nullable: true, description: 'Version of the user that the client has read; CONFLICT if the user has changed since.' };

@Resolver(() => AdminUser)
export class AdminUserResolver {
  constructor(private readonly services: AccountModule) {}

  @Access('admin')
  @Query(() => AdminUserPage, { description: 'Users, one page of the list.' })
  adminUsers(
    @Arg('filter', () => AdminUserFilter, { nullable: true, description: 'Filter of the list.' }) filter?: AdminUserFilter,
    @Arg('sort', () => AdminUserSort, { defaultValue: AdminUserSort.JOINED, description: 'Sort key of the list.' }) sort = AdminUserSort.JOINED,
    @Arg('direction', () => SortDirection, { defaultValue: SortDirection.DESCENDING, description: 'Sort direction.' }) direction = SortDirection.DESCENDING,
    @Arg('page', () => PageInput, { nullable: true, description: 'Page of the list.' }) page?: PageInput,
  ): Promise<Page<User>> {
    return this.services.adminUsers.list(filter ?? new AdminUserFilter(), { sort, direction }, page ?? new PageInput());
  }

  @Access('admin')
  @Query(() => AdminUser, { nullable: true, description: 'A user, suspended or not; NOT_FOUND if there is none with this id.' })
  adminUser(@Arg('id', () => ID, WHO) id: string): Promise<User> {
    return this.services.adminUsers.get(id);
  }

  @Access('admin-in-person')
  @Mutation(() => ChangeType, { description: 'Changes the role of a user, or the cities of a moderator; CONFLICT for an admin.' })
  setUserRole(
    @Arg('id', () => ID, WHO) id: string,
    @Arg('role', () => UserRole, { description: 'New role.' }) role: Role,
    @Arg('version', () => Int, VERSION) version: number | undefined,
    @Arg('cityIds', () => [ID], MODERATED_CITY_IDS) cityIds: string[] | undefined,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.adminUsers.setRole(viewer, { id, version }, role, cityIds);
  }

  @Access('admin-in-person')
  @Mutation(() => ChangeType, { description: 'Suspends a user, who cannot sign in until the given time; CONFLICT for an admin.' })
  suspendUser(
    @Arg('id', () => ID, WHO) id: string,
    @Arg('until', () => Date, { description: 'End of the suspension: in the future, at most ten years away.' }) until: Date,
    @Arg('version', () => Int, VERSION) version: number | undefined,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.adminUsers.suspend(viewer, { id, version }, until);
  }

  @Access('admin-in-person')
  @Mutation(() => ChangeType, { description: 'Ends the suspension of a user; CONFLICT if the user is not suspended.' })
  reinstateUser(
    @Arg('id', () => ID, WHO) id: string,
    @Arg('version', () => Int, VERSION) version: number | undefined,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.adminUsers.reinstate(viewer, { id, version });
  }

  @Access('admin-in-person')
  @Mutation(() => Boolean, { description: 'Deletes an account and erases its personal data at once; CONFLICT for an admin.' })
  async deleteUser(
    @Arg('id', () => ID, WHO) id: string,
    @Arg('version', () => Int, VERSION) version: number | undefined,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<boolean> {
    await this.services.adminUsers.remove(viewer, { id, version });
    return true;
  }

  @Access('admin-in-person')
  @Mutation(() => Boolean, {
    description: 'Confirms the e-mail address of a user whom the viewer knows; CONFLICT if it is already confirmed, and for an admin.',
  })
  async confirmUserAddress(
    @Arg('id', () => ID, WHO) id: string,
    @Arg('version', () => Int, VERSION) version: number | undefined,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<boolean> {
    await this.services.adminUsers.confirmAddress(viewer, { id, version });
    return true;
  }

  @UsualLength(LAST_DECISIONS)
  @FieldResolver(() => [Decision], { description: `Latest moderation decisions about the user, newest first, at most ${LAST_DECISIONS}.` })
  decisions(@Root() { id }: AdminUser): Promise<Decision[]> {
    return this.services.lastDecisions.load(id);
  }

  @FieldResolver(() => SignInMethod, { description: 'Main sign-in method: `LOCAL` if the account has a password, else its oldest provider.' })
  async provider(@Root() user: AdminUser): Promise<SignInMethod> {
    return providerOf(user, await this.services.identitiesOf.load(user.id));
  }

  @FieldResolver(() => Date, { nullable: true, description: 'End of the suspension; null if the user is not suspended.' })
  suspendedUntil(@Root() user: AdminUser): Date | null {
    return isSuspended(user) ? user.suspendedUntil : null;
  }

  @FieldResolver(() => AdminUserRights, { description: 'Actions that the viewer may take on the account.' })
  viewerCan(@Root() user: AdminUser, @Ctx() { viewer }: RequestScope): AdminUserRights {
    return rightsOf(viewer, user);
  }
}
