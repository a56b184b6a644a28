import { Field, ObjectType } from 'type-graphql';
import { fallbackLanguages, type LanguageCode, type Localized, type OfferedLanguages } from './settings/index.js';

@ObjectType({ description: 'A text of the operator in one language.' })
export class LocalizedText {
  @Field(() => String, { description: 'Language tag (BCP 47).' })
  language: string;

  @Field(() => String, { description: 'The text.' })
  text: string;
}

/** Returns the texts of a setting as a list. Languages without a text use the first one. */
export const localizedTexts = (texts: Localized, languages: OfferedLanguages): LocalizedText[] =>
  fallbackLanguages(languages).flatMap((language) => {
    const text = texts[language];
    return text === undefined ? [] : [{ language, text }];
  });

/** Returns the text of a setting in a language, or the one that replaces it; undefined if there is none in any language. */
export const textIn = (texts: Localized, language: LanguageCode | undefined, languages: OfferedLanguages): string | undefined =>
  (language && texts[language]) ??
  fallbackLanguages(languages)
    .map((code) => texts[code])
    .find((text) => text !== undefined);
