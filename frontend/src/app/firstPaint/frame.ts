import type { TextKey } from '../../lib/i18n';
import { html, type Html } from '../../lib/page';
import { paths } from '../../lib/address';
import { homePath } from '../../lib/site';
import { brand } from '../markup';
import { CITY, HOME, PLACE, SEARCH } from './icons';
import type { Page } from './page';

/** Links of the navigation, each with the screens on which it is marked as the current one. */
const LINKS: readonly { path: string; label: TextKey; icon: Html; screens: readonly string[] }[] = [
  { path: paths.home, label: 'app.home', icon: HOME, screens: ['HomeScreen'] },
  { path: paths.cities(), label: 'app.cities', icon: CITY, screens: ['CitiesScreen', 'CityScreen'] },
  { path: paths.places(), label: 'app.places', icon: PLACE, screens: ['PlacesScreen', 'PlaceScreen'] },
];

const links = ({ say, at, screen, site }: Page, hasIcons: boolean): Html[] =>
  LINKS.map(
    ({ path, label, icon, screens }) =>
      html`<a href="${at(path === paths.home ? homePath(site) : path)}" ${screens.includes(screen) && html`aria-current="page"`}>${hasIcons && icon}${say(label)}</a>`,
  );

interface SearchField {
  /** Path of the list that the search opens. */
  path: string;
  label: TextKey;
  placeholder: TextKey;
  /** Text of a search that the page already shows. */
  text?: string;
}

/** Returns a search form that works without the client. `handOver.ts` gives what has been typed to the client's own form. */
export const searchForm = ({ say, at }: Page, { path, label, placeholder, text = '' }: SearchField): Html =>
  html`<form class="fp-search" role="search" action="${at(path)}">${SEARCH}<input name="search" aria-label="${say(label)}" placeholder="${say(placeholder)}" value="${text}" maxlength="200" autocomplete="off" enterkeyhint="search"></form>`;

/** Texts that keep the room of controls that only the client shows, so that nothing jumps when it shows them. */
export const room = (...texts: string[]): Html => html`<span class="fp-room" aria-hidden="true">${texts.map((text) => html`<b>${text}</b>`)}</span>`;

/** Returns the header: logo, navigation and search; on phones the search is a link to the list of places, which has a search form. */
export function header(page: Page): Html {
  const { say, at } = page;
  const places = paths.places();
  const search = searchForm(page, { path: places, label: 'app.searchPlaces', placeholder: 'app.searchPlacesEllipsis' });
  return html`<header class="fp-header"><div class="fp-page"><a class="fp-logo" href="${at(homePath(page.site))}" aria-label="${say('app.siteHome')}">${brand(page.site)}</a>
<nav aria-label="${say('app.main')}">${links(page, false)}</nav><a class="fp-icon" href="${at(places)}" aria-label="${say('app.searchPlaces')}">${SEARCH}</a>${search}${room(say('app.login'), ...(page.site.canRegister ? [say('app.signUp')] : []))}</div></header>`;
}

/** Returns the navigation bar at the bottom of narrow windows. Its last column stays empty: it depends on the viewer. */
export const bottomBar = (page: Page): Html => html`<nav class="fp-bottom" aria-label="${page.say('app.bottom')}">${links(page, true)}</nav>`;
