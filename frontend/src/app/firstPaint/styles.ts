import { LANGUAGES } from '../../lib/languages';
import { dark, light } from '../theme/palette';
import { typography } from '../theme/typography';
import { radius } from '../../ui/shape';

type Scheme = Pick<typeof light, 'background' | 'text' | 'sunken' | 'secondary' | 'divider'>;

const colorsOf = ({ background, text, sunken, secondary, divider }: Scheme): string =>
  `--page:${background.default};--paper:${background.paper};--ink:${text.primary};--soft:${text.secondary};--sunken:${sunken.main};--pin:${secondary.main};--line:${divider}`;

/** Returns the CSS declarations of a typography variant. */
function type(name: 'h1' | 'h2' | 'h3' | 'h4' | 'body1' | 'display' | 'overline'): string {
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
.fp-header div{display:flex;align-items:center;gap:8px;height:100%;font:800 1.5rem/1 ${typography.h1?.fontFamily};letter-spacing:-.03em}
.fp-header svg{width:32px;height:32px}
.fp-header path{fill:var(--pin)}
.fp-header path+path{fill:var(--page)}
.fp-over .fp-header{background:none;box-shadow:none;color:#fff;--pin:${pin};--page:${night}}
.fp-bottom{display:none;position:fixed;inset:auto 0 0;height:var(--bottom-bar);border-top:1px solid var(--line);background:var(--paper)}
.fp-soft{color:var(--soft);font-size:1.125rem}
h1+.fp-soft{margin-top:8px!important}
.fp-below{padding-top:calc(var(--header) + 40px)}
.fp-near{padding-top:calc(var(--header) + 24px)}
.fp-bar{height:69px;margin:28px 0 84px;border-bottom:1px solid var(--line)}
.fp-tall{height:45px;margin:32px 0 61px;border:0}
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
.fp-stage{position:relative;overflow:hidden;height:100svh;min-height:40rem;max-height:1100px;background:${night};color:#fff}
.fp .fp-stage img{object-position:74% 60%}
[dir=rtl] .fp .fp-stage img{object-position:26% 60%}
.fp-scrim{position:absolute;inset:0;background:${scrim(90)}}
[dir=rtl] .fp-scrim{background:${scrim(-90)}}
.fp-slide{position:relative;height:100%;display:flex;flex-direction:column;justify-content:center;padding-top:80px;padding-bottom:254px}
.fp-overline{${type('overline')}}
.fp .fp-display{${type('display')};max-width:760px;margin:12px 0 16px;text-wrap:balance}
.fp-lead{max-width:520px;opacity:.95;font-size:1.1875rem}
:is(${joinedCodes}) .fp :is(h1,h2,p){letter-spacing:normal}
:is(${joinedCodes}) .fp :is(h1,h2,.fp-display){line-height:1.35}`,
  ],
  ['(min-width:75em)', '.fp-grid:has(.fp-places){width:calc((100% - 24px)*.58);grid-template-columns:repeat(2,minmax(0,1fr))}'],
  [
    '(max-width:56.247em)',
    `
.fp-bottom{display:block}
.fp-bar{height:69px;margin:23px 0 84px}
.fp-tall{height:160px;margin:24px 0 58px}
.fp-grid{grid-template-columns:repeat(2,minmax(0,1fr))}
.fp .fp-words{padding:24px;background:linear-gradient(0deg,${sky(0.88)},${sky(0.62)} 36%,${sky(0)} 70%)}
.fp-beside{grid-template-columns:1fr;gap:24px}
.fp-mosaic{order:-1;aspect-ratio:2/1}
.fp-stage{height:calc(100svh - var(--bottom-bar));min-height:37.5rem}
.fp .fp-scrim{background:linear-gradient(180deg,${sky(0.62)} 0,${sky(0.7)} 55%,${sky(0.58)} 80%,${sky(0.5)} 100%),${top}}
.fp-slide{padding-bottom:234px}`,
  ],
  [
    '(max-width:37.497em)',
    `
.fp-page{padding-inline:max(16px,var(--side))}
.fp-soft,.fp-words p{font-size:1rem}
.fp-lead{font-size:1.0625rem}
.fp-below{padding-top:calc(var(--header) + 24px)}
.fp-near{padding-top:calc(var(--header) + 16px)}
.fp-grid{grid-template-columns:minmax(0,1fr)}
.fp-mosaic{aspect-ratio:4/3}`,
  ],
];

/** Style sheet of the first paint: theme tokens, in the same geometry as the screens that replace it. */
export const css = rules
  .map(([media, text]) => (media ? `@media ${media}{${text}}` : text))
  .join('')
  .replaceAll('\n', '');
