import { GraphQLJSONObject } from 'graphql-scalars';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { ChangeType } from '../../core/access/index.js';
import { User } from '../users/index.js';
import { GROUP_NAMES, type GroupName } from '../site/index.js';

/** Groups of settings by their name in GraphQL, such as `IDENTITY`. */
export const SettingGroup = Object.fromEntries(GROUP_NAMES.map((name) => [name.toUpperCase(), name])) as Record<Uppercase<GroupName>, GroupName>;
/** Descriptions of the groups in the schema. */
const GROUPS: Record<Uppercase<GroupName>, { description: string }> = {
  IDENTITY: { description: 'Name and look.' },
  HOME: { description: 'Home page.' },
  LANGUAGES: { description: 'Languages of the site.' },
  CONTACT: { description: 'Contact data of the operator.' },
  MAP: { description: 'Base map of the maps.' },
  PAGES: { description: 'Pages of the operator.' },
  REGISTRATION: { description: 'Rules for new accounts.' },
  MODERATION: { description: 'Rules for contributions of users.' },
  MAIL: { description: 'Sender and texts of mails.' },
};
registerEnumType(SettingGroup, { name: 'SettingGroup', description: 'Group of settings that admins change together.', valuesConfig: GROUPS });

@ObjectType({ description: 'A setting that an environment variable sets. It is read-only in the console.' })
class LockedSetting {
  @Field(() => String, { description: 'Name of the field.' })
  field: string;

  @Field(() => String, { description: 'Name of the environment variable.' })
  variable: string;
}

@ObjectType({ description: 'A group of settings, for admins.' })
export class AdminSettings {
  @Field(() => SettingGroup, { description: 'Name of the group.' })
  group: GroupName;

  @Field(() => Int, { description: 'Version of the values; 0 if nobody has changed them.' })
  version: number;

  @Field(() => GraphQLJSONObject, { description: 'Values by field.' })
  value: object;

  @Field(() => [LockedSetting], { description: 'Fields that environment variables set.' })
  locked: LockedSetting[];

  @Field(() => Date, { nullable: true, description: 'Time of the last change; null if there is none.' })
  updatedAt: Date | null;

  @Field(() => User, { nullable: true, description: 'The admin who made the last change; null if there is none, or the account is deleted.' })
  updatedBy: User | null;
}

@ObjectType({ description: 'Result of saving a group of settings.' })
export class SavedSettings {
  @Field(() => AdminSettings, { description: 'The saved group.' })
  settings: AdminSettings;

  @Field(() => ChangeType, { description: 'The change, which `undo` can revert; its count is 0 if the values were stored already.' })
  change: ChangeType;
}
