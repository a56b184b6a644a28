import { isId } from '../../../core/db/index.js';
import type { FieldErrors, Reason } from '../../../core/errors/index.js';
import { brokenText, cleanText, cutText, textOrNull, type TextRules } from '../../../core/validation/index.js';
import type { ReasonKey } from '../../../core/errors/index.js';
import { isLanguage } from './languages.js';
import type { SettingField, SettingFields, ValuesOf } from './setting-field.js';

/** A time as `Date.toISOString` writes it. */
const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;

/** Maximum length (characters) of a field's or language's name in error messages. */
const LONGEST_NAME = 40;

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Collects the errors of a group, by the path of the field. */
class Problems {
  readonly found: Record<string, Reason> = {};

  /** Adds the error of a field, whose value is then null. */
  add(path: string, reason: Reason): null {
    this.found[path] = reason;
    return null;
  }
}

function readText(value: unknown, rules: TextRules<ReasonKey>, path: string, problems: Problems): string | null {
  const broken = brokenText(value, rules);
  if (broken) return problems.add(path, broken);
  if (typeof value !== 'string') return problems.add(path, ['text.notText', { label: rules.label }]);
  return cleanText(value, rules);
}

function readLocalized(value: unknown, rules: TextRules<ReasonKey>, path: string, problems: Problems): unknown {
  if (!isObject(value)) return problems.add(path, 'settings.notLocalized');
  const { required, ...each } = rules;
  const texts = Object.entries(value).map(([code, text]): [string, string | null] => {
    if (!isLanguage(code)) problems.add(`${path}.${code}`, ['settings.languageUnknown', { language: cutText(code, LONGEST_NAME) }]);
    return [code, readText(text, each, `${path}.${code}`, problems)];
  });
  const written = texts.filter(([, text]) => text === null || textOrNull(text) !== null);
  if (required && written.length === 0) return problems.add(path, required as Reason);
  return Object.fromEntries(written);
}

function readList(value: unknown, most: number, path: string, problems: Problems, read: (item: unknown, path: string) => unknown): unknown {
  if (!Array.isArray(value)) return problems.add(path, 'settings.notList');
  if (value.length > most) return problems.add(path, ['settings.tooMany', { n: most }]);
  return value.map((item, i) => read(item, `${path}.${i}`));
}

function readNumber(value: unknown, { min, max }: { min: number; max: number }, path: string, problems: Problems): unknown {
  return Number.isInteger(value) && Number(value) >= min && Number(value) <= max ? value : problems.add(path, ['settings.notNumber', { min, max }]);
}

function readChoices(value: unknown, { options, least = 0 }: { options: readonly string[]; least?: number }, path: string, problems: Problems): unknown {
  if (!Array.isArray(value) || !value.every((option) => options.includes(option as string))) {
    return problems.add(path, ['settings.notOption', { options: options.join(', ') }]);
  }
  if (value.length < least) return problems.add(path, ['settings.tooFew', { n: least }]);
  return options.filter((option) => value.includes(option));
}

/** Returns a stored time. Anything else is no error, because the server replaces it. */
const readChanged = (value: unknown): string => (typeof value === 'string' && MOMENT.test(value) ? value : '');

/** Returns an id in lower case. @param isRequired whether the empty text is refused */
function readId(value: unknown, unknown: Reason, path: string, problems: Problems, isRequired = false): string | null {
  if (typeof value === 'string' && (isId(value) || (value === '' && !isRequired))) return value.toLowerCase();
  return problems.add(path, unknown);
}

function readField(field: SettingField, value: unknown, path: string, problems: Problems): unknown {
  switch (field.kind) {
    case 'text':
      return readText(value, field.rules, path, problems);
    case 'localized':
      return readLocalized(value, field.rules, path, problems);
    case 'texts':
      return readList(value, field.most, path, problems, (item, at) => readText(item, field.rules, at, problems));
    case 'records':
      return readList(value, field.most, path, problems, (item, at) => readAll(field.fields, item, `${at}.`, problems));
    case 'switch':
      return typeof value === 'boolean' ? value : problems.add(path, 'settings.notSwitch');
    case 'number':
      return readNumber(value, field, path, problems);
    case 'choice':
      return field.options.includes(value as string) ? value : problems.add(path, ['settings.notOption', { options: field.options.join(', ') }]);
    case 'choices':
      return readChoices(value, field, path, problems);
    case 'color':
      return typeof value === 'string' && /^(#[0-9a-f]{6})?$/i.test(value) ? value.toUpperCase() : problems.add(path, 'settings.notColor');
    case 'changed':
      return readChanged(value);
    case 'picture':
      return readId(value, 'settings.pictureUnknown', path, problems);
    case 'city':
      return readId(value, 'settings.cityUnknown', path, problems);
    case 'cities':
      return readList(value, field.most, path, problems, (item, at) => readId(item, 'settings.cityUnknown', at, problems, true));
  }
}

function readAll(fields: SettingFields, given: unknown, prefix: string, problems: Problems): unknown {
  if (!isObject(given)) return problems.add(prefix.slice(0, -1) || 'value', 'settings.notRecord');
  for (const name of Object.keys(given)) if (!Object.hasOwn(fields, name)) problems.add(`${prefix}${cutText(name, LONGEST_NAME)}`, 'settings.fieldUnknown');
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      Object.hasOwn(given, name) || field.kind === 'changed'
        ? readField(field, given[name], prefix + name, problems)
        : problems.add(prefix + name, 'settings.fieldMissing'),
    ]),
  );
}

/**
 * Checks and cleans the values of a group of settings.
 * @param given value of any shape, as a client has sent it or the database has stored it
 * @returns the values in their stored form, and the error of each wrong field by its path: `slides.0.link`
 */
export function readValues<Fields extends SettingFields>(fields: Fields, given: unknown): { values: ValuesOf<Fields>; errors: FieldErrors } {
  const problems = new Problems();
  const values = readAll(fields, given, '', problems) as ValuesOf<Fields>;
  return { values, errors: problems.found };
}
