import { iconPath } from '../../backend/src/modules/site/settings/categories/category-icons.js';
import type { BrowserEffect } from './browser.js';
import type { Effect } from './effects.js';
import type { MailSurface } from './mails.js';
import type { PictureSurface } from './pictures.js';
import { type Code, COLORS, HIDDEN, KIND } from './sentinels.js';
import type { Reader, TextSurface } from './surfaces.js';

/** Evidence of a field: its text on surfaces in the language of the reader, pictures that show it, and effects on requests. */
interface Finding {
  texts?: Partial<Record<TextSurface | MailSurface, (reader: Reader) => string>>;
  pictures?: readonly PictureSurface[];
  effects?: readonly (Effect | BrowserEffect)[];
  /** Text in the exported places. */
  exported?: string;
}

/** A text that is the same for all readers. */
const same = (text: string) => () => text;
/** A text in the language of the reader. */
const each =
  (write: (code: Code) => string) =>
  ({ code }: Reader): string =>
    write(code);

const NAME = 'Sentinel name';
const inData = (text: string) => ({ texts: { 'data of pages': same(text) } });
const logo = ({ made }: Reader): string => `<img class="logo" src="/site/pictures/${made.logo}" alt="`;
const inMap = (text: string) => ({ 'map of the site': same(text) });
const rule = (name: string, value: string) => ({ 'rules of moderation': same(`"${name}":"${value}"`) });

/** Evidence of each field of each group of settings and of categories. The names of fields in records follow that of the list: `slides.title`. */
export const FOUND: Readonly<Record<string, Readonly<Record<string, Finding>>>> = {
  identity: {
    name: {
      texts: {
        'page heads': same(`<meta property="og:site_name" content="${NAME}" />`),
        'head of the home page': same(`"@type":"WebSite","name":"${NAME}"`),
        'first paint': same(`alt="${NAME}"`),
        'data of pages': same(`"name":"${NAME}"`),
        'offline page': same(`<title>${NAME}</title>`),
        manifest: same(`"name":"${NAME}","short_name":"${NAME}"`),
        frames: same(`${NAME}</title>`),
        'pages for developers': same(NAME),
        'download of a list': same(`creator="${NAME}"`),
        'text of mails': same(NAME),
      },
      pictures: ['link previews'],
      effects: ['pages over the rate limit have name, logo and color', 'the console has the name, in the default language'],
    },
    tagline: {
      texts: {
        'head of the home page': each((code) => `<meta name="description" content="Sentinel tagline ${code}" />`),
        'data of pages': each((code) => `"text":"Sentinel tagline ${code}"`),
        'offline page': each((code) => `<meta name="description" content="Sentinel tagline ${code}" />`),
        manifest: each((code) => `"description":"Sentinel tagline ${code}"`),
      },
    },
    logo: { texts: { 'first paint': logo, 'offline page': logo, frames: logo }, pictures: ['link previews'] },
    icon: { pictures: ['icons'] },
    accent: {
      texts: {
        'page heads': same(`--primary:${COLORS.accent}`),
        'data of pages': same(`"main":"${COLORS.accent}"`),
        'offline page': same(`--primary:${COLORS.accent}`),
        frames: same(`--link:${COLORS.accent}`),
        'HTML of mails': same(COLORS.accent),
      },
      pictures: ['link previews'],
    },
    credit: { ...inData('"credit":false'), effects: ['the credit names the software once'] },
  },
  home: {
    'slides.picture': { texts: { 'first paint of the home page': ({ made }) => `/site/pictures/${made.hero}` }, pictures: ['link previews'] },
    'slides.title': { texts: { 'first paint of the home page': each((code) => `Sentinel slide ${code}`) } },
    'slides.subtitle': { texts: { 'first paint of the home page': each((code) => `Sentinel over ${code}`) } },
    'slides.description': { texts: { 'first paint of the home page': each((code) => `Sentinel lead ${code}`) } },
    'slides.link': { texts: { 'first paint of the home page': ({ at }) => `href="${at('/places?search=sentinel')}"` } },
    cities: { texts: { 'data of the home page': ({ made }) => `"featuredCities":[{"id":"${made.otherCity}"` } },
    startCity: { effects: ['the site starts with a city'] },
    sections: { texts: { 'data of the home page': same('"homeSections":["CITIES"]') } },
  },
  languages: {
    initial: {
      texts: { 'data of pages': same('"languages":{"initial":"de"') },
      effects: ['pages without a prefix and mails without a language are in the default language', 'the console has the name, in the default language'],
    },
    offered: { effects: ['addresses of a language that is not offered lead to the default one'] },
  },
  contact: {
    email: { ...inData('"email":"sentinel@example.org"'), effects: ['the client shows the words of a category, and the contact'] },
    phone: { ...inData('"phone":"+358 9 1234567"'), effects: ['the client shows the words of a category, and the contact'] },
    address: { ...inData('"address":"Sentinel street 1"'), effects: ['the client shows the words of a category, and the contact'] },
    socialLinks: {
      ...inData('"socialLinks":["https://social.example.org/sentinel"]'),
      effects: ['the client shows the words of a category, and the contact'],
    },
  },
  map: {
    source: { texts: inMap('"source":"TILES"'), effects: ['pages show pictures of the server of the map tiles'] },
    tileUrl: { texts: inMap('"url":"https://sentinel.example/{z}/{x}/{y}.png"'), effects: ['pages show pictures of the server of the map tiles'] },
    tileAttribution: { texts: inMap('"attribution":"Sentinel tiles"') },
    borders: { texts: inMap('"hasBorders":false') },
  },
  pages: {
    'pages.slug': { texts: { 'first paint': ({ at }) => `href="${at('/pages/sentinel-page')}"`, sitemap: ({ at }) => `${at('/pages/sentinel-page')}</loc>` } },
    'pages.title': {
      texts: {
        'first paint': each((code) => `Sentinel title ${code}`),
        'head of an own page': each((code) => `<title>Sentinel title ${code} · ${NAME}</title>`),
        'first paint of an own page': each((code) => `<h1>Sentinel title ${code}</h1>`),
      },
    },
    'pages.text': {
      texts: {
        'head of an own page': each((code) => `content="${NAME} has the sentinel text ${code}"`),
        'first paint of an own page': each((code) => `<p>${NAME} has the sentinel text ${code}</p>`),
      },
    },
    'pages.place': inData('"slug":"sentinel-page","place":"MENU"'),
    'pages.updatedAt': { texts: { 'data of an own page': same('"updatedAt":"20'), sitemap: ({ at }) => `${at('/pages/sentinel-page')}</loc><lastmod>20` } },
  },
  registration: {
    mode: { ...inData('"mode":"INVITATION"'), effects: ['a new account needs an invitation'] },
    domains: { ...inData('"hasDomainRule":true'), effects: ['an address of another domain is refused'] },
    confirmFirst: { effects: ['votes and photos need a confirmed address'] },
  },
  moderation: {
    reviews: { texts: rule('reviews', 'AT_ONCE'), effects: ['reviews are shown at once'] },
    suggestions: { texts: rule('suggestions', 'TRUSTED'), effects: ['suggestions are shown after one was approved'] },
    photos: { texts: rule('photos', 'AT_ONCE'), effects: ['photos are shown at once, profile pictures wait'] },
    avatars: { texts: rule('avatars', 'CHECKED'), effects: ['photos are shown at once, profile pictures wait'] },
    trustAfter: { effects: ['suggestions are shown after one was approved'] },
    holdAt: { effects: ['reports from two networks hide a review'] },
    links: { texts: rule('links', 'REFUSED'), effects: ['texts with links are refused'] },
  },
  mail: {
    senderName: { texts: { 'headers of mails': same('from: Sentinel sender <noreply@localhost>') } },
    subjectPrefix: { texts: { 'headers of mails': same('subject: [Sentinel] ') } },
    footer: { texts: { 'text of mails': each((code) => `Sentinel footer ${code}`), 'HTML of mails': each((code) => `Sentinel footer ${code}`) } },
    'mails.mail': { effects: ['only the chosen mail has the sentences'] },
    'mails.first': { texts: { 'text of the chosen mail': each((code) => `Sentinel first of ${NAME} ${code}`) } },
    'mails.last': { texts: { 'text of the chosen mail': each((code) => `Sentinel last ${code}`) } },
  },
  categories: {
    slug: {
      texts: { 'data of a place': same(`"category":"${KIND.slug}"`), 'download of a list': same(`<type>${KIND.slug}</type>`) },
      effects: ['other words for a category lead to its slug'],
      exported: `"category":"${KIND.slug}"`,
    },
    names: {
      texts: { 'data of pages': each((code) => `"text":"Sentinel kind ${code}"`), 'frames of places': each((code) => `Sentinel kind ${code}`) },
      effects: ['the client shows the words of a category, and the contact', 'suggestions of the search have a category by its names and aliases'],
    },
    plurals: {
      texts: { 'list of a category': each((code) => `"text":"Sentinel kinds ${code}"`) },
      effects: ['the client shows the words of a category, and the contact'],
    },
    icon: inData(`"color":"${COLORS.category}","iconPath":"${iconPath('castle')}"`),
    color: inData(`"color":"${COLORS.category}"`),
    art: { pictures: ['illustrations'] },
    schemaType: { texts: { 'head of a place': same('"@type":"Zoo","name":"Sample table 1"') } },
    isHidden: { effects: ['forms do not offer a hidden category'] },
    aliases: {
      ...inData(`"aliases":["${KIND.alias}","restaurant"]`),
      effects: ['other words for a category lead to its slug', 'suggestions of the search have a category by its names and aliases'],
    },
    order: inData(`"categories":[{"slug":"${HIDDEN}"`),
  },
};
