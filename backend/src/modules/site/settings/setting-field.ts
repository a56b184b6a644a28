import type { ReasonKey } from '../../../core/errors/index.js';
import type { TextRules } from '../../../core/validation/index.js';
import type { LanguageCode } from './languages.js';

interface Common {
  /** Environment variable that sets the field. While it is set, the field is read-only in the console. */
  variable?: string;
}

/** One line of text, or several (`rules.isMultiline`); empty if it is not set. */
interface TextSetting extends Common {
  kind: 'text';
  rules: TextRules<ReasonKey>;
  initial?: string;
}

/** A text in each language. A language without one uses the text of the default language, or that of the app. */
interface LocalizedSetting extends Common {
  kind: 'localized';
  rules: TextRules<ReasonKey>;
  /** Whether the text is Markdown. */
  isMarkdown?: true;
  /** Whether nothing is shown without a text: the app has none of its own. */
  isOptional?: true;
}

/** A list of single lines. */
interface TextsSetting extends Common {
  kind: 'texts';
  rules: TextRules<ReasonKey>;
  /** Maximum number of texts. */
  most: number;
}

interface SwitchSetting extends Common {
  kind: 'switch';
  initial: boolean;
}

/** One of several options. */
interface ChoiceSetting<Option extends string> extends Common {
  kind: 'choice';
  options: readonly Option[];
  initial: Option;
  /** Another initial option, while an environment variable is set. */
  initialIf?: readonly [variable: string, option: Option];
  /** Name of a `choices` field of the same group that must contain the option, and key of the message if it does not. */
  among?: readonly [field: string, message: ReasonKey];
}

/** Any of several options. */
interface ChoicesSetting<Option extends string> extends Common {
  kind: 'choices';
  options: readonly Option[];
  initial: readonly Option[];
  /** Minimum number of chosen options. */
  least?: number;
}

interface NumberSetting extends Common {
  kind: 'number';
  min: number;
  max: number;
  initial: number;
}

/** A color as `#RRGGBB`; empty for that of the app. */
interface ColorSetting extends Common {
  kind: 'color';
}

/** Id of an uploaded picture; empty for none. */
interface PictureSetting extends Common {
  kind: 'picture';
  use: PictureUse;
}

/** Id of a city; empty for none. */
interface CitySetting extends Common {
  kind: 'city';
}

/** Ids of cities in their order. */
interface CitiesSetting extends Common {
  kind: 'cities';
  /** Maximum number of cities. */
  most: number;
}

/** Time at which other fields of its record have last changed, as an ISO string; empty if they never have. The server sets it, so clients can omit it. */
interface ChangedSetting extends Common {
  kind: 'changed';
  /** Names of the other fields. */
  of: readonly string[];
}

/** A list of records with fields of their own. */
interface RecordsSetting extends Common {
  kind: 'records';
  fields: SettingFields;
  /** Maximum number of records. */
  most: number;
  initial?: readonly object[];
}

/** Use of an uploaded picture, which decides its format and size. */
export type PictureUse = 'logo' | 'icon' | 'hero';

/** Declaration of a setting. Its check, its type, the REST schema and the console's form derive from it. */
export type SettingField =
  | TextSetting
  | LocalizedSetting
  | TextsSetting
  | SwitchSetting
  | ChoiceSetting<string>
  | ChoicesSetting<string>
  | NumberSetting
  | ColorSetting
  | PictureSetting
  | CitySetting
  | CitiesSetting
  | ChangedSetting
  | RecordsSetting;

export type SettingFields = Readonly<Record<string, SettingField>>;

/** Texts by language. */
export type Localized = Partial<Record<LanguageCode, string>>;

/** Type of the value of a setting. */
export type ValueOf<Field extends SettingField> = Field extends { kind: 'text' | 'color' | 'picture' | 'city' | 'changed' }
  ? string
  : Field extends LocalizedSetting
    ? Localized
    : Field extends TextsSetting | CitiesSetting
      ? readonly string[]
      : Field extends SwitchSetting
        ? boolean
        : Field extends NumberSetting
          ? number
          : Field extends { kind: 'choice'; options: readonly (infer Option)[] }
            ? Option
            : Field extends { kind: 'choices'; options: readonly (infer Option)[] }
              ? readonly Option[]
              : Field extends { kind: 'records'; fields: infer Fields extends SettingFields }
                ? readonly ValuesOf<Fields>[]
                : never;

/** Type of the values of several settings. */
export type ValuesOf<Fields extends SettingFields> = { readonly [Name in keyof Fields]: ValueOf<Fields[Name]> };

/** Returns the value of a setting that nobody has changed. */
function initialOf(field: SettingField, variables: SettingVariables): unknown {
  switch (field.kind) {
    case 'choice':
      return field.initialIf && variables[field.initialIf[0]] !== undefined ? field.initialIf[1] : field.initial;
    case 'localized':
      return {};
    case 'texts':
    case 'cities':
      return [];
    case 'records':
      return field.initial ?? [];
    case 'text':
      return field.initial ?? '';
    case 'color':
    case 'picture':
    case 'city':
    case 'changed':
      return '';
    default:
      return field.initial;
  }
}

/** Values that environment variables set, by the name of the variable. */
export type SettingVariables = Readonly<Record<string, unknown>>;

/** Returns the values of settings that nobody has changed. @param variables those of the installation, on which some depend */
export const initialValues = <Fields extends SettingFields>(fields: Fields, variables: SettingVariables = {}): ValuesOf<Fields> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, initialOf(field, variables)])) as ValuesOf<Fields>;

/** A field with its value, which has passed its rules. */
interface FieldValue {
  /** Path of the field in error messages: `slides.0.picture`. */
  path: string;
  field: SettingField;
  value: unknown;
}

/** Returns all fields with their values, also those of records. */
export function fieldsIn(fields: SettingFields, values: object, prefix = ''): FieldValue[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const path = prefix + name;
    const value = (values as Record<string, unknown>)[name];
    if (field.kind !== 'records') return [{ path, field, value }];
    return (value as object[]).flatMap((record, i) => fieldsIn(field.fields, record, `${path}.${i}.`));
  });
}
