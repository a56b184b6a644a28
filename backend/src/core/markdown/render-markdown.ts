import MarkdownIt, { type Token } from 'markdown-it';
import { isAllowedLink, isContact, isExternal, isOwnPicture } from './links.js';

/** A text in Markdown as HTML. */
export interface RenderedMarkdown {
  /** HTML without scripts, styles or event handlers. Its headings begin with `h2`. */
  html: string;
  /** Text of the first paragraph, without markup; empty if there is none. */
  beginning: string;
}

/** Values of the placeholders `{{name}}`, by name. */
type Values = Readonly<Record<string, string>>;

const PLACEHOLDER = /\{\{(\w+)\}\}/g;

/** Class of a table cell by its alignment. Logical sides fit texts of both directions. */
const ALIGNMENTS: Readonly<Record<string, string>> = { 'text-align:left': 'start', 'text-align:center': 'center', 'text-align:right': 'end' };

/**
 * Changes the levels of headings: the highest becomes `h2`, because the page's title is its `h1`, and no level is left out. Screen reader users
 * navigate by them.
 */
function setHeadingLevels(tokens: readonly Token[]): void {
  const levelOf = ({ tag }: Token) => Number(tag.slice(1));
  const highest = Math.min(...tokens.filter(({ type }) => type === 'heading_open').map(levelOf));
  let level = 1;
  for (const token of tokens) {
    if (token.type === 'heading_open') level = Math.min(2 + levelOf(token) - highest, level + 1, 6);
    if (token.type.startsWith('heading_')) token.tag = `h${level}`;
  }
}

function setLinkAttributes(token: Token): void {
  const href = String(token.attrGet('href'));
  // A page that opens in another tab gets no access to this one. Search engines can follow: the operator has chosen the link.
  if (isExternal(href)) token.attrSet('rel', 'noopener');
  if (isContact(href)) token.attrSet('dir', 'ltr');
}

/** Replaces inline styles, which the content security policy of other servers can forbid, by classes. */
function setAlignment(token: Token): void {
  const alignment = ALIGNMENTS[String(token.attrGet('style'))];
  if (alignment !== undefined) token.attrs = [['class', alignment]];
}

/** Replaces placeholders after parsing, so that values are never read as Markdown. */
function fillPlaceholders(token: Token, values: Values): void {
  token.content = token.content.replace(PLACEHOLDER, (gap, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? gap) : gap));
}

const markdown = new MarkdownIt({ html: false, linkify: true, breaks: true });
// Without a scheme, names such as README.md would become links.
markdown.linkify.set({ fuzzyLink: false }).add('//', null);
markdown.validateLink = isAllowedLink;
markdown.core.ruler.push('page', ({ tokens, env }) => {
  setHeadingLevels(tokens);
  for (const block of tokens) {
    setAlignment(block);
    for (const token of [block, ...(block.children ?? [])]) {
      if (token.type === 'link_open') setLinkAttributes(token);
      if (token.type !== 'inline') fillPlaceholders(token, env.values as Values);
    }
  }
});

const { rules } = markdown.renderer;
const { escapeHtml } = markdown.utils;
// Wide tables and code scroll by themselves, also with the keyboard.
rules.table_open = () => '<div class="wide" tabindex="0"><table>\n';
rules.table_close = () => '</table></div>\n';
const code: typeof rules.fence = (tokens, i) => `<pre tabindex="0"><code>${escapeHtml(tokens[i]?.content ?? '')}</code></pre>\n`;
Object.assign(rules, { fence: code, code_block: code });
rules.image = (tokens, i, options, env, renderer) => {
  const [token] = tokens.slice(i, i + 1);
  const src = String(token?.attrGet('src'));
  const alt = escapeHtml(renderer.renderInlineAsText(token?.children ?? [], options, env));
  return isOwnPicture(src) ? `<img src="${src}" alt="${alt}" loading="lazy" />` : alt;
};

/** Returns the text of the first paragraph outside of lists, quotations and tables. */
function beginningOf(tokens: readonly Token[]): string {
  const first = tokens.findIndex(({ type, level }) => type === 'paragraph_open' && level === 0);
  const parts = tokens[first + 1]?.children ?? [];
  return first < 0
    ? ''
    : parts
        .map(({ type, content }) => (type.endsWith('break') ? ' ' : content))
        .join('')
        .trim();
}

/**
 * Renders a text in Markdown (CommonMark with tables, strikethrough and plain links). HTML in it is shown as text. Links have the schemes http, https,
 * mailto and tel, or are relative. Pictures are uploaded ones of the settings. A link or picture with another address stays text.
 * @param values texts that replace placeholders, such as `{{site}}`
 */
export function renderMarkdown(text: string, values: Values = {}): RenderedMarkdown {
  const env = { values };
  const tokens = markdown.parse(text, env);
  return { html: markdown.renderer.render(tokens, markdown.options, env), beginning: beginningOf(tokens) };
}
