import { textHere } from '../../../widgets/setting-fields';
import { type LocalizedValue, type SettingFields, type SettingValues, TERM_FIELDS, TERM_KEY_FIELD } from '../../../widgets/settings';

const NEW_FIELDS: SettingFields = { key: TERM_KEY_FIELD, ...TERM_FIELDS };

/** Returns the fields of the form of a search term; undefined for a new one, which also gets its key. */
export const fieldsOf = (term: object | undefined): SettingFields => (term ? TERM_FIELDS : NEW_FIELDS);

interface Named {
  key: string;
  value: SettingValues;
}

const textsOf = ({ value }: Named): LocalizedValue => (value.words ?? {}) as LocalizedValue;

/** Returns the words of a search term in the language of the page, else in another one. */
export const wordsHere = (term: Named): string => textHere(textsOf(term));

/** Returns the first word of a search term in the language of the page; its key if there is none. Arabic lists have another comma. */
export const nameOf = (term: Named): string =>
  wordsHere(term)
    .split(/[,\u060c]/)[0]
    ?.trim() || term.key;

/** Returns all texts by which a search term is found: its key, its meaning and its words in all languages. */
export const searchTextOf = (term: Named): string => [term.key, String(term.value.meaning), ...Object.values(textsOf(term))].join(' ');
