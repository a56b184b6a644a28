import { ArrayMaxSize, IsArray, IsOptional, ValidateNested } from 'class-validator';
import { ArgsType, Field, InputType, ObjectType } from 'type-graphql';
import type { FieldErrors, Reason, ReasonKey } from '../errors/index.js';
import { brokenText, cleanText, PlainText, type TextRules } from '../validation/index.js';

/** Texts by language tag (BCP 47): `{ de: 'Eiffelturm', 'zh-Hant': '艾菲爾鐵塔' }`. */
export type LanguageTexts = Readonly<Record<string, string>>;

/** Maximum number of languages of one field. */
export const MOST_LANGUAGES = 60;

/** Language, optionally with script and region (https://www.rfc-editor.org/info/bcp47). */
const TAG = /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?$/;

@InputType({ description: 'Text in one language.' })
export class LanguageTextInput {
  @Field(() => String, { description: 'Language tag (BCP 47), such as `ja` or `zh-Hant`.' })
  @PlainText(20)
  language: string;

  @Field(() => String, { description: 'The text; empty to remove it.' })
  @PlainText(10_000)
  text: string;
}

/** Declares a list of texts in other languages of an input. @param what description of the texts */
export const LanguageTextsField =
  (what: string): PropertyDecorator =>
  (target, property) => {
    const options = { nullable: true, description: `${what} Languages that are left out keep their texts.` };
    const decorators = [Field(() => [LanguageTextInput], options), IsOptional(), IsArray(), ArrayMaxSize(200), ValidateNested({ each: true })];
    for (const decorate of decorators) decorate(target, property);
  };

@ArgsType()
export class LanguageArgs {
  @Field(() => String, { nullable: true, description: 'Language tag (BCP 47); by default the language of the site.' })
  @IsOptional()
  @PlainText(20)
  language?: string | null;
}

@ObjectType({ description: 'Text in one language.' })
export class LanguageText {
  @Field(() => String, { description: 'Language tag (BCP 47).' })
  language: string;

  @Field(() => String, { description: 'The text.' })
  text: string;
}

/** Returns texts as a list, in the order of the tags. */
export const languageTextList = (texts: LanguageTexts): LanguageText[] =>
  Object.entries(texts)
    .map(([language, text]) => ({ language, text }))
    .sort((a, b) => (a.language < b.language ? -1 : 1));

/** Returns the languages whose texts suit readers of a language, the best first: `zh-Hant-TW`, `zh-Hant`, `zh`. */
export function suitableLanguages(tag: string): string[] {
  const parts = tag.split('-').slice(0, 3);
  return parts.map((_part, i) => parts.slice(0, parts.length - i).join('-'));
}

/** Returns the text for readers of a language; undefined if there is none that suits them. */
export function suitableText(texts: LanguageTexts, language: string): LanguageText | undefined {
  const found = suitableLanguages(language).find((tag) => Object.hasOwn(texts, tag));
  return found === undefined ? undefined : { language: found, text: texts[found] ?? '' };
}

/** Returns whether a text is a language tag in its usual form. */
export const isLanguageTag = (text: string): boolean => TAG.test(text);

/**
 * Returns the texts of a field after a change. Languages that are not given keep their texts; empty texts are removed.
 * @param path name of the field in errors
 * @returns the texts, and the error of each wrong language by its path: `names.de`
 */
export function readLanguageTexts(
  given: readonly LanguageTextInput[],
  rules: TextRules<ReasonKey>,
  { current, path }: { current: LanguageTexts; path: string },
): { texts: LanguageTexts; errors: FieldErrors } {
  const errors: Record<string, Reason> = {};
  const texts = new Map(Object.entries(current));
  for (const { language, text } of given) {
    const isRemoved = typeof text === 'string' && cleanText(text, rules) === '';
    const broken = isRemoved ? undefined : brokenText(text, rules);
    if (!isLanguageTag(language)) errors[`${path}.${language}`] = 'text.languageInvalid';
    else if (broken) errors[`${path}.${language}`] = broken;
    else if (isRemoved) texts.delete(language);
    else texts.set(language, cleanText(text, rules));
  }
  if (texts.size > MOST_LANGUAGES) errors[path] = ['text.tooManyLanguages', { n: MOST_LANGUAGES }];
  return { texts: Object.fromEntries(texts), errors };
}
