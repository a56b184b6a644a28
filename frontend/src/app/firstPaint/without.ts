import { paths } from '../../lib/address';
import { Html, html } from '../../lib/page';
import { type MapPicture, mapPictureIn } from '../../lib/places';
import { titleIn } from '../../lib/site';
import type { Page } from './page';

/** Returns markup that shows only in browsers that run no scripts. */
export const withoutScripts = (content: Html): Html => html`<noscript><div class="fp-rest">${content}</div></noscript>`;

/** Returns what does not work in browsers without scripts, and the links of the footer, which only the client shows. */
export function notice({ say, at, code, pages }: Page): Html {
  const links = pages.map((page) => html`<a href="${at(paths.page(page.slug))}"><bdi>${titleIn(page, code, say)}</bdi></a>`);
  return html`<noscript><div class="fp-page fp-notice"><p>${say('app.withoutJavaScriptYouCan')}</p><nav aria-label="${say('app.about')}">${links}</nav></div></noscript>`;
}

interface Listed {
  id: string;
  name: string;
}

const listOf = ({ at }: Page, items: readonly Listed[], pathOf: (id: string) => string): Html =>
  html`<ul>${items.map(({ id, name }) => html`<li><a href="${at(pathOf(id))}"><bdi>${name}</bdi></a></li>`)}</ul>`;

/** Returns the items of a list for browsers without scripts. */
export const restOf = (page: Page, items: readonly Listed[], pathOf: (id: string) => string): Html | false =>
  items.length > 0 && withoutScripts(listOf(page, items, pathOf));

interface Position {
  page: number;
  pages: number;
}

/**
 * Returns the items of a paged list that the first paint does not show, and links to the pages beside it, for browsers without scripts.
 * @param path English path of the list
 */
export function pageOf(page: Page, path: string, items: readonly Listed[], pathOf: (id: string) => string, { page: number, pages }: Position): Html | false {
  const { say, at, query } = page;
  const hrefOf = (to: number) => `${at(path)}?${new URLSearchParams([...[...query].filter(([name]) => name !== 'page'), ['page', String(to)]]).toString()}`;
  const previous = number > 1 && html`<a rel="prev" href="${hrefOf(number - 1)}">${say('ui.goToPreviousPage')}</a> `;
  const next = number < pages && html`<a rel="next" href="${hrefOf(number + 1)}">${say('ui.goToNextPage')}</a>`;
  return (items.length > 0 || pages > 1) && withoutScripts(html`${listOf(page, items, pathOf)}<p>${previous}${next}</p>`);
}

/** Returns paragraphs for browsers without scripts; empty ones are left out. */
export const linesOf = (...lines: (Html | string | null | undefined)[]): Html =>
  withoutScripts(html`${lines.filter((line) => line !== null && line !== undefined && line !== '').map((line) => html`<p><bdi>${line}</bdi></p>`)}`);

/** Returns the picture of a place's surroundings for browsers without scripts, whose pages are always light. */
export const mapOf = ({ say }: Page, name: string, map: MapPicture): Html =>
  withoutScripts(
    html`<figure class="fp-map"><img src="${mapPictureIn('light', map)}" alt="${say('places.mapOfName', { name })}" loading="lazy"><figcaption><bdi>${new Html(map.credit)}</bdi></figcaption></figure>`,
  );
