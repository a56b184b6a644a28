import { type AttributeRecord, iconPath, type SiteSettings } from '../settings/index.js';
import { localizedTexts } from '../localized-text.type.js';
import type { AttributeDefinition } from './attribute.type.js';

/** Definitions of the attributes that visitors and moderators see, for one state of the settings. Hidden attributes are left out. */
export class AttributeDefinitions {
  private readonly all: ReadonlyMap<string, AttributeDefinition>;
  private readonly made = new Map<string, AttributeDefinition[]>();

  constructor(private readonly settings: SiteSettings) {
    this.all = new Map(settings.attributes.all.map((record) => [record.key, this.definitionOf(record)]));
  }

  /**
   * Returns the definitions in the operator's order. The same arguments lead to the same list, which is never changed.
   * @param category slug or alias of a category whose places can have the attributes; all attributes if it is omitted
   * @param isModerator whether to include the attributes for moderators
   */
  of(category: string | null | undefined, isModerator: boolean): AttributeDefinition[] {
    const { attributes, categories } = this.settings;
    // A word that is no category has one entry: clients cannot fill the map.
    const slug = typeof category === 'string' ? (categories.find(category)?.slug ?? '') : '*';
    const known = this.made.get(`${slug} ${isModerator}`);
    if (known) return known;
    const isOffered = (slugs: readonly string[]) => slug === '*' || slugs.length === 0 || slugs.includes(slug);
    const found = attributes.visible(isModerator).flatMap(({ key }) => this.all.get(key) ?? []);
    const list = found.filter((one) => isOffered(one.categories));
    this.made.set(`${slug} ${isModerator}`, list);
    return list;
  }

  private definitionOf({ names, synonyms, options, icon, ...record }: AttributeRecord): AttributeDefinition {
    const languages = this.settings.of('languages');
    const { key, kind, unit, section, categories, isOnCard, isOnPage, isFilter, isInternal } = record;
    return {
      key,
      names: localizedTexts(names, languages),
      kind,
      unit,
      options: options.map((option) => ({
        key: option.key,
        names: localizedTexts(option.names, languages),
        synonyms: localizedTexts(option.synonyms, languages),
        isRetired: option.isRetired,
      })),
      synonyms: localizedTexts(synonyms, languages),
      section,
      iconPath: iconPath(icon),
      categories: [...categories],
      isOnCard,
      isOnPage,
      isFilter,
      isInternal,
    };
  }
}
