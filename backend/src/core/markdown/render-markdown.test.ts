import fc from 'fast-check';
import { renderMarkdown } from './index.js';

const html = (text: string, values?: Record<string, string>) => renderMarkdown(text, values).html.trim();

/** A tag that a rendered text can contain, with all its attributes. */
const TAG =
  /^<(?:\/?(?:p|h[2-6]|ul|li|blockquote|pre|code|em|strong|s|table|thead|tbody|tr|th|td|div|ol|a)|hr|br|ol start="\d+"|(?:th|td) class="(?:start|center|end)"|(?:div class="wide"|pre) tabindex="0"|a href="[^"]*"(?: title="[^"]*")?(?: rel="noopener"| dir="ltr")?|img src="\/site\/pictures\/[0-9a-f-]{36}" alt="[^"]*" loading="lazy" \/)>/;
const SCHEME = /^(?:https?:|mailto:|tel:|(?![a-z][a-z0-9+.-]*:)(?!\s))/i;

const decoded = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&');

/** Returns the parts of a rendered text that are not allowed: other tags and attributes, and links with other schemes. */
function foreign(rendered: string): string[] {
  const parts = rendered.split(/(?=<)/).filter((part) => part.startsWith('<'));
  const hrefs = [...rendered.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => decoded(href));
  return [...parts.filter((part) => !TAG.test(part)), ...hrefs.filter((href) => !SCHEME.test(href) || /[\s\0]/.test(href))];
}

test.each([
  ['**Strong**, *stressed* and ~~struck~~', '<p><strong>Strong</strong>, <em>stressed</em> and <s>struck</s></p>'],
  ['Jane Doe\nMain Street 1', '<p>Jane Doe<br>\nMain Street 1</p>'],
  ['- One\n- Two', '<ul>\n<li>One</li>\n<li>Two</li>\n</ul>'],
  ['7. Seven', '<ol start="7">\n<li>Seven</li>\n</ol>'],
  ['> Quoted', '<blockquote>\n<p>Quoted</p>\n</blockquote>'],
  ['```html\n<b>\n```', '<pre tabindex="0"><code>&lt;b&gt;\n</code></pre>'],
  ['    indented', '<pre tabindex="0"><code>indented\n</code></pre>'],
  ['', ''],
])('%j is rendered', (text, expected) => {
  expect(html(text)).toBe(expected);
});

test('a table scrolls by itself, and keeps the alignment of its columns', () => {
  expect(html('| A | B | C |\n|:--|:-:|--:|\n| 1 | 2 | 3 |').replaceAll('\n', '')).toBe(
    '<div class="wide" tabindex="0"><table><thead><tr><th class="start">A</th><th class="center">B</th><th class="end">C</th></tr></thead>' +
      '<tbody><tr><td class="start">1</td><td class="center">2</td><td class="end">3</td></tr></tbody></table></div>',
  );
});

test.each([
  ['# One\n## Two\n### Three', ['h2', 'h3', 'h4']],
  ['### One\n### Two\n#### Three', ['h2', 'h2', 'h3']],
  ['# One\n#### Two\n# Three', ['h2', 'h3', 'h2']],
  ['# 1\n## 2\n### 3\n#### 4\n##### 5\n###### 6', ['h2', 'h3', 'h4', 'h5', 'h6', 'h6']],
  ['One\n===\n\n> Two\n> ---', ['h2', 'h3']],
])('the headings of %j begin with h2, and leave no level out', (text, expected) => {
  const rendered = html(text);
  expect([...rendered.matchAll(/<(h\d)>/g)].map(([, tag]) => tag)).toEqual(expected);
  expect([...rendered.matchAll(/<\/(h\d)>/g)].map(([, tag]) => tag)).toEqual(expected);
});

test.each([
  ['[A](https://example.org/a?b=1&c=2)', '<a href="https://example.org/a?b=1&amp;c=2" rel="noopener">A</a>'],
  ['[A](HTTP://example.org)', '<a href="HTTP://example.org" rel="noopener">A</a>'],
  ['[A](//example.org/a)', '<a href="//example.org/a" rel="noopener">A</a>'],
  ['[A](/terms)', '<a href="/terms">A</a>'],
  ['[A](#there "Below")', '<a href="#there" title="Below">A</a>'],
  ['[A](mailto:a@example.org)', '<a href="mailto:a@example.org" dir="ltr">A</a>'],
  ['[A](tel:+4930123456)', '<a href="tel:+4930123456" dir="ltr">A</a>'],
  ['<https://example.org/>', '<a href="https://example.org/" rel="noopener">https://example.org/</a>'],
  ['https://example.org/a', '<a href="https://example.org/a" rel="noopener">https://example.org/a</a>'],
  ['a@example.org', '<a href="mailto:a@example.org" dir="ltr">a@example.org</a>'],
  ['[A][b]\n\n[b]: https://example.org', '<a href="https://example.org" rel="noopener">A</a>'],
  ['README.md, node.js', 'README.md, node.js'],
])('the link %j is rendered', (text, expected) => {
  expect(html(text)).toBe(`<p>${expected}</p>`);
});

const SCRIPTS = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'javascript&colon;alert(1)',
  'javascript&#58;alert(1)',
  'javascript&#x3a;alert(1)',
  'java&#115;cript:alert(1)',
  '&#106;avascript:alert(1)',
  '&#x6A&#x61;vascript:alert(1)',
  'java&Tab;script:alert(1)',
  'java&NewLine;script:alert(1)',
  'java&#9;script:alert(1)',
  '&#1;javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript\\:alert(1)',
  'java\\script:alert(1)',
  'javascript%3Aalert(1)',
  'javascript:%61lert(1)',
  'vbscript:msgbox(1)',
  'VBScript:msgbox(1)',
  'data:text/html,<script>alert(1)</script>',
  'data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==',
  'data:image/svg+xml;base64,PHN2Zy8+',
  'data:image/png;base64,AAAA',
  'blob:https://example.org/1',
  'file:///etc/passwd',
  'ftp://example.org/',
  'view-source:https://example.org/',
  'ws://example.org/',
  'intent://example.org/#Intent;end',
  'feed:javascript:alert(1)',
  'x-custom:1',
];

test.each(SCRIPTS)('%j is never a link or a picture', (address) => {
  for (const text of [
    `[A](${address})`,
    `[A](<${address}>)`,
    `[A](\n${address} "Title")`,
    `![A](${address})`,
    `![A](<${address}>)`,
    `<${address}>`,
    address,
    `[A][b]\n\n[b]: ${address}`,
    `[A][b]\n\n[b]: <${address}> 'Title'`,
    `[b]\n\n[b]:\n${address}`,
    `![A][b]\n\n[b]: ${address}`,
    `[![A](${address})](${address})`,
    `| [A](${address}) |\n|---|\n| <${address}> |`,
  ]) {
    const rendered = html(text);
    expect(foreign(rendered)).toEqual([]);
    expect([...rendered.matchAll(/ href="([^"]*)"/g)].filter(([, href = '']) => /^\W*(?:javascript|vbscript|data|blob|file|ftp)[^%]*:/i.test(href))).toEqual(
      [],
    );
    expect(rendered).not.toContain('<img');
  }
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">A</a>',
  '<iframe src="https://example.org"></iframe>',
  '<style>body{display:none}</style>',
  '<!-- comment --><![CDATA[x]]><?php ?><!DOCTYPE x>',
  '<p\n  onclick="alert(1)">A</p>',
  '</article></div><h1>A</h1>',
  '[A](https://example.org "\\" onmouseover=alert(1) x=\\"")',
  '[A](https://example.org \'" onmouseover="alert(1)\')',
  '[A](https://example.org/"onmouseover="alert(1))',
  '![" onerror="alert(1)](/site/pictures/019a0000-0000-7000-8000-000000000001)',
  '```"><script>alert(1)</script>\nx\n```',
  '``` x" onclick="alert(1)\nx\n```',
  '`<script>`',
  '<https://example.org/"onclick="alert(1)>',
  'https://example.org/"><script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&#60;script&#62;alert(1)&#60;/script&#62;',
  '\\<script>alert(1)\\</script>',
])('the HTML in %j is text', (text) => {
  const rendered = html(text);
  expect(foreign(rendered)).toEqual([]);
  expect(rendered).not.toMatch(/<(script|svg|iframe|style|h1|!)/);
});

test('HTML is shown as it was written', () => {
  expect(html('<b>Bold</b> & <i>')).toBe('<p>&lt;b&gt;Bold&lt;/b&gt; &amp; &lt;i&gt;</p>');
});

const PICTURE = '/site/pictures/019a0000-0000-7000-8000-000000000001';

test('only uploaded pictures of the settings are shown; others leave their description', () => {
  expect(html(`![The team](${PICTURE} "Title")`)).toBe(`<p><img src="${PICTURE}" alt="The team" loading="lazy" /></p>`);
  for (const src of [
    'https://example.org/a.png',
    '//example.org/a.png',
    `https://example.org${PICTURE}`,
    '/site/pictures/../../api/me',
    `${PICTURE}?x=1`,
    '/uploads/a.webp',
  ]) {
    expect(html(`![The *team* & <me>](${src})`)).toBe('<p>The team &amp; &lt;me&gt;</p>');
  }
});

test('placeholders are filled in without being read as Markdown or HTML', () => {
  const values = { site: '**Guide** <b> [A](https://example.org)' };
  expect(html('About {{site}}, `{{site}}` and {{other}}', { site: 'Pune' })).toBe('<p>About Pune, <code>Pune</code> and {{other}}</p>');
  expect(html('# {{site}}', values)).toBe('<h2>**Guide** &lt;b&gt; [A](https://example.org)</h2>');
  expect(html('{{constructor}} `{{__proto__}}`')).toBe('<p>{{constructor}} <code>{{__proto__}}</code></p>');
});

test.each([
  ['# Title\n\nThe *first* paragraph\nwith [a link](/a) & `code`.\n\nThe second', 'The first paragraph with a link & code.'],
  ['- In a list\n\n> Quoted\n\n{{site}} is here.', 'Pune is here.'],
  ['# Only a title', ''],
  ['', ''],
])('the beginning of %j is its first paragraph as plain text', (text, expected) => {
  expect(renderMarkdown(text, { site: 'Pune' }).beginning).toBe(expected);
});

/** Parts of texts that are special in Markdown, HTML or addresses. */
const PARTS = [
  ...['<', '>', '"', "'", '&', '&lt;', '&#x6a;', '[', ']', '(', ')', '!', '`', '```', '*', '_', '~~', '|', '|---|', '#', '-', '>', '\\', ':', '\n', '\n\n'],
  ...[
    '\t',
    '    ',
    ' ',
    'javascript:',
    'data:',
    'https://a.example',
    '//',
    '/site/pictures/',
    '[b]: ',
    '<script',
    '<img src=',
    ' onload=',
    '{{site}}',
    'word',
    '\u202e',
  ],
];

test('no text gives other tags, attributes or schemes than the allowed ones', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...PARTS), fc.string({ maxLength: 4 })), { maxLength: 40 }), (parts) => {
      expect(foreign(html(parts.join(''), { site: '"><script>' }))).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});

const times = (text: string, length: number) => text.repeat(Math.ceil(length / text.length)).slice(0, length);

test.each([
  ['1,000 nested lists', '- '.repeat(1000)],
  ['1,000 nested quotations', '> '.repeat(1000)],
  ['lists with 1,000 levels of indentation', Array.from({ length: 300 }, (_, n) => `${' '.repeat(n * 2)}- x`).join('\n')],
  ['opening brackets', times('[', 100_000)],
  ['opening links', times('[a](', 100_000)],
  ['opening pictures', times('![[]()', 100_000)],
  ['opening parentheses', times('[a](((((', 100_000)],
  ['asterisks', times('*a **a ', 100_000)],
  ['mixed emphasis', times('a**b_c* ', 100_000)],
  ['backticks', Array.from({ length: 400 }, (_, n) => `${'`'.repeat(n)} `).join('')],
  ['opening tags', times('<a ', 100_000)],
  ['autolinks', times('<https://a', 100_000)],
  ['plain links', times('https://a.example/ ', 100_000)],
  ['addresses', times('a@b.example ', 100_000)],
  ['an endless address', `${times('a.', 100_000)}@example.org`],
  ['colons and slashes', times('://', 100_000)],
  ['table columns', `${times('|a', 50_000)}|\n${times('|-', 50_000)}|`],
  ['rows of a table', `|a|b|\n|-|-|\n${times('|c|d|\n', 100_000)}`],
  ['references', Array.from({ length: 5000 }, (_, n) => `[${n}]: /a`).join('\n')],
  ['open references', times('[a]: <a\n', 100_000)],
  ['entities', times('&amp', 100_000)],
  ['escapes', times('\\', 100_000)],
  ['headings', times('# a\n', 100_000)],
  ['one word', times('a', 100_000)],
  ['placeholders', times('{{site}}', 100_000)],
])('%s give only allowed HTML, and do not block the server', (_what, text) => {
  expect(foreign(html(text, { site: 'Pune' }))).toEqual([]);
});
