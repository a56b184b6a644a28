import { paths } from '../../lib/address';
import type { TextKey } from '../../lib/i18n';
import { html, Html } from '../../lib/page';
import type { Theme } from './mapPicture';
import { cityMap, placeMap } from './maps';
import { placeCard } from './placeCard';
import { siteLink } from './siteLink';
import type { Speech } from './speech';
import { css } from './styles';

/** Functions that render each embedded page, by the name of its GraphQL query. */
const PAGES = { PlaceCardEmbed: placeCard, PlaceMapEmbed: placeMap, CityMapEmbed: cityMap };

/** Options of an embedded page. */
export interface Frame {
  theme: Theme;
  /** URLs of the map's script and style sheets. */
  map: { script: string; styles: readonly string[] };
}

function whole({ title, main }: { title: string; main: Html }, { theme, map }: Frame, { language, site, dotted }: Speech, hasMap: boolean): string {
  const files = hasMap && html`${map.styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}<script type="module" src="${map.script}"></script>`;
  return html`<!doctype html>
<html lang="${language.code}" dir="${language.direction}"${theme && html` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${dotted(title, site.name)}</title>${files}<style>${new Html(css(site))}</style></head>
<body>${main}</body>
</html>
`.text;
}

/** Returns an embedded page with a short message, used where there is nothing to show. */
export const embedMessage = (text: TextKey, frame: Frame, speech: Speech): string => {
  const words = speech.say(text);
  return whole(
    { title: words, main: html`<main class="whole message"><h1>${words}</h1>${siteLink(speech.at(paths.home), speech)}</main>` },
    frame,
    speech,
    false,
  );
};

/**
 * Returns an embedded page as a whole HTML document: a card without scripts, or a map.
 * @param name name of the GraphQL query
 * @param data response data of that query
 * @returns null if the data have nothing to show, such as a place that does not exist
 */
export function embedPage(name: string, data: unknown, frame: Frame, speech: Speech): string | null {
  const draw = PAGES[name as keyof typeof PAGES] as (data: unknown, speech: Speech, theme: Theme) => ReturnType<typeof placeCard>;
  const page = draw(data, speech, frame.theme);
  return page && whole(page, frame, speech, name !== 'PlaceCardEmbed');
}
