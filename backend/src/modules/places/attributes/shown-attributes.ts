import { IsOptional } from 'class-validator';
import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { PlainText } from '../../../core/validation/index.js';
import { type AttributeRecord, iconPath, isLanguage, type SiteSettings, textIn } from '../../site/index.js';
import { type AttributeValue, type AttributeValues, parsedValue, textsOf } from './attribute-values.js';
import type { PlaceAttribute } from './place-attribute.type.js';

/** Parts of the site that show attributes. */
export enum AttributeView {
  ALL = 'all',
  PAGE = 'page',
  CARD = 'card',
}
registerEnumType(AttributeView, {
  name: 'AttributeView',
  description: 'Part of the site that shows attributes.',
  valuesConfig: {
    ALL: { description: 'Anywhere: all attributes that the viewer can see.' },
    PAGE: { description: 'The page of the place.' },
    CARD: { description: 'Cards and lists.' },
  },
});

@ArgsType()
export class NamesArgs {
  @Field(() => String, { nullable: true, description: 'Language of the names; by default that of the site.' })
  @IsOptional()
  @PlainText(20)
  language?: string;
}

@ArgsType()
export class PlaceAttributesArgs extends NamesArgs {
  @Field(() => AttributeView, { defaultValue: AttributeView.ALL, description: 'Only attributes that this part of the site shows.' })
  view: AttributeView = AttributeView.ALL;
}

/** Shows attributes of places with the names of one state of the settings. */
export class AttributeNames {
  constructor(private readonly settings: SiteSettings) {}

  /**
   * Returns the attributes of a place in the operator's order.
   * @param isModerator whether the viewer moderates the place, and sees the attributes for moderators
   */
  shown(values: AttributeValues, { language, view }: PlaceAttributesArgs, isModerator: boolean): PlaceAttribute[] {
    const nameOf = this.namesIn(language);
    const isShown = ({ isOnPage, isOnCard }: AttributeRecord) => view === AttributeView.ALL || (view === AttributeView.PAGE ? isOnPage : isOnCard);
    return this.settings.attributes.visible(isModerator).flatMap((attribute) => {
      const value = values[attribute.key];
      if (value === undefined || !isShown(attribute)) return [];
      const { key, kind, section, icon, unit, isInternal } = attribute;
      const named = { key, name: nameOf(attribute.names) ?? key, kind, section, iconPath: iconPath(icon), unit, isInternal };
      return [{ ...named, values: this.namedValues(attribute, value, nameOf) }];
    });
  }

  /** Returns the name of an attribute, also of a hidden one; null if there is no such attribute. */
  label(key: string, language?: string): string | null {
    const attribute = this.settings.attributes.find(key);
    return attribute ? (this.namesIn(language)(attribute.names) ?? key) : null;
  }

  /** Returns a text of `joinedText` with the names of options and the unit: `Pizza, Thai`. `yes` and `no` stay. */
  text(key: string, text: string, language?: string): string {
    const attribute = this.settings.attributes.find(key);
    if (!attribute) return text;
    const texts = this.namedValues(attribute, parsedValue(attribute, text), this.namesIn(language)).map((value) => value.text);
    const locale = language !== undefined && isLanguage(language) ? language : this.settings.of('languages').initial;
    const listed = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(texts);
    return attribute.kind === 'number' && attribute.unit ? `${listed} ${attribute.unit}` : listed;
  }

  private namesIn(language = ''): (texts: AttributeRecord['names']) => string | undefined {
    const offered = this.settings.of('languages');
    return (texts) => textIn(texts, isLanguage(language) ? language : undefined, offered);
  }

  private namedValues({ options }: AttributeRecord, value: AttributeValue, nameOf: (texts: AttributeRecord['names']) => string | undefined) {
    return textsOf(value).map((key) => {
      const option = options.find((one) => one.key === key);
      return { key, text: (option && nameOf(option.names)) ?? key, isRetired: option?.isRetired ?? options.length > 0 };
    });
  }
}
