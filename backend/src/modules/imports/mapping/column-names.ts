import { isLanguageTag } from '../../../core/fields/index.js';
import { nameOfCategory, presetOf } from './categories/index.js';
import { tagOf } from './language-columns.js';

/** Words for a name in the languages of the headers, first or last in a column such as `nom_musee`, `Museum name`, `nombre del museo`. */
const NAME_WORDS = new Set(['name', 'nom', 'nombre', 'nome', 'bezeichnung', 'title', 'titre']);
/** Articles and prepositions between the words of such a column. */
const LINKS = new Set('of the du de la le les des l d del della dello el los las do da dos das der des'.split(' '));

/** Returns whether a column is the name of a kind of places, such as `museum_name` and `Nom du restaurant`. */
export function isNameOfKind(name: string): boolean {
  const words = name
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word !== '' && !LINKS.has(word));
  const rest = [words.slice(1), words.slice(0, -1)].find((_, i) => NAME_WORDS.has(words.at(i === 0 ? 0 : -1) ?? ''));
  return rest !== undefined && rest.length > 0 && presetOf(nameOfCategory(rest.join(' '))) !== undefined;
}

/** Ends of names such as `name_id` that are no languages. */
const NO_LANGUAGES = ['id', 'no', 'nr'];

/** Returns `name:de` for a column with a text in another language, such as `Name:de`, `name.de` and `name_de`; undefined for another column. */
export function languageColumn(name: string): string | undefined {
  const [, field = '', mark, language = ''] = /^\s*(name|description)([:._])([\w-]+)\s*$/i.exec(name) ?? [];
  const isShort = language.length === 2 && !NO_LANGUAGES.includes(language.toLowerCase());
  return isLanguageTag(tagOf(language)) && (mark === ':' || isShort) ? `${field.toLowerCase()}:${language}` : undefined;
}
