import { escapeHtml, renderHead, scriptJson, summary } from './head.js';

const english = { code: 'en', direction: 'ltr' } as const;
const spanish = { code: 'es', direction: 'ltr' } as const;
const PUBLIC = {
  site: 'Guide of Pune',
  publicUrl: 'https://guide.example.org',
  language: english,
  offered: [english, spanish],
  pathIn: ({ code }: { code: string }, path: string) => (code === 'en' ? path : `/${code}${path}`),
  alternatesOf: (path: string, codes: readonly string[] = ['en', 'es']) =>
    codes.map((code) => ({ hreflang: code, href: code === 'en' ? path : `/${code}${path}` })),
};
const HOSTILE = `</title><script>alert("x")</script>'&`;

test('text is escaped in the page', () => {
  expect(escapeHtml(HOSTILE)).toBe('&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;&#39;&amp;');
  expect(escapeHtml('Café 東京 😀')).toBe('Café 東京 😀');
});

test('data cannot end their script element, and stay unchanged', () => {
  const data = { text: '</script><!-- <script>', separator: '\u2028' };
  expect(scriptJson(data)).not.toContain('<');
  expect(JSON.parse(scriptJson(data))).toEqual(data);
});

test('a head with only a title and a description has no other tags', () => {
  const head = renderHead({ title: 'Terms', description: 'The rules.' }, PUBLIC);
  expect(head).toMatch(/^<title>Terms<\/title>/);
  expect(head).toContain('<meta name="description" content="The rules." />');
  expect(head).toContain('<meta property="og:title" content="Terms" />');
  expect(head).not.toMatch(/canonical|alternate|og:url|og:image|twitter|robots|ld\+json/);
});

test('a complete head has its address, picture and data', () => {
  const head = renderHead(
    { title: 'Pune', description: 'Hills.', canonical: '/cities/1', image: '/art/cities/1.webp', jsonLd: [{ '@type': 'City', name: 'Pune' }] },
    PUBLIC,
  );
  for (const tag of [
    '<link rel="canonical" href="https://guide.example.org/cities/1" />',
    '<meta property="og:url" content="https://guide.example.org/cities/1" />',
    '<meta property="og:image" content="https://guide.example.org/art/cities/1.webp" />',
    '<meta property="og:image:width" content="1200" />',
    '<meta property="og:image:height" content="630" />',
    '<meta name="twitter:card" content="summary_large_image" />',
    '<script type="application/ld+json">{"@context":"https://schema.org","@type":"City","name":"Pune"}</script>',
  ])
    expect(head).toContain(tag);
  expect(head).not.toContain('noindex');
});

test('the page for unknown paths has noindex', () => {
  expect(renderHead({ title: 'Page not found', description: '', noIndex: true }, PUBLIC)).toContain('<meta name="robots" content="noindex" />');
});

test('no value of a head becomes markup', () => {
  const head = renderHead({ title: HOSTILE, description: HOSTILE, canonical: `/places?x=${HOSTILE}`, image: HOSTILE, jsonLd: [{ name: HOSTILE }] }, PUBLIC);
  expect(head.match(/<script/g)).toHaveLength(1);
  expect(head).not.toContain('alert("x")</script>');
});

test('a short text is its own summary, a long one ends at a word', () => {
  expect(summary('Short.')).toBe('Short.');
  expect(summary('x'.repeat(160))).toHaveLength(160);
  const long = summary('A city of hills and forts. '.repeat(20));
  expect(long.length).toBeLessThanOrEqual(160);
  expect(long).toMatch(/ \w+\.?…$/);
});

test('a long text without spaces is cut as well', () => {
  const cut = summary('東'.repeat(400));
  expect(cut.length).toBeLessThanOrEqual(160);
  expect(cut.length).toBeGreaterThan(100);
});

test('a head in another language has its own address, and links to all languages', () => {
  const head = renderHead({ title: 'Pune', description: '', canonical: '/cities/1' }, { ...PUBLIC, language: spanish });
  for (const tag of [
    '<link rel="canonical" href="https://guide.example.org/es/cities/1" />',
    '<meta property="og:url" content="https://guide.example.org/es/cities/1" />',
    '<link rel="alternate" hreflang="en" href="https://guide.example.org/cities/1" />',
    '<link rel="alternate" hreflang="es" href="https://guide.example.org/es/cities/1" />',
    '<meta property="og:locale" content="es_ES" />',
  ])
    expect(head).toContain(tag);
});

test('a text in another language than its page has the address of that language', () => {
  const head = (language: typeof english | typeof spanish, languages: string[]) =>
    renderHead({ title: 'Imprint', description: '', canonical: '/pages/imprint', languages }, { ...PUBLIC, language });
  const canonical = (path: string) => `<link rel="canonical" href="https://guide.example.org${path}" />`;
  expect(head(spanish, ['en'])).toContain(canonical('/pages/imprint'));
  expect(head(english, ['es'])).toContain(canonical('/es/pages/imprint'));
  expect(head(spanish, ['es', 'en'])).toContain(canonical('/es/pages/imprint'));
  expect(head(spanish, ['en'])).not.toContain('hreflang="es"');
  expect(head(english, ['es']).match(/hreflang/g)).toHaveLength(1);
  expect(head(english, ['en', 'es']).match(/hreflang/g)).toHaveLength(2);
});
