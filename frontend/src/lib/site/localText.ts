/** Text of the operator in one language. */
export interface LocalText {
  language: string;
  text: string;
}

/** Returns a text of the operator for pages in a language: in this language, else in English, else in any; undefined if there is none. */
export const textIn = (texts: readonly LocalText[], code: string): string | undefined =>
  [code, 'en'].map((one) => texts.find(({ language }) => language === one)?.text).find(Boolean) ?? texts[0]?.text;
