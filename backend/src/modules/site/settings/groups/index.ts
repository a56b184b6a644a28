import type { ValuesOf } from '../setting-field.js';
import { contact } from './contact.js';
import { home } from './home.js';
import { identity } from './identity.js';
import { registration } from './registration.js';

/** All groups of settings, in the order of the console's menu. */
export const SETTING_GROUPS = { identity, home, contact, registration } as const;

export type GroupName = keyof typeof SETTING_GROUPS;

export const GROUP_NAMES = Object.keys(SETTING_GROUPS) as GroupName[];

export type GroupValues = { readonly [Group in GroupName]: ValuesOf<(typeof SETTING_GROUPS)[Group]> };
