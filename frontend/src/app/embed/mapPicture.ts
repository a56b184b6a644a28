import { html, Html } from '../../lib/page';
import { type MapPicture, mapPictureIn } from '../../lib/places';

/** Color scheme set by the embedding site; undefined for the visitor's own. */
export type Theme = 'light' | 'dark' | undefined;

/** Frames that the usual picture does not fill. */
const LARGE = ['(min-width:1281px)', '(min-height:520px)'];

/**
 * Renders the picture of a place's surroundings with its credits. Only the picture of the visible color scheme loads, in the size for the frame; paper
 * has the light one. All are at the scale of the map.
 */
export function mapPicture(picture: MapPicture, alt: string, theme: Theme): Html {
  const onScreen = theme === 'dark' ? 'screen' : 'screen and (prefers-color-scheme:dark)';
  const large = (media: string, scheme: 'light' | 'dark') =>
    html`<source media="${LARGE.map((size) => `${media} and ${size}`).join()}" srcset="${mapPictureIn(scheme, picture, 'large')}">`;
  const dark = theme !== 'light' && html`${large(onScreen, 'dark')}<source media="${onScreen}" srcset="${mapPictureIn('dark', picture)}">`;
  const light = theme !== 'dark' && large('screen', 'light');
  return html`<div class="static-map"><picture>${dark}${light}<img src="${mapPictureIn('light', picture)}" alt="${alt}"></picture><small><bdi>${new Html(picture.credit)}</bdi></small></div>`;
}
