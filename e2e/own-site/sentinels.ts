import type { CategoryValues, GroupValues } from '../../backend/src/modules/site/settings/index.js';

export const LANGUAGES = ['en', 'es', 'de', 'hi', 'ar'] as const;
export type Code = (typeof LANGUAGES)[number];

/** Color of each uploaded picture, and of the categories. */
export const COLORS = { logo: '#C01818', icon: '#18A018', hero: '#1818C0', accent: '#8A3A00', category: '#7A1FA2' };

/** Objects of the site that values and addresses name. */
export interface Made {
  /** Ids of the uploaded pictures. */
  logo: string;
  icon: string;
  hero: string;
  /** Ids of two cities. Only the first one is featured. */
  city: string;
  otherCity: string;
  /** Ids of places of the first category in the first city. */
  places: readonly string[];
  /** Id of a public list with the first place. */
  list: string;
}

/** Returns a text for each language that stands nowhere else. */
const inEach = (text: string): Record<Code, string> => ({
  en: `${text} en`,
  es: `${text} es`,
  de: `${text} de`,
  hi: `${text} hi`,
  ar: `${text} ar`,
});

/** Returns a value of each field of each group of settings. It differs from that of a new site. */
export const groupsOf = ({ logo, icon, hero, city, otherCity }: Made): GroupValues => ({
  identity: { name: 'Sentinel name', tagline: inEach('Sentinel tagline'), logo, icon, accent: COLORS.accent, credit: false },
  home: {
    slides: [
      {
        picture: hero,
        title: inEach('Sentinel slide'),
        subtitle: inEach('Sentinel over'),
        description: inEach('Sentinel lead'),
        link: '/places?search=sentinel',
      },
    ],
    cities: [otherCity, city],
    startCity: city,
    sections: ['cities'],
  },
  languages: { initial: 'de', offered: ['en', 'de', 'hi', 'ar'] },
  contact: {
    email: 'sentinel@example.org',
    phone: '+358 9 1234567',
    address: 'Sentinel street 1',
    socialLinks: ['https://social.example.org/sentinel'],
  },
  map: { source: 'tiles', tileUrl: 'https://sentinel.example/{z}/{x}/{y}.png', tileAttribution: 'Sentinel tiles', borders: false },
  pages: {
    pages: [{ slug: 'sentinel-page', title: inEach('Sentinel title'), text: inEach('{{site}} has the sentinel text'), place: 'menu', updatedAt: '' }],
  },
  registration: { mode: 'invitation', domains: ['sentinel.example'], confirmFirst: ['votes', 'photos'] },
  moderation: { reviews: 'atOnce', suggestions: 'trusted', photos: 'atOnce', avatars: 'checked', trustAfter: 1, holdAt: 2, links: 'refused' },
  mail: {
    senderName: 'Sentinel sender',
    subjectPrefix: '[Sentinel]',
    footer: inEach('Sentinel footer'),
    mails: [{ mail: 'resetPassword', first: inEach('Sentinel first of {{site}}'), last: inEach('Sentinel last') }],
  },
});

/** Changes of the settings that make every page visible: all languages, and a home page. */
export const OPENED = { home: { startCity: '' }, languages: { offered: LANGUAGES } };

/** Words of the first category: its slug, and an alias. */
export const KIND = { slug: 'sentinel-kind', alias: 'sentinel-alias' };
/** Slug of the second category, which is hidden. */
export const HIDDEN = 'sentinel-hidden';

/** Returns a value of each field of a category. */
export const categoryOf = (isHidden: boolean): CategoryValues => ({
  names: inEach(isHidden ? 'Sentinel secret' : 'Sentinel kind'),
  plurals: inEach(isHidden ? 'Sentinel secrets' : 'Sentinel kinds'),
  icon: 'castle',
  color: COLORS.category,
  art: 'beach',
  schemaType: 'Zoo',
  isHidden,
  aliases: isHidden ? [] : [KIND.alias],
});
