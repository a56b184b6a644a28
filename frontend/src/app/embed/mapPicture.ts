import { html, Html } from '../../lib/page';
import { type MapPicture, mapPictureIn } from '../../lib/places';

/** Color scheme set by the embedding site; undefined for the visitor's own. */
export type Theme = 'light' | 'dark' | undefined;

/** Renders the picture of a place's surroundings with its credits. Only the picture of the visible color scheme loads; paper has the light one. */
export function mapPicture(picture: MapPicture, alt: string, theme: Theme): Html {
  const onScreen = theme === 'dark' ? 'screen' : 'screen and (prefers-color-scheme:dark)';
  const dark = theme !== 'light' && html`<source media="${onScreen}" srcset="${mapPictureIn('dark', picture)}">`;
  return html`<div class="static-map"><picture>${dark}<img src="${mapPictureIn('light', picture)}" alt="${alt}"></picture><small><bdi>${new Html(picture.credit)}</bdi></small></div>`;
}
