import { openState } from '../../lib/languages';
import { paths } from '../../lib/address';
import { html, type Html } from '../../lib/page';
import { mapPictureOf } from '../../lib/places';
import { picture } from '../markup';
import { mapPicture, type Theme } from './mapPicture';
import { siteLink } from './siteLink';
import type { PlaceCardEmbedQuery } from './PlaceCardEmbed.generated';
import type { Speech } from './speech';

type Place = NonNullable<PlaceCardEmbedQuery['place']>;

/** Renders the average rating and the number of reviews, with a text for screen readers. */
function stars({ average, count }: Place['rating'], { say, rating, number }: Speech): Html {
  if (count === 0) return html`<p class="soft">${say('ui.noReviewsYet')}</p>`;
  return html`<p><span class="unseen">${say('ui.ratedByReviews', { rating: rating(average), count })}</span><span aria-hidden="true"><span class="star">★</span> <b>${rating(average)}</b> <span class="soft">(${number(count)})</span></span></p>`;
}

/** Renders whether the place is open at the time of rendering; null if that is unknown. */
function open(place: Place, { openWords: { knowsZone, openWords }, businessWords }: Speech): Html | null {
  const now = Date.now();
  const closed = businessWords(place, now);
  if (closed) return html`<p class="closed">${closed}</p>`;
  const times = place.openingTimes;
  const state = times && openState(times.periods, now);
  if (!times || !state || !knowsZone(times.timeZone)) return null;
  return html`<p class="${state.kind}">${openWords(state, times.timeZone, now)}</p>`;
}

/** Beginning of the addresses of illustrations, which the API returns for places without photos. */
const ART = '/art/';

/** Renders the picture of a place: its photo; without one, a map of its surroundings with streets; without both, its illustration. */
function pictureOf({ id, name, coordinates, images: [image] }: Place, site: PlaceCardEmbedQuery['site'], { say }: Speech, theme: Theme): Html {
  const hasPhoto = image !== undefined && !image.url.startsWith(ART);
  const map = hasPhoto || !coordinates ? undefined : mapPictureOf(id, coordinates, site.map);
  return map?.hasStreets ? mapPicture(map, say('places.mapOfName', { name }), theme) : picture(image, `/art/places/${id}.svg`, '(min-width:440px) 40vw, 100vw');
}

/** Renders the card of a place: picture, category, name, city, attributes, rating, opening state. The whole card links to the place's page. */
export function placeCard({ place, site }: PlaceCardEmbedQuery, speech: Speech, theme: Theme): { title: string; main: Html } | null {
  if (!place) return null;
  const { id, name, city, rating, images, attributes } = place;
  const { say, at, kindOf, dotted, attributeWords } = speech;
  const [image] = images;
  const traits = dotted(...attributeWords.cardWordsOf(attributes));
  return {
    title: name,
    main: html`<main class="card"><div class="picture">${pictureOf(place, site, speech, theme)}</div>
<div class="words"><p class="category">${kindOf(place)}</p><h1><a href="${at(paths.place(id))}" target="_blank" rel="noopener"><bdi>${name}</bdi></a></h1>
${city && html`<p class="soft line"><bdi>${city.name}, ${city.state}</bdi></p>`}${traits !== '' && html`<p class="soft line">${traits}</p>`}${stars(rating, speech)}${open(place, speech)}
<footer>${siteLink(at(paths.place(id)), speech)}${image?.credit && html`<small class="line">${say('cities.photoBy', { credit: image.credit })}</small>`}</footer></div></main>`,
  };
}
