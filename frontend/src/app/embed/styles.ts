import { LANGUAGES } from '../../lib/languages';
import { radius } from '../../ui/shape';
import type { Site } from '../../lib/site';
import { dark, light } from '../theme/palette';
import { typography } from '../theme/typography';

type Scheme = Pick<typeof light, 'background' | 'text' | 'sunken' | 'primary' | 'secondary' | 'star' | 'divider' | 'success' | 'warning'>;

const colorsOf = ({ background, text, sunken, primary, secondary, star, divider, success, warning }: Scheme): string =>
  `--paper:${background.paper};--ink:${text.primary};--soft:${text.secondary};--sunken:${sunken.main};--link:${primary.main};--pin:${secondary.main};--star:${star.main};--line:${divider};--open:${success.main};--closing:${warning.main}`;

const fontOf = (name: 'body1' | 'h3'): string => (typography[name] as { fontFamily: string }).fontFamily;
const joinedCodes = LANGUAGES.filter(({ isJoined }) => isJoined)
  .map(({ code }) => `:lang(${code})`)
  .join();
const DIMMED = '.map-pictures{filter:brightness(.75) contrast(1.05) saturate(.8)}';

/** Theme tokens in the requested color scheme, on paper in the light one, and fonts that need no download. */
const common = `
:root{${colorsOf(light)}}
@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${colorsOf(dark)}}:root:not([data-theme]) ${DIMMED}}
@media screen{[data-theme=dark]{${colorsOf(dark)}}[data-theme=dark] ${DIMMED}}
*{box-sizing:border-box}
html,body{height:100%;margin:0;overflow:hidden}
html{background:var(--paper)}
body{font:400 .875rem/1.5 ${fontOf('body1')};color:var(--ink);overflow-wrap:anywhere;-webkit-font-smoothing:antialiased}
h1,p{margin:0}
h1{font:700 1.25rem/1.2 ${fontOf('h3')};letter-spacing:-.02em}
:is(${joinedCodes}) h1{letter-spacing:normal;line-height:1.35}
a{color:inherit}
:focus-visible{outline:3px solid var(--link);outline-offset:2px;border-radius:4px}
.card,.whole{position:relative;display:flex;flex-direction:column;height:100%;background:var(--paper);border:1px solid var(--line);border-radius:${radius.control};overflow:hidden}
.picture{position:relative;flex:1 1 0;min-height:0;background:var(--sunken)}
.picture>img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.words{display:flex;flex-direction:column;gap:4px;padding:12px 16px;min-width:0}
.card h1{display:-webkit-box;padding-bottom:.1em;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden}
.card h1 a{text-decoration:none}
.card h1 a::after{content:'';position:absolute;inset:0;border-radius:inherit}
.card h1 a:hover{text-decoration:underline}
.category{font-size:.75rem;font-weight:700;color:var(--link)}
.soft,.closed,small{color:var(--soft)}
.star{color:var(--star)}
.open,.always,.closing{font-weight:600;color:var(--open)}
.closing{color:var(--closing)}
.closed{font-weight:600}
.line{overflow:hidden;white-space:nowrap;text-overflow:ellipsis;min-width:0}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
footer{display:flex;justify-content:space-between;align-items:center;gap:12px;margin-top:4px}
small{font-size:.75rem}
.site{position:relative;display:inline-flex;align-items:center;gap:6px;flex:none;min-height:24px;font-size:.8125rem;font-weight:600;color:var(--link)}
.site svg{width:20px;height:20px;flex:none}
.site .logo{width:auto;max-width:120px;height:20px;object-fit:contain}
.site path{fill:var(--pin)}
.site path+path{fill:var(--paper)}
.static-map,.static-map img{position:absolute;inset:0;width:100%;height:100%}
.static-map img{object-fit:none}
.static-map small{position:absolute;z-index:1;inset-block-end:0;inset-inline-end:0;padding:0 6px;background:var(--paper)}
#map.is-waiting{background:none!important}
@media screen{.map:has(.leaflet-container:not(.is-waiting)) .static-map{visibility:hidden;transition:visibility 0s .3s}}
@media print{.static-map~#map{display:none}}
.map{position:relative;flex:1;min-height:0;background:var(--sunken)}
#map{position:absolute;inset:0;background:none;font:inherit}
.map noscript{position:absolute;inset:0;display:grid;place-content:center;padding:16px;text-align:center;color:var(--soft)}
#no-pictures{position:absolute;bottom:28px;inset-inline:0;z-index:1000;width:fit-content;margin:auto;padding:4px 16px;border:1px solid var(--line);border-radius:${radius.pill};background:var(--paper);color:var(--soft);pointer-events:none}
#no-pictures[hidden]{display:none}
.bar{display:flex;justify-content:space-between;align-items:center;gap:16px;padding:8px 16px;border-top:1px solid var(--line)}
.bar h1{font-size:1rem}
.message{align-items:center;justify-content:center;gap:8px;padding:16px;text-align:center;color:var(--soft)}
.message h1{font:inherit;letter-spacing:normal}
.pin{color:var(--pin)}
.pin-body{fill:currentColor;stroke:var(--paper);stroke-width:2}
.pin-eye{fill:var(--paper)}
.pin-words{fill:var(--paper);font:700 14px ${fontOf('body1')}}
.pin svg{display:block;filter:drop-shadow(0 3px 4px rgba(0,0,0,.35))}
.pin-label{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
#map .leaflet-popup-content-wrapper,#map .leaflet-popup-tip{background:var(--paper);color:var(--ink)}
#map .leaflet-popup-content-wrapper{border-radius:${radius.control}}
#map .leaflet-popup-content{margin:12px 32px 12px 16px;font:inherit}
#map .leaflet-popup-content a{display:block;font-weight:700;color:var(--link)}
#map .leaflet-popup-close-button{width:28px;height:28px;line-height:28px;color:var(--soft)}
#map .leaflet-bar{border:1px solid var(--line);border-radius:${radius.control};overflow:hidden}
#map .leaflet-bar a{width:36px;height:36px;line-height:34px;background:var(--paper);color:var(--ink);border-color:var(--line)}
#map .leaflet-bar a.leaflet-disabled{background:var(--sunken);color:var(--soft)}
#map .leaflet-control-attribution{padding:2px 8px;background:var(--paper);color:var(--soft)}
#map .leaflet-control-attribution a{color:var(--link);text-decoration:underline}
@media (min-width:440px){.card{flex-direction:row}.picture{flex:0 0 40%}.words{flex:1;justify-content:center}}
@media (max-width:439.95px) and (max-height:299.95px){.picture{display:none}.words{flex:1;justify-content:center}.bar .soft{display:none}}
`.replaceAll('\n', '');

/** Returns the style sheet of embedded pages, with the accent color of the site. */
export function css({ accent }: Pick<Site, 'accent'>): string {
  if (!accent) return common;
  const dark = `--link:${accent.dark.main}`;
  return `${common}:root{--link:${accent.light.main}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}@media screen{[data-theme=dark]{${dark}}}`;
}
