import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Role } from '../../../core/access/index.js';
import { pageType } from '../../../core/paging/index.js';
import { UserRole } from '../viewer.type.js';

/** A user, as admins see them. The fields are columns of `users`; `AdminUserResolver` adds the others. */
@ObjectType({ description: 'A user, as admins see them.' })
export class AdminUser {
  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => String, { description: 'Public name.' })
  name: string;

  @Field(() => String, { description: 'E-mail address of the account.' })
  email: string;

  @Field(() => UserRole, { description: 'Role of the user.' })
  role: Role;

  @Field(() => String, { nullable: true, description: 'URL of the public picture; null if there is none.' })
  avatarUrl: string | null;

  @Field(() => Boolean, { description: 'Whether the e-mail address is confirmed.' })
  isVerified: boolean;

  @Field(() => Date, { description: 'Time of registration.' })
  createdAt: Date;

  @Field(() => Int, { description: 'Version number: grows with each change of name, e-mail address, picture, role, cities or suspension.' })
  version: number;

  moderatedCityIds: string[] | null;

  passwordHash: string | null;

  suspendedUntil: Date | null;
}

export const AdminUserPage = pageType(AdminUser, 'AdminUserPage');

@ObjectType({ description: 'Actions that the viewer may take on an account.' })
export class AdminUserRights {
  @Field(() => Boolean, { description: 'Whether the viewer may change the role.' })
  changeRole: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may suspend the user, or end a suspension.' })
  suspend: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may delete the account.' })
  delete: boolean;

  @Field(() => Boolean, { description: 'Whether the viewer may confirm the e-mail address.' })
  confirmAddress: boolean;
}
