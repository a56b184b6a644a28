import type { FieldErrors, Reason } from '../../../../core/errors/index.js';
import type { SettingField, ValuesOf } from '../setting-field.js';
import { contact } from './contact.js';
import { home } from './home.js';
import { identity } from './identity.js';
import { languages } from './languages.js';
import { mail, mailErrors } from './mail.js';
import { map, mapErrors } from './map.js';
import { moderation } from './moderation.js';
import { pages, pagesErrors } from './pages.js';
import { registration } from './registration.js';

export type { MapSource } from './map.js';
export { LEGAL_SLUGS, type PageRecord, RESERVED_SLUGS } from './pages.js';

/** All groups of settings, in the order of the console's menu. */
export const SETTING_GROUPS = { identity, home, languages, contact, map, pages, registration, moderation, mail } as const;

export type GroupName = keyof typeof SETTING_GROUPS;

export const GROUP_NAMES = Object.keys(SETTING_GROUPS) as GroupName[];

export type GroupValues = { readonly [Group in GroupName]: ValuesOf<(typeof SETTING_GROUPS)[Group]> };

/** Checks of groups that depend on more than one field. They return errors by the path of the field. */
const CHECKS: { readonly [Group in GroupName]?: (values: GroupValues[Group]) => FieldErrors } = {
  map: mapErrors,
  pages: pagesErrors,
  mail: mailErrors,
};

/** Returns the errors of options that another field of the group does not contain. */
function amongErrors(group: GroupName, values: Readonly<Record<string, unknown>>): FieldErrors {
  const errors: Record<string, Reason> = {};
  for (const [name, field] of Object.entries<SettingField>(SETTING_GROUPS[group])) {
    if (field.kind !== 'choice' || !field.among) continue;
    const [other, message] = field.among;
    if (!(values[other] as readonly unknown[]).includes(values[name])) errors[name] = message as Reason;
  }
  return errors;
}

/** Returns the errors of a group that depend on more than one field. @param values values of all fields, each of which is valid by itself */
export const groupErrors = <Group extends GroupName>(group: Group, values: GroupValues[Group]): FieldErrors => ({
  ...amongErrors(group, values),
  ...CHECKS[group]?.(values),
});
