import type { Letter, Letterhead } from './letter.type.js';
import { ENGLISH, type MailLanguage, piecesOf, plainText, type Sentence } from './sentence.js';

/** Accent color of the app's theme. */
const ACCENT: NonNullable<Letterhead['accent']> = { light: { main: '#0B6B6B', contrastText: '#FFFFFF' }, dark: { main: '#57D0C4', contrastText: '#04211F' } };

/** Colors of a mail by role, as in the app's theme. `edge` is the color of the theme's dividers on paper. */
const colorsOf = ({ light, dark }: NonNullable<Letterhead['accent']>) => ({
  page: { property: 'background-color', light: '#FAF7F2', dark: '#12111C' },
  paper: { property: 'background-color', light: '#FFFFFF', dark: '#1B1A28' },
  edge: { property: 'border-color', light: '#E4E4E6', dark: '#32313E' },
  ink: { property: 'color', light: '#1E1B2E', dark: '#F3F0FA' },
  quiet: { property: 'color', light: '#5B566B', dark: '#B5B0C5' },
  link: { property: 'color', light: light.main, dark: dark.main },
  pin: { property: 'background-color', light: '#C9402A', dark: '#FF8F75' },
  button: { property: 'background-color', light: light.main, dark: dark.main },
  label: { property: 'color', light: light.contrastText, dark: dark.contrastText },
});

type Colors = ReturnType<typeof colorsOf>;
type Color = keyof Colors;

function styleSheet(colors: Colors): string {
  const darkRules = Object.entries(colors).map(([name, { property, dark }]) => `.${name}{${property}:${dark}!important}`);
  return `:root{color-scheme:light dark}
@media (max-width:480px){.card{padding:28px 24px 12px!important}}
@media (prefers-color-scheme:dark){${darkRules.join('')}}`;
}

const FONT = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const LAYOUT = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';
const WIDTH = 560;

/** Keeps mail clients from showing text after the preheader in their preview. */
const PREVIEW_END = '&#847;&zwnj;&nbsp;'.repeat(60);

/** Returns the attributes for the look of an element: inline styles for all mail clients, and classes for those that support dark mode. */
type Look = (colors: readonly Color[], style: string) => string;

const lookIn =
  (palette: Colors): Look =>
  (colors, style) => {
    const inPlace = colors.map((color) => `${palette[color].property}:${palette[color].light}`);
    return `class="${colors.join(' ')}" style="${[style, ...inPlace].join(';')}"`;
  };

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

const paragraph = (look: Look, html: string, color: Color, size: string, attributes = ''): string =>
  `<p${attributes} ${look([color], `margin:0 0 16px;${FONT};${size};word-break:break-word`)}>${html}</p>`;

const BODY_SIZE = 'font-size:16px;line-height:26px';
const LABEL_STYLE = `display:inline-block;padding:14px 24px;${FONT};font-size:16px;line-height:20px;font-weight:600;text-decoration:none`;
const NAME_STYLE = `margin:0 0 20px;${FONT};font-size:22px;line-height:24px;font-weight:800;letter-spacing:-.5px`;
const PIN_STYLE = 'display:inline-block;width:16px;height:16px;border-radius:50% 50% 50% 0;transform:rotate(-45deg)';
const CARD_STYLE = 'width:100%;border-width:1px;border-style:solid;border-radius:20px;border-collapse:separate';
const HEADING_STYLE = `margin:0 0 20px;${FONT};font-size:26px;font-weight:700;word-break:break-word`;
const headingStyle = ({ isJoined }: MailLanguage): string => `${HEADING_STYLE};${isJoined ? 'line-height:40px' : 'line-height:32px;letter-spacing:-.4px'}`;
const SMALL_SIZE = 'font-size:14px;line-height:22px';

/** Returns an escaped URL as a link with itself as text. */
const address = (look: Look, href: string): string => `<a href="${href}" ${look(['link'], 'word-break:break-all')}>${href}</a>`;

/** Returns HTML in which the URLs of the site are links. Other URLs stay text: a mail must not contain a link that a stranger has written. */
function linked(look: Look, text: string, publicUrl: string): string {
  return text
    .split(/(https?:\/\/\S*[^\s.,;:!?)])/)
    .map((part) => (part === publicUrl || part.startsWith(`${publicUrl}/`) ? address(look, escape(part)) : escape(part)))
    .join('');
}

/** Returns a sentence with isolated data: data and the text around it do not change each other's direction. */
const isolated = (line: Sentence, show: (text: string) => string): string =>
  piecesOf(line)
    .map(({ text, isData }) => (isData ? `<bdi>${show(text)}</bdi>` : show(text)))
    .join('')
    .trim();

/** Returns a paragraph of a letter. A paragraph of data only, such as a reason, takes its direction from its first letter. */
function written(look: Look, line: Sentence, publicUrl: string, color: Color, size: string): string {
  const pieces = piecesOf(line);
  const isAllData = pieces.length === 1 && pieces[0]?.isData;
  return paragraph(
    look,
    isolated(line, (text) => linked(look, text, publicUrl)),
    color,
    size,
    isAllData ? ' dir="auto"' : '',
  );
}

/** Returns the button. In Outlook, its cell has the padding; in other clients, its link has. The URL follows as text, in case the button does not work. */
function action(look: Look, colors: Colors, { label, url, help }: NonNullable<Letter['button']>): string {
  const href = escape(url);
  return `<table ${LAYOUT} style="margin:8px 0 24px"><tr>
<td bgcolor="${colors.button.light}" ${look(['button'], 'border-radius:12px;mso-padding-alt:14px 24px')}>
<a href="${href}" ${look(['label'], LABEL_STYLE)}>${isolated(label, escape)}</a>
</td></tr></table>
${paragraph(
  look,
  `${isolated(help, escape)}<br>
${address(look, href)}`,
  'quiet',
  SMALL_SIZE,
)}`;
}

/** Returns the lines below the card: name and address of the site, and the footer of the operator. */
function bottom(look: Look, { name, publicUrl, footer = [] }: Letterhead): string {
  const lines = footer.map((line) => isolated(line, (text) => linked(look, text, publicUrl)));
  const site = `<bdi>${escape(name)}</bdi> · ${address(look, escape(publicUrl))}`;
  return `<p ${look(['quiet'], `margin:20px 0 0;${FONT};font-size:13px;line-height:20px;word-break:break-word`)}>${[site, ...lines].join('<br>\n')}</p>`;
}

/** Returns a letter as HTML for mail clients, without scripts, images and other external files. */
export function letterToHtml(letter: Letter, head: Letterhead): string {
  const { language = ENGLISH, subject, greeting, paragraphs, button, closing = [] } = letter;
  const { name, publicUrl, accent = ACCENT } = head;
  const colors = colorsOf(accent);
  const look = lookIn(colors);
  const start = language.direction === 'rtl' ? 'right' : 'left';
  // Some mail clients drop the attributes of <html> and <body>, so the content has them as well.
  const inLanguage = `lang="${language.code}" dir="${language.direction}"`;
  return `<!doctype html>
<html ${inLanguage}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<title>${escape(plainText(subject, language))}</title>
<style>
${styleSheet(colors)}
</style>
</head>
<body ${inLanguage} ${look(['page'], 'margin:0;padding:0;-webkit-text-size-adjust:100%')}>
<div ${inLanguage} style="display:none;max-height:0;overflow:hidden;mso-hide:all">${paragraphs[0] ? isolated(paragraphs[0], escape) : ''}${PREVIEW_END}</div>
<table ${LAYOUT} width="100%" ${look(['page'], 'width:100%')}><tr><td align="center" style="padding:32px 16px">
<!--[if mso]><table ${LAYOUT} width="${WIDTH}"><tr><td><![endif]-->
<div ${inLanguage} style="max-width:${WIDTH}px;margin:0 auto;text-align:${start}">
<p ${look(['ink'], NAME_STYLE)}><span ${look(['pin'], PIN_STYLE)}></span>&ensp;<bdi>${escape(name)}</bdi></p>
<table ${LAYOUT} width="100%" ${look(['paper', 'edge'], CARD_STYLE)}><tr>
<td class="card" style="padding:36px 40px 20px">
<h1 ${look(['ink'], headingStyle(language))}>${isolated(subject, escape)}</h1>
${[greeting, ...paragraphs].map((line) => written(look, line, publicUrl, 'ink', BODY_SIZE)).join('\n')}
${button ? action(look, colors, button) : ''}
${closing.map((line) => written(look, line, publicUrl, 'quiet', SMALL_SIZE)).join('\n')}
</td></tr></table>
${bottom(look, head)}
</div>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
}
