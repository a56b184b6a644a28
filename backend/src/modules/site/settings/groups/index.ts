import type { FieldErrors } from '../../../../core/errors/index.js';
import type { ValuesOf } from '../setting-field.js';
import { contact } from './contact.js';
import { home } from './home.js';
import { identity } from './identity.js';
import { pages, pagesErrors } from './pages.js';
import { registration } from './registration.js';

export { LEGAL_SLUGS, type PageRecord, RESERVED_SLUGS } from './pages.js';

/** All groups of settings, in the order of the console's menu. */
export const SETTING_GROUPS = { identity, home, contact, pages, registration } as const;

export type GroupName = keyof typeof SETTING_GROUPS;

export const GROUP_NAMES = Object.keys(SETTING_GROUPS) as GroupName[];

export type GroupValues = { readonly [Group in GroupName]: ValuesOf<(typeof SETTING_GROUPS)[Group]> };

/** Checks of groups that depend on more than one field. They return errors by the path of the field. */
const CHECKS: { readonly [Group in GroupName]?: (values: GroupValues[Group]) => FieldErrors } = { pages: pagesErrors };

/** Returns the errors of a group that depend on more than one field. @param values values of all fields, each of which is valid by itself */
export const groupErrors = <Group extends GroupName>(group: Group, values: GroupValues[Group]): FieldErrors => CHECKS[group]?.(values) ?? {};
