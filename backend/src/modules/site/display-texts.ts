import { computed, made, type CompiledField, inputOf } from '../../core/compiled-queries/index.js';
import { LanguageArgs, type LanguageText, languageTextList, type LanguageTexts, suitableLanguages, suitableText } from '../../core/fields/index.js';
import type { SiteSettings } from './settings/index.js';

/** The texts of a city or place in its own language and in others. */
interface Translated {
  name: string;
  names: LanguageTexts;
  description: string;
  descriptions: LanguageTexts;
}

type Languages = Pick<SiteSettings, 'of'>;

/** Returns the language of a request, by default that of the site. */
const asked = ({ language }: LanguageArgs, settings: Languages): string => language ?? settings.of('languages').initial;

/** Returns the name for readers of a language, or else the name on the sign. */
export const displayName = ({ name, names }: Pick<Translated, 'name' | 'names'>, args: LanguageArgs, settings: Languages): string =>
  suitableText(names, asked(args, settings))?.text ?? name;

/** Returns the description for readers of a language, or else that in the default language of the site. */
export const displayDescription = (
  { description, descriptions }: Pick<Translated, 'description' | 'descriptions'>,
  args: LanguageArgs,
  settings: Languages,
): LanguageText => suitableText(descriptions, asked(args, settings)) ?? { language: settings.of('languages').initial, text: description };

/** Returns the compiled fields of texts in several languages, for a table with `names` and `descriptions`. */
export const displayFields = (settings: Languages): Record<string, CompiledField> => ({
  names: made((row) => `${row}.names`, languageTextList),
  descriptions: made((row) => `${row}.descriptions`, languageTextList),
  displayName: computed(({ row, args, statement }) => {
    const languages = suitableLanguages(asked(inputOf(LanguageArgs, args), settings));
    return `shown_name(${row}.name, ${row}.names, ${statement.parameter(languages)}::text[])`;
  }),
  displayDescription: made(
    (row) => `json_build_object('description', ${row}.description, 'descriptions', ${row}.descriptions)`,
    (texts: Pick<Translated, 'description' | 'descriptions'>, _viewer, args: LanguageArgs) => displayDescription(texts, args, settings),
    { argsOf: (given) => inputOf(LanguageArgs, given) },
  ),
});
