import { paths } from '../../lib/address';
import { html, type Html } from '../../lib/page';
import { type MapPicture, mapPictureOf } from '../../lib/places';
import type { BaseMap } from '../../ui/map';
import type { CityMapEmbedQuery } from './CityMapEmbed.generated';
import type { MapEmbed_PlaceFragment } from './MapEmbed.generated';
import type { PlaceMapEmbedQuery } from './PlaceMapEmbed.generated';
import { mapPicture, type Theme } from './mapPicture';
import { siteLink } from './siteLink';
import type { Speech } from './speech';

/** Data that the page passes to the map's script, `embedMap.ts`. */
export interface MapData {
  /** Accessible name of the map. */
  label: string;
  /** In degrees. */
  center: [latitude: number, longitude: number];
  pins: { name: string; about: string; address: string; position: [latitude: number, longitude: number] }[];
  base: BaseMap;
  words: { zoomIn: string; zoomOut: string; close: string };
  /** Labels of grouped pins, from a group of two upwards. */
  groups: string[];
}

interface MapPage {
  /** Name and short description of the mapped place or city. */
  name: string;
  about: string;
  /** Path of its page on this site. */
  address: string;
  center: { latitude: number; longitude: number };
  places: readonly (MapEmbed_PlaceFragment & { about: string })[];
  base: BaseMap;
  /** Picture of the same area, shown until the map is drawn. */
  picture?: MapPicture | undefined;
}

function page({ name, about, address, center, places, base, picture }: MapPage, speech: Speech, theme: Theme): { title: string; main: Html } {
  const { say, at } = speech;
  const title = say('places.mapOfName', { name });
  const data: MapData = {
    label: title,
    center: [center.latitude, center.longitude],
    pins: places.flatMap(({ id, name, about, coordinates }) =>
      coordinates ? [{ name, about, address: at(paths.place(id)), position: [coordinates.latitude, coordinates.longitude] as [number, number] }] : [],
    ),
    base,
    words: { zoomIn: say('ui.zoomIn'), zoomOut: say('ui.zoomOut'), close: say('ui.closePopup') },
    groups: places.slice(1).map((_, i) => say('ui.placesShowThem', { count: i + 2 })),
  };
  return {
    title,
    main: html`<main class="whole"><div class="map">${picture && mapPicture(picture, title, theme)}<div id="map" dir="ltr" data-map="${JSON.stringify(data)}"></div><p id="no-pictures" role="status" hidden>${say('ui.mapPicturesAreNotAvailable')}</p>${!picture && html`<noscript>${say('app.needsJavaScript')}</noscript>`}</div>
<div class="bar"><div class="line"><h1 class="line"><bdi>${name}</bdi></h1><p class="soft line">${about}</p></div>${siteLink(address, speech)}</div></main>`,
  };
}

/** Renders the map of one place; null if the place or its coordinates are unknown. */
export function placeMap({ place, site }: PlaceMapEmbedQuery, speech: Speech, theme: Theme): { title: string; main: Html } | null {
  if (!place?.coordinates) return null;
  const { id, name, city, fullAddress, coordinates } = place;
  const { dotted } = speech;
  const kind = speech.kindOf(place);
  const pin = { ...place, about: fullAddress ?? kind };
  return page(
    {
      name,
      about: dotted(speech.businessWords(place, Date.now()), kind, city && `${city.name}, ${city.state}`),
      address: speech.at(paths.place(id)),
      center: coordinates,
      places: [pin],
      base: site.map,
      picture: mapPictureOf(id, coordinates, site.map),
    },
    speech,
    theme,
  );
}

/** Renders the map of a city with its best ranked places; null if there is no such city. */
export function cityMap({ city, places, site }: CityMapEmbedQuery, speech: Speech, theme: Theme): { title: string; main: Html } | null {
  if (!city) return null;
  const { kindOf, dotted, rating, at } = speech;
  const pins = places.items.map((place) => {
    const { average, count } = place.rating;
    return { ...place, about: dotted(kindOf(place), count > 0 && `★ ${rating(average)}`) };
  });
  return page(
    { name: city.name, about: speech.isolate(city.country), address: at(paths.city(city.id)), center: city.coordinates, places: pins, base: site.map },
    speech,
    theme,
  );
}
