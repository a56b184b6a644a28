import { IsEnum, IsOptional } from 'class-validator';
import { LRUCache } from 'lru-cache';
import { ArgsType, Field, registerEnumType } from 'type-graphql';
import { PlainText } from '../../../core/validation/index.js';
import { type AttributeRecord, iconPath, isLanguage, type SiteSettings, textIn } from '../../site/index.js';
import { type AttributeValue, type AttributeValues, parsedValue, shownValue, textsOf } from './attribute-values.js';
import type { PlaceAttribute } from './place-attribute.type.js';

/** Parts of the site that show attributes. */
enum AttributeView {
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
  @IsEnum(AttributeView)
  view: AttributeView = AttributeView.ALL;
}

/** Number of values of an attribute that are cached with their names, in one language. The first ones stay: frequent values are soon among them. */
const KEPT = 500;
/** Limits of the cached attributes of places, for one part of the site in one language: places, and characters of their values in total. */
const PLACES = 10_000;
const VALUES = 2_000_000;

/** An attribute with its names in a language. */
interface ShownAttribute {
  key: string;
  kind: AttributeRecord['kind'];
  /** Returns the attribute with a value. Frequent values return the same frozen object. */
  of: (value: AttributeValue) => Readonly<PlaceAttribute>;
}

/** Attributes that one part of the site shows, in one language. */
interface ShownList {
  attributes: readonly ShownAttribute[];
  /** Attributes of places, by the values in the form of the database. */
  kept: LRUCache<string, readonly Readonly<PlaceAttribute>[]>;
}

type NameOf = (texts: AttributeRecord['names']) => string | undefined;

/** Returns a function that names a value of an attribute: an option, or a value without a name. */
function valuesOf({ options }: AttributeRecord, nameOf: NameOf): (key: string) => PlaceAttribute['values'][number] {
  const byKey = new Map(options.map((option) => [option.key, { text: nameOf(option.names) ?? option.key, isRetired: option.isRetired }]));
  const unknown = { isRetired: options.length > 0 };
  return (key) => ({ key, text: key, ...(byKey.get(key) ?? unknown) });
}

/** Returns a function that shows a value of an attribute with all names. */
function shower(attribute: AttributeRecord, nameOf: NameOf): ShownAttribute['of'] {
  const { key, kind, section, icon, unit, isInternal } = attribute;
  const named = { key, name: nameOf(attribute.names) ?? key, kind, section, iconPath: iconPath(icon), unit, isInternal };
  const valueOf = valuesOf(attribute, nameOf);
  const make = (texts: readonly string[]): PlaceAttribute => ({ ...named, values: texts.map(valueOf) });
  if (kind === 'text' || kind === 'link') return (value) => make(textsOf(value));
  const known = new Map<string, PlaceAttribute>();
  return (value) => {
    const texts = textsOf(value);
    const text = texts.length === 1 ? (texts[0] ?? '') : texts.join('\0'); // PostgreSQL stores no NUL
    const found = known.get(text);
    if (found) return found;
    const shown = make(texts);
    if (known.size < KEPT) known.set(text, Object.freeze(shown));
    return shown;
  };
}

/** Returns those of the attributes that a place has. */
function shownOf(values: AttributeValues, attributes: readonly ShownAttribute[]): Readonly<PlaceAttribute>[] {
  const shown: Readonly<PlaceAttribute>[] = [];
  for (const attribute of attributes) {
    const value = shownValue(values, attribute);
    if (value !== undefined) shown.push(attribute.of(value));
  }
  return shown;
}

/** Shows attributes of places with the names of one state of the settings. */
export class AttributeNames {
  private readonly lists: () => Map<string, ShownList>;

  constructor(private readonly settings: SiteSettings) {
    this.lists = settings.derive(() => new Map());
  }

  /**
   * Returns the attributes of a place in the operator's order. They must not be changed.
   * @param isModerator whether the viewer moderates the place, and sees the attributes for moderators
   */
  shown(values: AttributeValues, args: PlaceAttributesArgs, isModerator: boolean): Readonly<PlaceAttribute>[] {
    return shownOf(values, this.listOf(args, isModerator).attributes);
  }

  /** Returns the same as `shown` for values as JSON in the form of the database. Equal texts return the same list. */
  shownIn(text: string, args: PlaceAttributesArgs, isModerator: boolean): readonly Readonly<PlaceAttribute>[] {
    const { attributes, kept } = this.listOf(args, isModerator);
    const known = kept.get(text);
    if (known) return known;
    const shown = shownOf(JSON.parse(text) as AttributeValues, attributes);
    kept.set(text, shown);
    return shown;
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
    const valueOf = valuesOf(attribute, this.namesIn(language));
    const value = parsedValue(attribute, text);
    if (value === undefined) return text;
    const texts = textsOf(value).map((key) => valueOf(key).text);
    const locale = language !== undefined && isLanguage(language) ? language : this.settings.of('languages').initial;
    const listed = new Intl.ListFormat(locale, { type: 'unit', style: 'short' }).format(texts);
    return attribute.kind === 'number' && attribute.unit ? `${listed} ${attribute.unit}` : listed;
  }

  /** Returns the attributes that a part of the site shows. The list is made once for each state of the settings. */
  private listOf({ language: asked = '', view }: PlaceAttributesArgs, isModerator: boolean): ShownList {
    const language = isLanguage(asked) ? asked : undefined;
    const lists = this.lists();
    const name = `${language} ${view} ${isModerator}`;
    const known = lists.get(name);
    if (known) return known;
    const isShown = ({ isOnPage, isOnCard }: AttributeRecord) => view === AttributeView.ALL || (view === AttributeView.PAGE ? isOnPage : isOnCard);
    const shown = this.settings.attributes.visible(isModerator).filter(isShown);
    const attributes = shown.map((attribute) => ({ key: attribute.key, kind: attribute.kind, of: shower(attribute, this.namesIn(language)) }));
    const list = {
      attributes,
      kept: new LRUCache<string, readonly Readonly<PlaceAttribute>[]>({ max: PLACES, maxSize: VALUES, sizeCalculation: (_shown, text) => text.length }),
    };
    lists.set(name, list);
    return list;
  }

  private namesIn(language = ''): NameOf {
    const offered = this.settings.of('languages');
    return (texts) => textIn(texts, isLanguage(language) ? language : undefined, offered);
  }
}
