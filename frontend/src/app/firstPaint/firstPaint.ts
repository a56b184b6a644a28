import type { CitiesScreenQuery } from '../../features/cities/screens/CitiesScreen.generated';
import type { CityScreenQuery } from '../../features/cities/screens/CityScreen.generated';
import type { HomeScreenQuery } from '../../features/home/screens/HomeScreen.generated';
import type { ListScreenQuery } from '../../features/lists/screens/ListScreen.generated';
import type { PlaceScreenQuery } from '../../features/place/screens/PlaceScreen.generated';
import type { PlacesScreenQuery } from '../../features/places/screens/PlacesScreen.generated';
import { paths } from '../../lib/address';
import { LANGUAGES } from '../../lib/languages';
import { html, Html } from '../../lib/page';
import { mapPictureOf } from '../../lib/places';
import { nameOf, textIn } from '../../lib/site';
import type { WrittenPage_PageFragment } from '../../widgets/pages/WrittenPage.generated';
import { type Image, picture } from '../markup';
import { bottomBar, header, room, searchForm } from './frame';
import type { Page } from './page';
import { aboveCards } from './places';
import { linesOf, mapOf, notice, pageOf, restOf } from './without';

/** Number of cards in the first paint. */
const CARDS = 3;

const heading = (title: string, subtitle: string): Html => html`<div><h1><bdi>${title}</bdi></h1><p class="fp-soft"><bdi>${subtitle}</bdi></p></div>`;

function cards({ at }: Page, items: readonly { id: string; name: string; images: readonly Image[] }[], kind: 'cities' | 'places', sizes: string): Html {
  const pathOf = kind === 'cities' ? paths.city : paths.place;
  const drawn = items
    .slice(0, CARDS)
    .map(
      ({ id, name, images: [image] }, n) =>
        html`<a href="${at(pathOf(id))}"><div class="fp-card">${picture(image, `/art/${kind}/${id}.svg`, sizes, n === 0)}</div><p class="fp-name fp-${kind}"><bdi>${name}</bdi></p></a>`,
    );
  return html`<div class="fp-grid">${drawn}</div>`;
}

/** Returns the first slide of the home page: the operator's, or that of the app. */
function firstSlide(
  {
    site: {
      slides: [slide],
    },
    heroCities: [city],
  }: HomeScreenQuery,
  { say, code }: Page,
) {
  const own = (texts: readonly { language: string; text: string }[] = []) => textIn(texts, code) ?? '';
  const art = city ? `/art/cities/${city.id}.svg?layout=hero` : '';
  return slide
    ? {
        picture: slide.picture ?? art,
        city: slide.picture ? undefined : city,
        over: own(slide.subtitles),
        title: own(slide.titles),
        lead: own(slide.descriptions),
        link: slide.link,
      }
    : {
        picture: art,
        city,
        over: say('home.discover'),
        title: say('home.findTheCornerOfThe'),
        lead: say('home.restaurantsAttractionsAndHiddenGems'),
        link: null,
      };
}

function home(data: HomeScreenQuery, page: Page): Html {
  const { say, at } = page;
  const { picture: src, city, over, title, lead, link } = firstSlide(data, page);
  const buttons =
    link === null
      ? html`<a href="${at(paths.cities())}">${say('home.exploreCities')}</a><a class="fp-glass" href="${at(paths.places())}">${say('home.browsePlaces')}</a>`
      : html`<a href="${link.startsWith('/') ? at(link) : link}">${say('home.learnMore')}</a>`;
  const field = { path: paths.places(), label: 'home.searchLabel', placeholder: 'home.searchExample' } as const;
  return html`<section class="fp-stage">${src !== '' && picture(undefined, src, '')}<div class="fp-scrim"></div>
<div class="fp-slide fp-what"><div class="fp-page"><p class="fp-overline"><bdi>${over}</bdi>${city && html` · <bdi>${city.name}</bdi>`}</p><p class="fp-display"><bdi>${title}</bdi></p><p class="fp-lead" dir="auto">${lead}</p></div></div><div class="fp-slide fp-find"><div class="fp-page">${searchForm(page, field)}</div></div><div class="fp-slide fp-then"><div class="fp-page fp-actions">${buttons}</div></div></section>`;
}

function cities({ cities: { items, ...position } }: CitiesScreenQuery, page: Page): Html {
  const { say, query } = page;
  const field = { path: paths.cities(), label: 'cities.search', placeholder: 'cities.searchCities', text: query.get('search') ?? '' } as const;
  return html`<div class="fp-page fp-below">${heading(say('cities.exploreCities'), say('cities.chooseACityAndSee'))}<div class="fp-bar fp-tall">${searchForm(page, field)}${room(say('cities.featuredOnly'))}</div>${cards(page, items, 'cities', '(min-width: 600px) 420px, 100vw')}${pageOf(page, paths.cities(), items.slice(CARDS), paths.city, position)}</div>`;
}

function city({ city }: CityScreenQuery, { say, at }: Page): Html | null {
  return (
    city &&
    html`<div class="fp-page fp-near"><div class="fp-frame">${picture(city.images[0], `/art/cities/${city.id}.svg`, '(min-width: 1280px) 1280px, max(100vw, 400px)')}
<div class="fp-words"><h1><bdi>${city.name}</bdi></h1><p><bdi>${city.state}, ${city.country}</bdi></p></div></div><h2>${say('cities.about')}</h2><p class="fp-text" lang="${city.description.language}" dir="auto">${city.description.text}</p>${linesOf(html`<a href="${at(paths.places())}?city=${city.id}">${say('home.browsePlaces')}</a>`)}</div>`
  );
}

function places(data: PlacesScreenQuery, page: Page): Html {
  const { say } = page;
  const { items, ...position } = data.places;
  return html`<div class="fp-page fp-below">${heading(say('places.discoverPlaces'), say('places.findTheBestRestaurantsAttractions'))}${aboveCards(data, page)}${cards(page, items, 'places', '(min-width: 600px) 340px, 100vw')}${pageOf(page, paths.places(), items.slice(CARDS), paths.place, position)}</div>`;
}

/** Returns links from a place to the lists of its categories in its city. */
function categoryLinks({ category, moreCategories, city }: NonNullable<PlaceScreenQuery['place']>, { say, at, code, site }: Page): Html {
  const links = [category, ...moreCategories].map(
    (one) => html`<a href="${at(paths.places({ category: one, city: city?.id }))}"><bdi>${nameOf(site.categories, one, code, say)}</bdi></a> `,
  );
  return html`${links}`;
}

function place({ place, site }: PlaceScreenQuery, page: Page): Html | null {
  const { say, at, attributeWords } = page;
  const map = place?.coordinates && mapPictureOf(place.id, place.coordinates, site.map);
  return (
    place &&
    html`<div class="fp-page fp-near"><div class="fp-beside"><div class="fp-title"><h1><bdi>${place.name}</bdi></h1><p class="fp-soft">${place.city && html`<a class="fp-link" href="${at(paths.city(place.city.id))}"><bdi>${place.city.name}</bdi></a>, <bdi>${place.city.state}</bdi>`}</p></div>
<div class="fp-mosaic">${picture(place.images[0], `/art/places/${place.id}.svg`, '(min-width: 900px) 50vw, 100vw')}</div></div><h2>${say('places.about')}</h2><p class="fp-text" lang="${place.description.language}" dir="auto">${place.description.text}</p>${linesOf(categoryLinks(place, page), place.fullAddress, place.phone, place.openingTimes?.text, ...place.attributes.map(attributeWords.wordsOf))}${map && mapOf(page, place.name, map)}</div>`
  );
}

function list({ placeList }: ListScreenQuery, page: Page): Html | null {
  return (
    placeList &&
    html`<div class="fp-page fp-below">${heading(placeList.name, placeList.description ?? '')}${restOf(
      page,
      placeList.items.map((item) => item.place),
      paths.place,
    )}</div>`
  );
}

/** Returns the text of a page that the operator has written; null for the texts of the app, which only the client has. */
function written({ page }: { page: WrittenPage_PageFragment | null }): Html | null {
  if (!page) return null;
  const { code = '', direction = '' } = LANGUAGES.find((one) => one.code === page.languages[0]) ?? {};
  // The server has rendered the text from Markdown, and it contains no HTML of the author.
  return html`<div class="fp-page"><article class="fp-article" lang="${code}" dir="${direction}"><h1>${page.title}</h1>${new Html(page.html)}</article></div>`;
}

/** Functions that render the first paint of each screen, by the name of its GraphQL query. */
const SCREENS = {
  HomeScreen: home,
  CitiesScreen: cities,
  CityScreen: city,
  PlacesScreen: places,
  PlaceScreen: place,
  ListScreen: list,
  PageScreen: written,
  PrivacyScreen: written,
  TermsScreen: written,
};

/**
 * Returns the markup that a page shows until the client has rendered the screen: header, heading and first pictures. Its links and search forms work
 * without the client. Browsers without scripts also show the rest of a list, with links to its other pages. The server writes the markup into the
 * page, and `css` of `styles.ts` into its head. It loads nothing but the pictures.
 * @param data response data of that query; null if there are none
 * @returns the content of the element `#root`
 */
export function firstPaint(data: unknown, page: Page): string {
  const { screen } = page;
  const draw = Object.hasOwn(SCREENS, screen) ? (SCREENS[screen as keyof typeof SCREENS] as (data: unknown, page: Page) => Html | null) : undefined;
  const main = data && draw ? draw(data, page) : null;
  return html`<div class="fp${screen === 'HomeScreen' && ' fp-over'}">${header(page)}${main && html`<main>${main}</main>`}${notice(page)}${bottomBar(page)}</div>`
    .text;
}
