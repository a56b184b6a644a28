import { GraphQLURL } from 'graphql-scalars';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { phoneHref } from '../../core/phones/index.js';
import { PublicCategory } from './category.type.js';
import type { WorldMap } from '../../core/tiles/index.js';
import { LocalizedText, localizedTexts } from './localized-text.type.js';
import { siteMap, SiteMap } from './map.type.js';
import { ModerationRuleSet } from './moderation.type.js';
import { SitePageLink, type SitePages } from './pages/index.js';
import { Registration } from './registration.type.js';
import { accentPalette, iconPath, type SiteSettings } from './settings/index.js';

@ObjectType({ description: 'Contact data of the operator of this site.' })
class Contact {
  @Field(() => String, { nullable: true, description: 'E-mail address.' })
  email: string | null;

  @Field(() => String, { nullable: true, description: 'Telephone number.' })
  phone: string | null;

  @Field(() => String, { nullable: true, description: '`tel:` URI of the telephone number (RFC 3966).' })
  phoneHref: string | null;

  @Field(() => String, { nullable: true, description: 'Postal address.' })
  address: string | null;
}

@ObjectType({ description: 'Shades of the accent color in one color scheme, as `#RRGGBB`.' })
class AccentColors {
  @Field(() => String, { description: 'Color of buttons and links.' })
  main: string;

  @Field(() => String, { description: 'Lighter shade.' })
  light: string;

  @Field(() => String, { description: 'Darker shade.' })
  dark: string;

  @Field(() => String, { description: 'Color of text on the main shade.' })
  contrastText: string;
}

@ObjectType({ description: 'Shades of an accent color, readable in both color schemes.' })
export class Accent {
  @Field(() => AccentColors, { description: 'Shades in the light scheme.' })
  light: AccentColors;

  @Field(() => AccentColors, { description: 'Shades in the dark scheme.' })
  dark: AccentColors;
}

@ObjectType({ description: 'Languages of this site.' })
class SiteLanguages {
  @Field(() => String, { description: 'Default language (BCP 47). Addresses of its pages have no prefix.' })
  initial: string;

  @Field(() => [String], { description: 'Languages that visitors can choose (BCP 47). Addresses of the others than the default one begin with their tag.' })
  offered: readonly string[];
}

/** Parts of the home page below the slides. */
enum HomeSection {
  STATS = 'stats',
  CITIES = 'cities',
  HOW_IT_WORKS = 'howItWorks',
}
registerEnumType(HomeSection, {
  name: 'HomeSection',
  description: 'Part of the home page below the slides.',
  valuesConfig: {
    STATS: { description: 'Totals of the site.' },
    CITIES: { description: 'Featured cities.' },
    HOW_IT_WORKS: { description: 'Explanation of the site.' },
  },
});

@ObjectType({ description: 'A slide of the home page.' })
class HomeSlide {
  @Field(() => String, { nullable: true, description: 'Path of the picture; null for the illustration of a city.' })
  picture: string | null;

  @Field(() => [LocalizedText], { description: 'Title by language.' })
  titles: LocalizedText[];

  @Field(() => [LocalizedText], { description: 'Line above the title by language.' })
  subtitles: LocalizedText[];

  @Field(() => [LocalizedText], { description: 'Text below the title by language.' })
  descriptions: LocalizedText[];

  @Field(() => String, { nullable: true, description: 'Path or URL that the slide leads to; null for the lists of cities and places.' })
  link: string | null;
}

@ObjectType({ description: 'Public settings of this site.' })
export class Site {
  @Field(() => String, { description: 'Name of the site.' })
  name: string;

  @Field(() => [LocalizedText], { description: 'Sentence about the site in the languages in which the operator has written one.' })
  taglines: LocalizedText[];

  @Field(() => String, { nullable: true, description: 'Path of the logo; null for that of the app.' })
  logo: string | null;

  @Field(() => Accent, { nullable: true, description: 'Accent color; null for that of the app.' })
  accent: Accent | null;

  @Field(() => Boolean, { description: 'Whether pages name the software that the site runs on.' })
  credit: boolean;

  @Field(() => [HomeSlide], { description: 'Slides of the home page; none for those of the app.' })
  slides: HomeSlide[];

  @Field(() => [HomeSection], { description: 'Parts of the home page below the slides.' })
  homeSections: HomeSection[];

  @Field(() => SiteLanguages, { description: 'Languages of this site.' })
  languages: SiteLanguages;

  @Field(() => ID, { nullable: true, description: 'Id of the city on whose page the site starts; null for the home page.' })
  startCity: string | null;

  @Field(() => Registration, { description: 'Rules for new accounts.' })
  registration: Registration;

  @Field(() => ModerationRuleSet, { description: 'Rules for contributions of users.' })
  moderation: ModerationRuleSet;

  @Field(() => SiteMap, { description: 'Base map of the maps of this site.' })
  map: SiteMap;

  @Field(() => Contact, { description: 'Contact data of the operator of this site.' })
  contact: Contact;

  @Field(() => [GraphQLURL], { description: 'Pages of this site in social networks.' })
  socialLinks: string[];

  @Field(() => [SitePageLink], { description: 'Links to pages of the operator, in their order. Hidden and empty pages are left out.' })
  pages: SitePageLink[];

  @Field(() => [PublicCategory], { description: 'Categories of places, in the order of the operator, also hidden ones.' })
  categories: PublicCategory[];

  @Field(() => Boolean, { description: 'Whether this site offers GraphiQL, the interactive explorer of the API.' })
  hasGraphiql: boolean;
}

/** Path of a picture of the settings. Its bytes never change. */
export const sitePicturePath = (id: string): string => `/site/pictures/${id}`;

/** Parts of the public settings that are the same as long as the process runs. */
export interface FixedSite {
  world: WorldMap;
  hasGraphiql: boolean;
}

function publicCategories(settings: SiteSettings): PublicCategory[] {
  const { categories } = settings;
  const languages = settings.of('languages');
  return categories.all.map(({ slug, preset, names, plurals, icon, isHidden, aliases }) => ({
    slug,
    preset,
    names: localizedTexts(names, languages),
    plurals: localizedTexts(plurals, languages),
    color: categories.colorOf(slug),
    iconPath: iconPath(icon),
    isHidden,
    aliases,
  }));
}

/** Returns the public part of the settings. */
export function publicSite(settings: SiteSettings, { links }: SitePages, { world, hasGraphiql }: FixedSite): Site {
  const { name, tagline, logo, accent, credit } = settings.of('identity');
  const { slides, sections } = settings.of('home');
  const languages = settings.of('languages');
  const { email, phone, address, socialLinks } = settings.of('contact');
  const { mode, domains } = settings.of('registration');
  const { reviews, suggestions, photos, avatars, links: linkRule } = settings.of('moderation');
  return {
    name,
    taglines: localizedTexts(tagline, languages),
    logo: logo ? sitePicturePath(logo) : null,
    accent: accent ? accentPalette(accent) : null,
    credit,
    slides: slides.map(({ picture, title, subtitle, description, link }) => ({
      picture: picture ? sitePicturePath(picture) : null,
      titles: localizedTexts(title, languages),
      subtitles: localizedTexts(subtitle, languages),
      descriptions: localizedTexts(description, languages),
      link: link || null,
    })),
    homeSections: Object.values(HomeSection).filter((section) => sections.some((one) => one === (section as string))),
    languages,
    startCity: settings.startCity,
    registration: { mode, hasDomainRule: domains.length > 0 },
    moderation: { reviews, suggestions, photos, avatars, links: linkRule },
    contact: { email: email || null, phone: phone || null, phoneHref: phone ? phoneHref(phone) : null, address: address || null },
    socialLinks: [...socialLinks],
    pages: links,
    categories: publicCategories(settings),
    map: siteMap(settings, world),
    hasGraphiql,
  };
}
