import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../core/access/access.js';
import { ChangeType } from '../../core/access/change.type.js';
import type { RequestScope, SignedInScope } from '../../core/access/request.js';
import type { Role } from '../../core/access/viewer.js';
import { type Page, PageInput, UsualLength } from '../../core/paging/page.js';
import { SortDirection } from '../../core/paging/sort-direction.js';
import { Decision, LAST_DECISIONS } from '../standing/index.js';
import { isSuspended, type User } from '../users/index.js';
import { AdminUserFilter, AdminUserSort } from './admin-user.input.js';
import { rightsOf } from './admin-user.policy.js';
import { AdminUser, AdminUserPage, AdminUserRights } from './admin-user.type.js';
import { providerOf, SignInMethod, UserRole } from './viewer.type.js';
import type { AccountModule } from './index.js';

const WHO = { description: 'Their identifier.' };
const VERSION = { nullable: true, description: 'Their version, as it was read with them; CONFLICT where they have changed since.' };

@Resolver(() => AdminUser)
export class AdminUserResolver {
  constructor(private readonly services: AccountModule) {}

  @Access('admin')
  @Query(() => AdminUserPage, { description: 'The people.' })
  adminUsers(
    @Arg('filter', () => AdminUserFilter, { nullable: true, description: 'Narrows the list.' }) filter?: AdminUserFilter,
    @Arg('sort', () => AdminUserSort, { defaultValue: AdminUserSort.JOINED, description: 'Order of the list.' }) sort = AdminUserSort.JOINED,
    @Arg('direction', () => SortDirection, { defaultValue: SortDirection.DESCENDING, description: 'Which way.' }) direction = SortDirection.DESCENDING,
    @Arg('page', () => PageInput, { nullable: true, description: 'Which part of the list.' }) page?: PageInput,
  ): Promise<Page<User>> {
    return this.services.adminUsers.list(filter ?? new AdminUserFilter(), { sort, direction }, page ?? new PageInput());
  }

  @Access('admin')
  @Query(() => AdminUser, { nullable: true, description: 'One person; NOT_FOUND where there is none.' })
  adminUser(@Arg('id', () => ID, WHO) id: string): Promise<User> {
    return this.services.adminUsers.get(id);
  }

  @Access('admin-in-person')
  @Mutation(() => ChangeType, { description: 'Gives somebody another role; CONFLICT for an admin.' })
  setUserRole(
    @Arg('id', () => ID, WHO) id: string,
    @Arg('role', () => UserRole, { description: 'The role.' }) role: Role,
    @Arg('version', () => Int, VERSION) version: number | undefined,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.adminUsers.setRole(viewer, { id, version }, role);
  }

  @Access('admin-in-person')
  @Mutation(() => ChangeType, { description: 'Keeps somebody from signing in until a moment; CONFLICT for an admin.' })
  suspendUser(
    @Arg('id', () => ID, WHO) id: string,
    @Arg('until', () => Date, { description: 'In the future, at most ten years away.' }) until: Date,
    @Arg('version', () => Int, VERSION) version: number | undefined,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.adminUsers.suspend(viewer, { id, version }, until);
  }

  @Access('admin-in-person')
  @Mutation(() => ChangeType, { description: 'Lets somebody sign in again.' })
  reinstateUser(
    @Arg('id', () => ID, WHO) id: string,
    @Arg('version', () => Int, VERSION) version: number | undefined,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<ChangeType> {
    return this.services.adminUsers.reinstate(viewer, { id, version });
  }

  @Access('admin-in-person')
  @Mutation(() => Boolean, { description: 'Deletes an account: what is personal is erased at once; CONFLICT for an admin.' })
  async deleteUser(
    @Arg('id', () => ID, WHO) id: string,
    @Arg('version', () => Int, VERSION) version: number | undefined,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<boolean> {
    await this.services.adminUsers.remove(viewer, { id, version });
    return true;
  }

  @Access('admin-in-person')
  @Mutation(() => Boolean, { description: 'Confirms the e-mail address of somebody whom the viewer knows; CONFLICT where it is confirmed, and for an admin.' })
  async confirmUserAddress(
    @Arg('id', () => ID, WHO) id: string,
    @Arg('version', () => Int, VERSION) version: number | undefined,
    @Ctx() { viewer }: SignedInScope,
  ): Promise<boolean> {
    await this.services.adminUsers.confirmAddress(viewer, { id, version });
    return true;
  }

  @UsualLength(LAST_DECISIONS)
  @FieldResolver(() => [Decision], { description: `The last decisions about them, at most ${LAST_DECISIONS}, the newest first.` })
  decisions(@Root() { id }: AdminUser): Promise<Decision[]> {
    return this.services.lastDecisions.load(id);
  }

  @FieldResolver(() => SignInMethod, { description: 'Where the account comes from.' })
  async provider(@Root() user: AdminUser): Promise<SignInMethod> {
    return providerOf(user, await this.services.identitiesOf.load(user.id));
  }

  @FieldResolver(() => Date, { nullable: true, description: 'Until when they may not sign in; absent where they may.' })
  suspendedUntil(@Root() user: AdminUser): Date | null {
    return isSuspended(user) ? user.suspendedUntil : null;
  }

  @FieldResolver(() => AdminUserRights, { description: 'What the viewer may do with the account.' })
  viewerCan(@Root() user: AdminUser, @Ctx() { viewer }: RequestScope): AdminUserRights {
    return rightsOf(viewer, user);
  }
}
