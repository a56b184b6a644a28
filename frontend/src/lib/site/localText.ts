/** Text of the operator in one language. */
export interface LocalText {
  language: string;
  text: string;
}

/**
 * Returns a text of the operator for pages in a language; undefined if there is none.
 * @param texts texts by language; the server puts the one for all other languages first
 */
export const textIn = (texts: readonly LocalText[], code: string): string | undefined => (texts.find(({ language }) => language === code) ?? texts[0])?.text;
