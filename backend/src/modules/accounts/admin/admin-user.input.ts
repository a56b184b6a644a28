import { IsIn, IsOptional } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';
import { type Role, ROLES } from '../../../core/access/index.js';
import { SeenVersion } from '../../../core/selection/index.js';
import { because, PlainText } from '../../../core/validation/index.js';
import { ModeratedCityIds } from '../moderated-cities.js';
import { UserRole } from '../viewer.type.js';

export enum AdminUserSort {
  NAME = 'name',
  JOINED = 'joined',
  REVIEWS = 'reviews',
}
registerEnumType(AdminUserSort, {
  name: 'AdminUserSort',
  description: 'Sort key of the user list.',
  valuesConfig: {
    NAME: { description: 'By name.' },
    JOINED: { description: 'By time of registration.' },
    REVIEWS: { description: 'By the number of reviews that are not deleted.' },
  },
});

@InputType({ description: 'Filter of the user list; users must match all given conditions.' })
export class AdminUserFilter {
  @Field(() => String, { nullable: true, description: 'Words that the name or e-mail address must contain.' })
  @IsOptional()
  @PlainText(200)
  search?: string | null;

  @Field(() => UserRole, { nullable: true, description: 'Only users with this role.' })
  role?: Role | null;

  @Field(() => Boolean, { nullable: true, description: 'Only users with a confirmed e-mail address (true) or without (false).' })
  verified?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only suspended users (true) or only others (false).' })
  suspended?: boolean | null;
}

/** New role of a user: a request body of the REST API. */
export class RoleInput {
  @IsIn(ROLES, because(['api.role', { roles: ROLES.join(', ') }]))
  role: Role;

  @ModeratedCityIds()
  cityIds?: string[] | null;

  @SeenVersion()
  version?: number | null;
}
