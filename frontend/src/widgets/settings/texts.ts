import { t } from '../../lib/i18n';

/**
 * Returns a text about a setting; empty if there is none.
 * Texts contain `{{placeholder}}` where they name what an admin types for the name of the site.
 * @param path path below `settings`: `identity.name`, `identity.nameHelp`, `home.slidesFields.title`
 */
export const settingText = (path: string, values: Record<string, string | number> = {}): string =>
  // The declarations of the server decide which keys exist, so the types do not know them. A test compares both.
  t(`settings.${path}` as 'settings.form.title', { placeholder: '{{site}}', ...values, defaultValue: '' });

/** Name of a group in the menu. A group without a text, from a later version, has its own name. */
export const groupName = (group: string): string => settingText(`groups.${group}`) || group;

/** Keys of the names of options that are the same elsewhere, by the path of the choice. */
export const SHARED_OPTIONS: Readonly<Record<string, string>> = { 'attributes.icon': 'settings.categories.iconOptions', 'attributes.section': 'attributes' };

/** Name of an option of a choice. @param path path of the choice */
export const optionText = (path: string, option: string): string =>
  t(`${SHARED_OPTIONS[path] ?? `settings.${path}Options`}.${option}` as 'settings.form.title', { defaultValue: option });

/** Path of a text about a field of the records of a list. @param path path of the list */
export const fieldPath = (path: string, name: string): string => `${path}Fields.${name}`;

/** Name of an item of a list: Link 2. @param n index of the item, from 0 */
export const itemName = (path: string, n: number): string => settingText(`${path}Item`, { number: n + 1 });
