import { IsIn, IsOptional } from 'class-validator';
import { Field, InputType, registerEnumType } from 'type-graphql';
import { type Role, ROLES } from '../../core/access/viewer.js';
import { SeenVersion } from '../../core/selection/selection.js';
import { PlainText } from '../../core/validation/plain-text.js';
import { UserRole } from './viewer.type.js';

export enum AdminUserSort {
  NAME = 'name',
  JOINED = 'joined',
  REVIEWS = 'reviews',
}
registerEnumType(AdminUserSort, {
  name: 'AdminUserSort',
  description: 'The order of the list of people.',
  valuesConfig: {
    NAME: { description: 'By name.' },
    JOINED: { description: 'By when they joined.' },
    REVIEWS: { description: 'By the number of reviews that are not deleted.' },
  },
});

@InputType({ description: 'Which people to list; every part narrows the list further.' })
export class AdminUserFilter {
  @Field(() => String, { nullable: true, description: 'Words of the name or e-mail address.' })
  @IsOptional()
  @PlainText(200)
  search?: string | null;

  @Field(() => UserRole, { nullable: true, description: 'Only those with this role.' })
  role?: Role | null;

  @Field(() => Boolean, { nullable: true, description: 'Only verified ones, or only others.' })
  verified?: boolean | null;

  @Field(() => Boolean, { nullable: true, description: 'Only those who are suspended, or only others.' })
  suspended?: boolean | null;
}

/** A role as the REST API takes it. */
export class RoleInput {
  @IsIn(ROLES, { message: `role must be one of ${ROLES.join(', ')}` })
  role: Role;

  @SeenVersion()
  version?: number | null;
}
