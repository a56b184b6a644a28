import { Field, ObjectType } from 'type-graphql';
import type { Localized } from './settings/index.js';

@ObjectType({ description: 'A text of the operator in one language.' })
export class LocalizedText {
  @Field(() => String, { description: 'Language tag (BCP 47).' })
  language: string;

  @Field(() => String, { description: 'The text.' })
  text: string;
}

/** Returns the texts of a setting as a list. */
export const localizedTexts = (texts: Localized): LocalizedText[] => Object.entries(texts).map(([language, text]) => ({ language, text }));
