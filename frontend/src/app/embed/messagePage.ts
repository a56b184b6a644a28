import type { TextKey } from '../../lib/i18n';
import { html, Html } from '../../lib/page';
import { brand } from '../markup';
import { paths } from '../../lib/address';
import type { Speech } from './speech';
import { css } from './styles';

/** Styles on top of those of embedded pages: this page scrolls and has a retry link. */
const PAGE_CSS = `
html,body{height:auto;min-height:100%;overflow:auto}
main{display:flex;flex-direction:column;align-items:center;gap:16px;max-width:480px;margin:auto;padding:20vh 24px 24px;text-align:center;font-size:1rem}
h1{font-size:1.5rem}
p{color:var(--soft)}
.again{display:inline-block;padding:12px 24px;border-radius:999px;background:var(--link);color:var(--paper);font-weight:600;text-decoration:none}
`.replaceAll('\n', '');

/**
 * Returns an error page without client scripts or data, as a whole HTML document. It says what is wrong and what to do next.
 * @param heading text key of the heading
 * @param text text key of the sentence below the heading
 */
export function messagePage(heading: TextKey, text: TextKey, { language, say, at, site, dotted }: Speech): string {
  return html`<!doctype html>
<html lang="${language.code}" dir="${language.direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${dotted(say(heading), site.name)}</title><style>${new Html(css(site) + PAGE_CSS)}</style></head>
<body><main><a class="site" href="${at(paths.home)}">${brand(site)}</a><h1>${say(heading)}</h1><p>${say(text)}</p><a class="again" href="">${say('app.tryAgain')}</a></main></body>
</html>
`.text;
}
