import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Role } from '../../core/access/viewer.js';
import { pageType } from '../../core/paging/page.js';
import { UserRole } from './viewer.type.js';

/** What admins are told of a person; each row of `users` is one. The rest is added by resolvers. */
@ObjectType({ description: 'A person, as admins see them.' })
export class AdminUser {
  @Field(() => ID, { description: 'Stable identifier.' })
  id: string;

  @Field(() => String, { description: 'The name the person goes by here.' })
  name: string;

  @Field(() => String, { description: 'E-mail address.' })
  email: string;

  @Field(() => UserRole, { description: 'What they may do in the guide.' })
  role: Role;

  @Field(() => String, { nullable: true, description: 'Address of the picture of the person, if there is one.' })
  avatarUrl: string | null;

  @Field(() => Boolean, { description: 'Whether the e-mail address is known to be theirs.' })
  isVerified: boolean;

  @Field(() => Date, { description: 'Since when the person has an account.' })
  createdAt: Date;

  @Field(() => Int, { description: 'Grows with each change of name, address, picture, role or suspension; a decision names the one that was read.' })
  version: number;

  passwordHash: string | null;

  suspendedUntil: Date | null;
}

export const AdminUserPage = pageType(AdminUser, 'AdminUserPage');

@ObjectType({ description: 'What the viewer may do with an account.' })
export class AdminUserRights {
  @Field(() => Boolean, { description: 'Give them another role.' })
  changeRole: boolean;

  @Field(() => Boolean, { description: 'Keep them from signing in for a time, or let them in again.' })
  suspend: boolean;

  @Field(() => Boolean, { description: 'Delete the account.' })
  delete: boolean;

  @Field(() => Boolean, { description: 'Confirm the e-mail address.' })
  confirmAddress: boolean;
}
