import { type AttributeRecord, isLanguage, type LanguageCode, type Localized, type SiteSettings, textIn } from '../../site/index.js';
import { attributeTag, categoryTags, filterAttributes, groupOf, HIGHEST_RATING, PRICES } from '../filters/index.js';
import type { Counts, FacetCounts } from './facet-counts.js';
import type { Facet, FacetOption } from './facet.type.js';
import { OWN_NAMES } from './own-names.js';
import type { PendingCategory } from './facets.query.js';

/** Largest number of options of a facet that shows those without a place. */
const MOST_WITH_ZEROS = 30;

interface KnownOption {
  value: string;
  name: string;
  tags: readonly string[];
  ids: readonly number[];
  /** Whether it is only an option of lists that are already filtered by it. */
  isOld: boolean;
}

interface KnownFacet {
  key: string;
  /** Key of the conditions of a list. */
  group: string;
  name: string;
  options: readonly KnownOption[];
  /** Slugs of the categories whose places can have it; none for all. */
  categories: readonly string[];
}

/** Groups and options by which visitors can filter lists, for one state of the settings. */
export class FacetList {
  private readonly facets: () => { wanted: readonly number[]; pending: readonly PendingCategory[]; byLanguage: Map<LanguageCode, readonly KnownFacet[]> };

  constructor(private readonly settings: SiteSettings) {
    this.facets = settings.derive(() => ({
      wanted: this.make(settings.of('languages').initial).flatMap(({ options }) => options.flatMap(({ ids }) => ids)),
      pending: this.pendingCategories(),
      byLanguage: new Map<LanguageCode, readonly KnownFacet[]>(),
    }));
  }

  /** Ids of the tags of all options. */
  get wanted(): readonly number[] {
    return this.facets().wanted;
  }

  /** Categories some of whose words a job has not replaced yet. */
  get pending(): readonly PendingCategory[] {
    return this.facets().pending;
  }

  /** Returns the facets of a list with their numbers. @param asked language of the names; that of the site for another one */
  of(counts: FacetCounts, asked = ''): Facet[] {
    const language = isLanguage(asked) ? asked : this.settings.of('languages').initial;
    const { byLanguage } = this.facets();
    const known = byLanguage.get(language) ?? this.make(language);
    byLanguage.set(language, known);
    const { groups, others, words } = counts.asked;
    const chosen = new Set(words);
    const { categories } = this.settings;
    const slugs = words.filter((word) => word.startsWith('category:')).map((word) => categories.slugOf(word.slice('category:'.length)));
    const shown = known.filter(
      (facet) =>
        facet.categories.length === 0 ||
        slugs.length === 0 ||
        [...groups, ...others].includes(facet.group) ||
        facet.categories.some((slug) => slugs.includes(slug)),
    );
    return [openFacet(counts, language), ...shown.map((facet) => facetOf(facet, counts, chosen))];
  }

  private make(language: LanguageCode): KnownFacet[] {
    const { categories } = this.settings;
    const names = OWN_NAMES[language];
    const nameOf = (texts: Localized) => textIn(texts, language, this.settings.of('languages'));
    const option = (value: string, name: string, tags: readonly string[], isOld = false): KnownOption => {
      return { value, name, tags, ids: tags.flatMap((tag) => this.settings.placeTags.get(tag) ?? []), isOld };
    };
    const facet = (key: string, name: string, options: readonly KnownOption[]): KnownFacet => ({ key, group: key, name, options, categories: [] });
    const optionsOf = ({ key, kind, options }: AttributeRecord): KnownOption[] =>
      kind === 'yes-no'
        ? (['yes', 'no'] as const).map((value) => option(value, names[value], [attributeTag(key, value)]))
        : options.map((one) => option(one.key, nameOf(one.names) ?? one.key, [attributeTag(key, one.key)], one.isRetired));
    const ratings = Array.from({ length: HIGHEST_RATING }, (_, i) => String(HIGHEST_RATING - i));
    return [
      facet(
        'price',
        names.price,
        PRICES.map((price) => option(price, price === 'free' ? names.free : '$'.repeat(Number(price)), [`price:${price}`])),
      ),
      facet(
        'rating',
        names.rating,
        ratings.map((rating) => option(rating, `${rating}+`, [`rating:${rating}`])),
      ),
      facet(
        'category',
        names.category,
        categories.all.map((one) =>
          option(one.slug, nameOf(one.names) ?? categories.englishNameOf(one.slug), categoryTags(one.slug, this.settings), one.isHidden),
        ),
      ),
      facet('photos', names.photos, [option('yes', names.withPhotos, ['photos:yes'])]),
      ...filterAttributes(this.settings).map((one) => ({
        key: one.key,
        group: groupOf(one.key),
        name: nameOf(one.names) ?? one.key,
        options: optionsOf(one),
        categories: one.categories,
      })),
    ];
  }

  private pendingCategories(): PendingCategory[] {
    const { categories, placeTags } = this.settings;
    return categories.all
      .filter(({ pending }) => pending.length > 0)
      .map(({ slug, pending }) => ({
        slug,
        aliases: pending,
        id: placeTags.get(`category:${slug}`),
        aliasIds: pending.flatMap((word) => placeTags.get(`category:${word}`) ?? []),
      }));
  }
}

/** Returns the numbers without the conditions of a group; those with all conditions if there are none of the group. */
const countsWithout = (group: string, { asked, all, without }: FacetCounts): Counts => without[asked.groups.indexOf(group)] ?? all;

const isPartial = (group: string, counts: Counts, { isMore, asked }: FacetCounts): boolean => isMore || counts.isPartial || asked.others.includes(group);

function openFacet(counts: FacetCounts, language: LanguageCode): Facet {
  const names = OWN_NAMES[language];
  const read = counts.hours ?? countsWithout('open', counts);
  const { open = 0, unknown = 0 } = read;
  const options = [
    { value: 'now', name: counts.asked.isLater ? names.then : names.now, count: open },
    { value: 'unknown', name: names.unknown, count: unknown },
  ];
  return { key: 'open', name: names.open, options, isPartial: isPartial('open', read, counts) };
}

function facetOf({ key, group, name, options }: KnownFacet, counts: FacetCounts, chosen: ReadonlySet<string>): Facet {
  const ofGroup = countsWithout(group, counts);
  const counted = group === 'category' && ofGroup.isCounted ? counts.categories : null;
  const shown = options.flatMap(({ value, name: optionName, tags, ids, isOld }): FacetOption[] => {
    const count = counted?.[value] ?? ids.reduce((sum, id) => sum + (ofGroup.tags?.[id] ?? 0), 0);
    const isChosen = tags.some((tag) => chosen.has(tag));
    const isLeftOut = isOld || (options.length > MOST_WITH_ZEROS && count === 0);
    return isLeftOut && !isChosen ? [] : [{ value, name: optionName, count }];
  });
  return { key, name, options: shown, isPartial: isPartial(group, ofGroup, counts) };
}
