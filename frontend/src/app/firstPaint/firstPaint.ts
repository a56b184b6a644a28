import type { CitiesScreenQuery } from '../../features/cities/screens/CitiesScreen.generated';
import type { CityScreenQuery } from '../../features/cities/screens/CityScreen.generated';
import type { HomeScreenQuery } from '../../features/home/screens/HomeScreen.generated';
import type { ListScreenQuery } from '../../features/lists/screens/ListScreen.generated';
import type { PlaceScreenQuery } from '../../features/place/screens/PlaceScreen.generated';
import type { PlacesScreenQuery } from '../../features/places/screens/PlacesScreen.generated';
import type { Say } from '../../lib/languages';
import { html, type Html } from '../../lib/page';
import { type Image, LOGO, picture } from '../markup';

/** Number of cards in the first paint. */
const CARDS = 3;

const heading = (title: string, subtitle: string): Html => html`<h1><bdi>${title}</bdi></h1><p class="fp-soft"><bdi>${subtitle}</bdi></p>`;

function cards(items: readonly { id: string; name: string; images: readonly Image[] }[], kind: 'cities' | 'places', sizes: string): Html {
  const drawn = items
    .slice(0, CARDS)
    .map(
      ({ id, name, images: [image] }, n) =>
        html`<div><div class="fp-card">${picture(image, `/art/${kind}/${id}.svg`, sizes, n === 0)}</div><p class="fp-name fp-${kind}"><bdi>${name}</bdi></p></div>`,
    );
  return html`<div class="fp-grid">${drawn}</div>`;
}

function home({ heroCities: [city] }: HomeScreenQuery, say: Say): Html {
  return html`<section class="fp-stage">${city && picture(undefined, `/art/cities/${city.id}.svg?layout=hero`, '')}<div class="fp-scrim"></div>
<div class="fp-page fp-slide"><p class="fp-overline">${say('home.discover')}${city && html` · <bdi>${city.name}</bdi>`}</p><p class="fp-display">${say('home.findTheCornerOfThe')}</p><p class="fp-lead">${say('home.restaurantsAttractionsAndHiddenGems')}</p></div></section>`;
}

function cities({ cities: { items } }: CitiesScreenQuery, say: Say): Html {
  return html`<div class="fp-page fp-below">${heading(say('cities.exploreCities'), say('cities.chooseACityAndSee'))}<div class="fp-bar fp-tall"></div>${cards(items, 'cities', '(min-width: 600px) 420px, 100vw')}</div>`;
}

function city({ city }: CityScreenQuery, say: Say): Html | null {
  return (
    city &&
    html`<div class="fp-page fp-near"><div class="fp-frame">${picture(city.images[0], `/art/cities/${city.id}.svg`, '(min-width: 1280px) 1280px, max(100vw, 400px)')}
<div class="fp-words"><h1><bdi>${city.name}</bdi></h1><p><bdi>${city.state}, ${city.country}</bdi></p></div></div><h2>${say('cities.about')}</h2><p class="fp-text" dir="auto">${city.description}</p></div>`
  );
}

function places({ places: { items } }: PlacesScreenQuery, say: Say): Html {
  return html`<div class="fp-page fp-below">${heading(say('places.discoverPlaces'), say('places.findTheBestRestaurantsAttractions'))}<div class="fp-bar"></div>${cards(items, 'places', '(min-width: 600px) 340px, 100vw')}</div>`;
}

function place({ place }: PlaceScreenQuery, say: Say): Html | null {
  return (
    place &&
    html`<div class="fp-page fp-near"><div class="fp-beside"><div class="fp-title"><h1><bdi>${place.name}</bdi></h1><p class="fp-soft">${place.city && html`<bdi>${place.city.name}, ${place.city.state}</bdi>`}</p></div>
<div class="fp-mosaic">${picture(place.images[0], `/art/places/${place.id}.svg`, '(min-width: 900px) 50vw, 100vw')}</div></div><h2>${say('places.about')}</h2><p class="fp-text" dir="auto">${place.description}</p></div>`
  );
}

function list({ placeList }: ListScreenQuery): Html | null {
  return placeList && html`<div class="fp-page fp-below">${heading(placeList.name, placeList.description ?? '')}</div>`;
}

/** Functions that render the first paint of each screen, by the name of its GraphQL query. */
const SCREENS = { HomeScreen: home, CitiesScreen: cities, CityScreen: city, PlacesScreen: places, PlaceScreen: place, ListScreen: list };

/**
 * Returns the markup that a page shows until the client has rendered the screen: header, heading and first pictures. It has no links or buttons. The
 * server writes it into the page, and `css` of `styles.ts` into its head. It loads nothing but the pictures.
 * @param screen name of the screen's GraphQL query
 * @param data response data of that query; null if there are none
 * @param say returns texts in the page's language
 * @returns the content of the element `#root`
 */
export function firstPaint(screen: string, data: unknown, say: Say): string {
  const draw = Object.hasOwn(SCREENS, screen) ? (SCREENS[screen as keyof typeof SCREENS] as (data: unknown, say: Say) => Html | null) : undefined;
  const main = data && draw ? draw(data, say) : null;
  return html`<div class="fp${screen === 'HomeScreen' && ' fp-over'}"><header class="fp-header"><div class="fp-page">${LOGO}citypins</div></header>${main && html`<main>${main}</main>`}<div class="fp-bottom"></div></div>`
    .text;
}
