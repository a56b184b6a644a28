import { paths } from '../../lib/paths';
import type { TextKey } from '../../lib/i18n';
import { Html, html } from '../../lib/html';
import { cityMap, placeMap } from './maps';
import { placeCard } from './placeCard';
import { siteLink } from './siteLink';
import type { Speech } from './speech';
import { css } from './styles';

/** What is drawn, by the name of the query that asks for what it shows. */
const PAGES = { PlaceCardEmbed: placeCard, PlaceMapEmbed: placeMap, CityMapEmbed: cityMap };

/** How a page in a frame is to look, and what its map runs on. */
export interface Frame {
  /** The scheme that whoever embeds it has chosen; undefined for the visitor's own. */
  theme: 'light' | 'dark' | undefined;
  /** Addresses of the map's script and style sheets. */
  map: { script: string; styles: readonly string[] };
}

function whole({ title, main }: { title: string; main: Html }, { theme, map }: Frame, { language }: Speech, hasMap: boolean): string {
  const files = hasMap && html`${map.styles.map((href) => html`<link rel="stylesheet" href="${href}">`)}<script type="module" src="${map.script}"></script>`;
  return html`<!doctype html>
<html lang="${language.code}" dir="${language.direction}"${theme && html` data-theme="${theme}"`}>
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg" type="image/svg+xml"><title>${title} · CityPins</title>${files}<style>${new Html(css)}</style></head>
<body>${main}</body>
</html>
`.text;
}

/** A page for the frame of another site that says in a few words why there is nothing to see. */
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
 * A page for the frame of another site, as a whole document: a card without any script, or a map.
 * @param name that of the query
 * @param data the answer to it
 * @returns null where the data have nothing to show
 */
export function embedPage(name: string, data: unknown, frame: Frame, speech: Speech): string | null {
  const draw = PAGES[name as keyof typeof PAGES] as (data: unknown, speech: Speech) => ReturnType<typeof placeCard>;
  const page = draw(data, speech);
  return page && whole(page, frame, speech, name !== 'PlaceCardEmbed');
}
