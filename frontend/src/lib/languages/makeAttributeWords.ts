import { makeIsolate } from './bidi';
import type { Language } from './languages';
import type { Say } from './makeI18n';

/** Attribute of a place with its value, as the API returns it. */
export interface ShownAttribute {
  name: string;
  kind: string;
  unit: string;
  values: readonly { text: string; isRetired: boolean }[];
}

/** Maximum number of attributes on a card. */
const ON_CARD = 3;

/** Texts for attributes of places in one language. */
export interface AttributeWords {
  /** Returns the value alone: Pizza, Thai. */
  valueOf: (attribute: Omit<ShownAttribute, 'name'>) => string;
  /** Returns the attribute in words: Wi-Fi, or Time needed: 90 min. */
  wordsOf: (attribute: ShownAttribute) => string;
  /** Returns the attributes for the line of a card. It has no room for what a place lacks. */
  cardWordsOf: (attributes: readonly ShownAttribute[]) => string[];
}

/** Creates the texts; each `Intl` format is created on first use. */
export function makeAttributeWords(say: Say, { code, direction }: Pick<Language, 'direction'> & { code: string }): AttributeWords {
  const isolate = makeIsolate({ direction });
  let list: Intl.ListFormat | undefined;
  let number: Intl.NumberFormat | undefined;
  const isYes = ({ kind, values: [value] }: Omit<ShownAttribute, 'name'>) => kind === 'yes-no' && value?.text === 'yes';

  function valueOf(attribute: Omit<ShownAttribute, 'name'>): string {
    const { kind, unit, values } = attribute;
    if (kind === 'yes-no') return say(isYes(attribute) ? 'attributes.yes' : 'attributes.no');
    if (kind === 'number') {
      number ??= new Intl.NumberFormat(code);
      return [number.format(Number(values[0]?.text)), unit].filter(Boolean).join('\u00A0');
    }
    list ??= new Intl.ListFormat(code, { type: 'unit', style: 'short' });
    return list.format(values.map(({ text, isRetired }) => (isRetired ? say('attributes.outdated', { value: text }) : isolate(text))));
  }

  const wordsOf = (attribute: ShownAttribute): string =>
    isYes(attribute) ? attribute.name : say('attributes.nameIs', { name: attribute.name, value: valueOf(attribute) });

  /** The names of several options say what they are, as in Pizza, Thai. Other values need the name of the attribute. */
  const cardWords = (attribute: ShownAttribute): string => (attribute.kind === 'several' ? valueOf(attribute) : wordsOf(attribute));

  const cardWordsOf = (attributes: readonly ShownAttribute[]): string[] =>
    attributes
      .filter((attribute) => attribute.kind !== 'link' && (attribute.kind !== 'yes-no' || isYes(attribute)))
      .slice(0, ON_CARD)
      .map(cardWords);

  return { valueOf, wordsOf, cardWordsOf };
}
