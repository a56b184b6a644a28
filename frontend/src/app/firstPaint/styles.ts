import { LANGUAGES } from '../../lib/languages';
import { dark, light } from '../theme/palette';
import { typography } from '../theme/typography';
import { radius } from '../../ui/shape';
import type { Site } from '../../lib/site';

type Scheme = Pick<typeof light, 'background' | 'text' | 'sunken' | 'primary' | 'secondary' | 'outline' | 'divider'>;

const colorsOf = ({ background, text, sunken, primary, secondary, outline, divider }: Scheme): string =>
  `--page:${background.default};--paper:${background.paper};--ink:${text.primary};--soft:${text.secondary};--sunken:${sunken.main};--pin:${secondary.main};--line:${divider};--outline:${outline.main};--primary:${primary.main};--on-primary:${primary.contrastText}`;

/** Returns the CSS declarations of a typography variant. */
function type(name: 'h1' | 'h2' | 'h3' | 'h4' | 'body1' | 'body2' | 'display' | 'overline' | 'button' | 'caption'): string {
  const style = typography[name] as Record<string, string | number>;
  return Object.entries(style)
    .map(([property, value]) => `${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${value}`)
    .join(';');
}

const { main: night, light: pin } = light.night;
/** Returns the night color as hex with an alpha from 0 to 1. */
const sky = (share: number): string =>
  `${night}${Math.round(share * 255)
    .toString(16)
    .padStart(2, '0')}`;
const top = `linear-gradient(180deg,${sky(0.4)} 0,${sky(0)} 30%)`;

/** Returns a gradient that is darker at the start of a line than at its end. */
const words = (angle: number): string => `linear-gradient(${angle}deg,${sky(0.9)},${sky(0.66)} 24%,${sky(0.36)} 44%,${sky(0)} 64%)`;
const scrim = (angle: number): string => `linear-gradient(${angle}deg,${sky(0.74)} 0,${sky(0.66)} 42%,${sky(0.46)} 60%,${sky(0)} 85%),${top}`;

const joinedCodes = LANGUAGES.filter(({ isJoined }) => isJoined)
  .map(({ code }) => `:lang(${code})`)
  .join();

const rules: [media: string, rules: string][] = [
  [
    '',
    `
body{margin:0;background:${light.background.default}}
html[data-color-scheme=dark] body{background:${dark.background.default}}
.fp{--header:calc(72px + env(safe-area-inset-top));--side:max(env(safe-area-inset-left),env(safe-area-inset-right));--bottom-bar:calc(3.5rem + env(safe-area-inset-bottom));${colorsOf(light)};color:var(--ink);min-height:100vh;${type('body1')};overflow-wrap:break-word;-webkit-font-smoothing:antialiased}
[data-color-scheme=dark] .fp{${colorsOf(dark)}}
[data-color-scheme=dark] .fp img{filter:brightness(.92)}
.fp *{box-sizing:border-box}
.fp h1,.fp h2,.fp p{margin:0}
.fp h1{${type('h1')}}
.fp h2{${type('h2')};margin:32px 0 16px}
.fp img{position:absolute;inset:0;width:100%;height:100%;object-fit:cover}
.fp-page{max-width:1280px;margin:0 auto;padding:0 max(24px,var(--side))}
.fp-header{position:fixed;inset:0 0 auto;z-index:1;height:var(--header);padding-top:env(safe-area-inset-top);background:var(--page);box-shadow:inset 0 -1px var(--line)}
.fp a{color:inherit;text-decoration:none}
.fp a:focus-visible{outline:3px solid var(--primary);outline-offset:2px;border-radius:${radius.control}}
.fp-header>div{display:flex;align-items:center;gap:16px;height:100%}
.fp-logo{display:inline-flex;align-items:center;gap:8px;min-height:44px;font:800 1.5rem/1 ${typography.h1?.fontFamily};letter-spacing:-.03em}
.fp-logo svg{flex:none;width:32px;height:32px}
.fp .fp-logo .logo{position:static;width:auto;max-width:min(220px,46vw);height:36px;object-fit:contain;filter:none}
.fp-logo bdi{max-width:min(320px,46vw);overflow:hidden;text-overflow:ellipsis;white-space:nowrap;line-height:1.2}
.fp-logo path{fill:var(--pin)}
.fp-logo path+path{fill:var(--page)}
.fp-header nav{display:flex;flex:1}
.fp-header nav a{display:flex;align-items:center;min-height:44px;padding:0 14px;${type('button')}}
.fp-header nav a{position:relative}
.fp-header nav [aria-current]::after{content:'';position:absolute;inset:auto 14px 7px;height:2px;border-radius:2px;background:currentColor}
.fp-icon{display:none}
.fp-icon svg,.fp-bottom svg{width:24px;height:24px;fill:currentColor}
.fp-search{display:flex;align-items:center;gap:10px;flex:none;height:44px;margin:0;padding:0 16px;border:1px solid var(--outline);border-radius:${radius.pill};background:var(--paper);color:var(--ink)}
.fp-search svg{flex:none;width:20px;height:20px;fill:currentColor}
.fp-search input{flex:1;min-width:0;padding:0;border:0;background:none;color:inherit;font:inherit;line-height:1.4375em;text-align:left;unicode-bidi:plaintext}
[dir=rtl] .fp-search input{text-align:right}
.fp-search input::placeholder{color:inherit;opacity:.72}
.fp-search input:focus-visible{outline:none}
.fp-search:focus-within{outline:3px solid var(--primary);outline-offset:2px}
.fp-header .fp-search{width:200px}
.fp-room{display:flex;gap:8px;visibility:hidden;white-space:nowrap;${type('button')}}
.fp-room b{padding:0 14px;font-weight:600}
.fp-header .fp-room{padding-inline-start:52px}
.fp-over .fp-header{background:none;box-shadow:none;color:#fff;--pin:${pin};--page:${night}}
.fp-bottom{display:none;grid-template-columns:repeat(4,1fr);position:fixed;inset:auto 0 0;z-index:1;padding:0 var(--side) env(safe-area-inset-bottom);height:var(--bottom-bar);border-top:1px solid var(--line);background:var(--paper)}
.fp-bottom a{display:flex;flex-direction:column;align-items:center;justify-content:center;gap:2px;color:var(--soft);${type('caption')}}
.fp .fp-bottom [aria-current]{color:var(--primary);font-weight:700}
.fp .fp-notice{margin-inline:auto;padding-block:24px calc(var(--bottom-bar) + 24px)}
.fp-header+noscript .fp-notice{padding-top:calc(var(--header) + 24px)}
.fp-soft{color:var(--soft);font-size:1.125rem}
h1+.fp-soft{margin-top:8px!important}
.fp-below{position:relative;padding-top:calc(var(--header) + 40px)}
.fp-link{color:var(--primary)!important;font-weight:600;text-decoration:underline!important}
.fp-near{padding-top:calc(var(--header) + 24px)}
.fp-bar{display:flex;align-items:center;gap:16px;height:65px;margin:32px 0 24px;border-bottom:1px solid var(--line)}
.fp-bar .fp-search{position:absolute;align-self:flex-start;inset-inline-end:max(24px,var(--side));width:400px;margin-top:-76px}
.fp-row{display:flex;flex:1;align-items:center;gap:8px;min-width:0;margin:-5px;padding:5px;overflow:hidden}
.fp-chip{display:inline-flex;flex:none;align-items:center;gap:6px;height:40px;padding:0 16px;border:1px solid var(--line);border-radius:${radius.pill};background:var(--paper);white-space:nowrap;${type('body2')};font-weight:600!important}
.fp-chip svg{width:18px;height:18px;fill:currentColor}
.fp-chip i{padding-inline-start:8px;font-style:normal;font-weight:400;opacity:.72;font-variant-numeric:tabular-nums}
.fp-opener{padding-inline-end:10px}
.fp-chip:is(.fp-tune,.fp-up){padding-inline-end:16px}
.fp-chip:is(.fp-on,.fp-all){background:var(--ink);color:var(--page)!important;border-color:var(--ink)}
.fp-chip:is(.fp-on,.fp-chosen,.fp-words-of) svg:last-child:not(:first-child){width:16px;height:16px}
.fp-plain svg:last-child{display:none}
.fp-chosen{background:var(--sunken)}
.fp .fp-words-of{border-style:dashed;border-color:var(--primary);color:var(--primary)}
.fp-city{justify-content:space-between;width:130px;padding:0 13px}
.fp-city bdi,.fp-found h2{overflow:hidden;text-overflow:ellipsis}
.fp-wide,.fp-phone{display:none}
.fp .fp-active{flex-wrap:wrap;min-height:54px;margin-bottom:8px}
.fp .fp-clear{min-width:64px;padding:0 5px;text-align:center;color:var(--primary);font-size:.8125rem;font-weight:600}
.fp-found{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:8px 16px;min-height:44px}
.fp .fp-found h2{margin:0;${type('h3')};overflow-wrap:anywhere}
.fp-tools{display:flex;flex-wrap:wrap;gap:8px;visibility:hidden}
.fp .fp-note{margin:8px 0 0;color:var(--soft);${type('body2')}}
.fp .fp-meant{${type('body1')}}
.fp .fp-ignored{margin:0 0 8px;overflow-wrap:anywhere}
.fp-found~.fp-grid{margin-top:16px}
@media (pointer:coarse){.fp-chip{height:44px}.fp-bar{height:69px}}
@media (scripting:none){.fp-opener{display:none}}
.fp-tall{display:flex;gap:12px;height:45px;margin:32px 0 61px;border:0}
.fp-tall .fp-search{position:static;flex:1;margin:0;gap:8px;padding:0 13px}
.fp-tall .fp-room{display:flex;padding-inline-start:calc(2*220px + 24px + 14px)}
.fp-grid{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:32px 24px}
.fp-card{position:relative;aspect-ratio:400/301;border-radius:${radius.card};overflow:hidden;background:var(--sunken)}
.fp-name{${type('h4')};padding-top:12px}
.fp-name.fp-cities{${type('h3')};padding-top:16px}
.fp-frame{position:relative;overflow:hidden;border-radius:${radius.panel};height:clamp(300px,38vw,480px);background:${night};color:#fff}
.fp-words{position:absolute;inset:0;display:flex;flex-direction:column;justify-content:flex-end;padding:40px;background:${words(60)}}
[dir=rtl] .fp-words{background:${words(-60)}}
.fp-words p{margin-top:8px;font-size:1.125rem}
.fp-text{max-width:68ch;white-space:pre-line}
.fp-title{display:flex;flex-direction:column;justify-content:center;gap:12px}
.fp-title::before{content:'';height:28px}
.fp-title::after{content:'';height:138px}
.fp-title .fp-soft{margin:0!important}
.fp-beside{display:grid;grid-template-columns:5fr 7fr;gap:48px;align-items:center}
.fp-mosaic{position:relative;aspect-ratio:16/9;border-radius:${radius.panel};overflow:hidden;background:var(--sunken)}
.fp-stage{--search:max(52%,24rem);position:relative;overflow:hidden;height:100svh;min-height:44rem;max-height:1100px;background:${night};color:#fff}
.fp .fp-stage img{object-position:74% 60%}
[dir=rtl] .fp .fp-stage img{object-position:26% 60%}
.fp-scrim{position:absolute;inset:0;background:${scrim(90)}}
[dir=rtl] .fp-scrim{background:${scrim(-90)}}
.fp-slide{position:absolute;inset-inline:0}
.fp-what{bottom:calc(100% - var(--search) + 28px)}
.fp-find{top:var(--search)}
.fp-find .fp-search{max-width:560px;height:56px;padding:0 20px;font-size:1.0625rem}
.fp-find .fp-search:focus-within{outline-color:#fff}
.fp-then{top:calc(var(--search) + 76px)}
.fp-actions{display:flex;flex-wrap:wrap;gap:12px}
.fp .fp-actions a{display:inline-flex;align-items:center;min-height:52px;padding:0 26px;border-radius:${radius.control};background:var(--primary);color:var(--on-primary);${type('button')};font-size:1rem}
.fp .fp-actions .fp-glass{background:rgba(255,255,255,.18);color:#fff;-webkit-backdrop-filter:blur(12px);backdrop-filter:blur(12px)}
.fp-rest{padding:24px 0 48px}
.fp .fp-rest a{color:var(--primary);text-decoration:underline}
.fp-map{position:relative;height:300px;margin:0;overflow:hidden;border-radius:${radius.panel};background:var(--sunken)}
.fp .fp-map img{object-fit:none}
.fp-map figcaption{position:absolute;inset-block-end:0;inset-inline-end:0;padding:0 8px;background:var(--paper);font-size:.75rem}
.fp-article{max-width:68ch;margin:0 auto;padding:calc(var(--header) + 72px) 0;overflow-wrap:anywhere}
.fp .fp-article :is(p,ul,ol,blockquote){margin:0 0 16px;line-height:1.7}
.fp .fp-article h1{margin:0 0 32px}
.fp .fp-article h2{${type('h3')};margin:40px 0 12px}
.fp .fp-article :is(h3,h4,h5,h6){${type('h4')};margin:24px 0 8px}
.fp .fp-article h1+h2{margin-top:0}
.fp-article :is(ul,ol){padding-inline-start:24px}
.fp .fp-article li{margin-bottom:8px}
.fp .fp-article a,.fp .fp-notice a{color:var(--primary);text-decoration:underline;text-underline-offset:.18em}
.fp .fp-article img{position:static;width:auto;max-width:100%;height:auto}
.fp-article blockquote{padding-inline-start:16px;border-inline-start:3px solid var(--line);color:var(--soft)}
.fp-article code{font-size:.9em}
.fp-article hr{margin:32px 0;border:0;border-top:1px solid var(--line)}
.fp-article :is(pre,.wide){overflow-x:auto;margin:0 0 16px}
.fp-article pre{padding:16px;border-radius:6px;background:var(--sunken)}
.fp-article :is(th,td){padding:8px 12px;border:1px solid var(--line);text-align:start;vertical-align:top}
.fp-article .center{text-align:center}
.fp-article .end{text-align:end}
.fp-article table{border-collapse:collapse;overflow-wrap:normal}
.fp-notice nav{display:flex;flex-wrap:wrap;gap:0 24px;margin-top:12px;overflow-wrap:anywhere}
.fp-notice nav a{display:inline-flex;align-items:center;min-height:44px}
.fp-overline{${type('overline')}}
.fp .fp-display{${type('display')};max-width:760px;margin:12px 0 16px;text-wrap:balance}
.fp-lead{max-width:520px;opacity:.95;font-size:1.1875rem}
:is(${joinedCodes}) .fp :is(h1,h2,p){letter-spacing:normal}
:is(${joinedCodes}) .fp :is(h1,h2,.fp-display){line-height:1.35}`,
  ],
  [
    '(min-width:75em)',
    '.fp-header>div{gap:24px}.fp-header .fp-search{width:280px}.fp-header .fp-room{padding-inline-start:104px}.fp-medium{display:none}.fp-wide{display:flex}.fp-city{width:150px}:is(.fp-grid:has(.fp-places),.fp-found){width:calc((100% - 24px)*.58)}.fp-active{width:calc((100% - 24px)*.58 + 10px)}.fp-grid:has(.fp-places){grid-template-columns:repeat(2,minmax(0,1fr))}',
  ],
  [
    '(max-width:56.247em)',
    `
.fp-bottom{display:grid}
.fp-header>div{gap:4px;justify-content:space-between}
.fp-header nav,.fp-header .fp-search,.fp-header .fp-room{display:none}
.fp-icon{display:inline-flex;align-items:center;justify-content:center;width:44px;height:44px;margin-inline-end:40px}
.fp-article{padding-top:calc(var(--header) + 40px)}
.fp-bar{gap:8px;height:69px;margin:24px 0}
.fp-bar .fp-search{position:static;align-self:center;flex:1;width:auto;min-width:0;margin:0}
.fp-chip.fp-tune{height:44px}
.fp-medium,.fp-chip.fp-up{display:none}
.fp-phone{display:flex;margin-bottom:8px}
.fp .fp-active{flex-wrap:nowrap}
.fp-tall{align-items:flex-start;height:160px;margin:24px 0 58px}
.fp-tall .fp-room{display:none}
.fp-grid{grid-template-columns:repeat(2,minmax(0,1fr))}
.fp .fp-words{padding:24px;background:linear-gradient(0deg,${sky(0.88)},${sky(0.62)} 36%,${sky(0)} 70%)}
.fp-beside{grid-template-columns:1fr;gap:24px}
.fp-mosaic{order:-1;aspect-ratio:2/1}
.fp-stage{--search:max(50%,24.5rem);height:calc(100svh - var(--bottom-bar));min-height:45rem}
.fp .fp-scrim{background:linear-gradient(180deg,${sky(0.62)} 0,${sky(0.7)} 55%,${sky(0.58)} 80%,${sky(0.5)} 100%),${top}}`,
  ],
  [
    '(max-width:37.497em)',
    `
.fp-chip.fp-map-chip{display:none}
.fp .fp-article h1{margin-bottom:24px}
.fp-page{padding-inline:max(16px,var(--side))}
.fp-soft,.fp-words p{font-size:1rem}
.fp-lead{font-size:1.0625rem}
.fp-below{padding-top:calc(var(--header) + 24px)}
.fp-near{padding-top:calc(var(--header) + 16px)}
.fp-grid{grid-template-columns:minmax(0,1fr)}
.fp-mosaic{aspect-ratio:4/3}`,
  ],
];

/** Theme tokens and geometry of the screens that replace the first paint. */
const common = rules
  .map(([media, text]) => (media ? `@media ${media}{${text}}` : text))
  .join('')
  .replaceAll('\n', '');

const accentOf = ({ main, contrastText }: { main: string; contrastText: string }): string => `--primary:${main};--on-primary:${contrastText}`;

/** Returns the style sheet of the first paint, with the accent color of the site. */
export const css = ({ accent }: Pick<Site, 'accent'>): string =>
  accent ? `${common}.fp{${accentOf(accent.light)}}[data-color-scheme=dark] .fp{${accentOf(accent.dark)}}` : common;
