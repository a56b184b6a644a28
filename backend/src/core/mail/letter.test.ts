import { isPlainName, writeLetter } from './letter.js';
import type { Letter, Letterhead } from './letter.type.js';
import { filledSentence, gapsIn, sentence } from './sentence.js';

const HOME = 'https://guide.example.org';
const HEAD: Letterhead = { name: 'Guide of Pune', publicUrl: HOME, accent: undefined };
const LINK = `${HOME}/verify-email#${'Zk3vQ8s1Xb-_'.repeat(9)}`;

const HELP = sentence`If the button does nothing, open this address:`;
const letter = (parts: Partial<Letter> = {}): Letter => ({
  subject: sentence`Confirm your e-mail address`,
  greeting: sentence`Hello Ana,`,
  paragraphs: [sentence`Please confirm that this is your e-mail address. The link works once, for 24 hours.`],
  button: { label: sentence`Confirm my address`, url: LINK, help: HELP },
  closing: [sentence`If you did not ask for this, you do not need to do anything.`],
  ...parts,
});

/** Reverses the HTML escaping of letters. */
const unescape = (html: string): string => html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));

test('text and HTML both contain all parts, and the complete link', () => {
  const { subject, text, html } = writeLetter(letter(), HEAD);
  expect(subject).toBe('Confirm your e-mail address');
  expect(text.split('\n')).toContain(LINK);
  expect(text.replace(/\n/g, ' ')).toContain('The link works once, for 24 hours.');
  expect(html.match(new RegExp(`<a href="${LINK}"`, 'g'))).toHaveLength(2);
  expect(html).toContain(`>${LINK}</a>`);
  for (const part of ['Hello Ana,', 'for 24 hours.', 'Confirm my address', 'need to do anything.', HOME]) expect(html).toContain(part);
});

test('a line of text has at most 76 characters, except for a link', () => {
  const words = 'Somebody signed in with the account of this address, and both ways now lead to one place. '.repeat(6);
  const { text } = writeLetter(letter({ paragraphs: [sentence`${words}`, sentence`Look at ${LINK} and ${'x'.repeat(76)} ${'y'.repeat(75)} z`] }), HEAD);
  const long = text.split('\n').filter((line) => line.length > 76);
  expect(long).toEqual([LINK, LINK]);
  expect(text.split('\n')).toEqual(expect.arrayContaining(['x'.repeat(76), 'y'.repeat(75), 'z']));
});

test.each(['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', "' style='x", '</title><b>', '&lt;b&gt;'])('%s stays text in HTML', (words) => {
  const line = sentence`${words}`;
  const button = { label: line, url: `${HOME}/?a=1&b=${words}`, help: HELP };
  const { html } = writeLetter({ subject: line, greeting: line, paragraphs: [line], button, closing: [line] }, HEAD);
  expect(html).not.toContain(words);
  // title, preheader, heading, greeting, paragraph, label, closing; in the address thrice
  expect(unescape(html).split(words)).toHaveLength(11);
});

test('replaces line breaks and direction marks by spaces', () => {
  const greeting = sentence`Hello ${'Ana\n\nPay here\u2028now \u202Egpj.exe'},`;
  const subjectOf = 'Hello\r\nBcc: eve@example.org';
  const { subject, text, html } = writeLetter(letter({ subject: sentence`${subjectOf}`, greeting, paragraphs: [sentence`a\u0000b`] }), HEAD);
  expect(subject).toBe('Hello Bcc: eve@example.org');
  expect(text).toContain('Hello Ana Pay here now gpj.exe,\n\na b\n');
  for (const sign of ['\u0000', '\u2028', '\u202E']) expect(text + html).not.toContain(sign);
});

test.each(['Ana Sofía Pereira', 'J. R. R. Tolkien', 'Dr. Müller', "O'Brien, jr.", '<b>Eve', '李小龍'])('the name %s can be in a mail', (name) => {
  expect(isPlainName(name)).toBe(true);
});

test.each(['http://evil.example', 'You won at evil.example', 'www.evil.example', 'win\\evil', 'eve@evil', 'tel:123', 'evil\u3002example', 'пример.рф'])(
  'the name %s would show as a link, so it is left out',
  (name) => {
    expect(isPlainName(name)).toBe(false);
  },
);

test('the HTML loads nothing, declares language and direction, and supports dark mode', () => {
  const { html } = writeLetter(letter(), HEAD);
  expect(html).not.toMatch(/<(img|link|script|iframe|object|video)\b|url\(|@import|@font-face/i);
  for (const element of ['html', 'body']) expect(html).toContain(`<${element} lang="en" dir="ltr"`);
  expect(html).toContain('<meta name="color-scheme" content="light dark">');
  const [, dark] = /prefers-color-scheme:dark\)\{(.*)\}/.exec(html) ?? [];
  const colored = new Set([...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')));
  colored.delete('card');
  for (const name of colored) expect(dark).toContain(`.${name}{`);
});

test.each([
  [`Switch them off on your profile: ${HOME}/profile`, `on your profile: <a href="${HOME}/profile"`],
  [`See ${HOME}.`, `<a href="${HOME}" `],
  [`See ${HOME}/lists/a?b=1&c=2, please`, `<a href="${HOME}/lists/a?b=1&#38;c=2" `],
])('the HTML of %j has a link to the site', (text, part) => {
  for (const where of [{ closing: [sentence`${text}`] }, { paragraphs: [sentence`${text}`] }]) expect(writeLetter(letter(where), HEAD).html).toContain(part);
});

test.each(['https://evil.example/profile', `${HOME}.evil.example/`, `${HOME}@evil.example/`, `${HOME}/"><script>`, 'javascript:alert(1)'])(
  'the HTML has no link to another site, and no markup, from %j',
  (text) => {
    const links = (html: string) => [...html.matchAll(/<a href="([^"]*)"/g)].map(([, href = '']) => unescape(href));
    const { html } = writeLetter(letter({ paragraphs: [sentence`The reason: ${text}`] }), HEAD);
    expect(html).not.toContain('<script>');
    for (const href of links(html)) expect(new URL(href).origin).toBe(HOME);
  },
);

test('a letter without a button contains no empty button', () => {
  const { text, html } = writeLetter(letter({ button: undefined, closing: undefined }), HEAD);
  expect(text).toBe(`Hello Ana,

Please confirm that this is your e-mail address. The link works once, for 24
hours.

-- 
Guide of Pune
${HOME}
`);
  expect(html.match(/<a /g)).toHaveLength(1);
});

const ARABIC = 'مطعم الشام (القديم)';

test('isolates an Arabic name in an English subject, text and HTML', () => {
  const { subject, text, html } = writeLetter(
    letter({ subject: sentence`${ARABIC} is in the guide`, paragraphs: [sentence`You suggested ${ARABIC}, 5 stars.`] }),
    HEAD,
  );
  expect(subject).toBe(`\u2068${ARABIC}\u2069 is in the guide`);
  expect(text).toContain(`You suggested \u2068${ARABIC}\u2069, 5 stars.`);
  for (const part of [
    `<title>\u2068${ARABIC}\u2069 is in the guide</title>`,
    `<bdi>${ARABIC}</bdi> is in the guide</h1>`,
    `You suggested <bdi>${ARABIC}</bdi>, 5 stars.`,
  ])
    expect(html).toContain(part);
});

test('a Latin name has no isolation marks in plain text, and a <bdi> in HTML', () => {
  const { subject, text, html } = writeLetter(letter({ subject: sentence`${'5 Elephant (Old)'} is in the guide`, greeting: sentence`Hello ${'Ana'},` }), HEAD);
  expect(subject).toBe('5 Elephant (Old) is in the guide');
  expect(text).not.toMatch(/[\u2066-\u2069]/);
  expect(html).toContain('Hello <bdi>Ana</bdi>,');
  expect(html).toContain('<bdi>5 Elephant (Old)</bdi> is in the guide</h1>');
});

test('a paragraph of data only takes its direction from its first letter', () => {
  const { html } = writeLetter(letter({ paragraphs: [sentence`For this reason:`, sentence`${'الصورة غير واضحة'}`] }), HEAD);
  expect(html.match(/<p dir="auto"[^>]*><bdi>الصورة غير واضحة<\/bdi><\/p>/g)).toHaveLength(1);
  expect(html.match(/dir="auto"/g)).toHaveLength(1);
});

test('isolates data on each line when it is wrapped', () => {
  const { text } = writeLetter(letter({ paragraphs: [sentence`You suggested ${'مطعم الشام القديم '.repeat(9)}, thank you.`] }), HEAD);
  const lines = text.split('\n').filter((line) => /[\u0600-\u06FF]/.test(line));
  expect(lines.length).toBeGreaterThan(1);
  for (const line of lines) expect(line).toMatch(/^[^\u2068\u2069]*\u2068[^\u2068\u2069]+\u2069[^\u2068\u2069]*$/);
});

test('removes isolation marks inside data', () => {
  const { subject, html } = writeLetter(letter({ subject: sentence`${'مطعم\u2069 \u202Eevil\u2068'} is in the guide` }), HEAD);
  expect(subject).toBe('\u2068مطعم evil\u2069 is in the guide');
  expect(html).toContain('<bdi>مطعم evil</bdi> is in the guide</h1>');
});

test('removes an unpaired isolation mark from a stored line', () => {
  const stored = JSON.parse('"Your review of \\u2068Old Fort is published"') as Letter['subject'];
  expect(writeLetter(letter({ subject: stored }), HEAD).subject).toBe('Your review of Old Fort is published');
});

test('fills the gaps of a text with isolated data, and leaves unknown gaps', () => {
  expect(gapsIn('{{place}} and {{ other }} and {{name}}')).toEqual(['place', 'name']);
  const subject = filledSentence('{{place}} is\n in {{site}}, {{toString}}', { place: ARABIC, site: '{{place}}' });
  expect(writeLetter(letter({ subject }), HEAD).subject).toBe(`\u2068${ARABIC}\u2069 is in {{place}}, {{toString}}`);
});

describe('a letter in Arabic', () => {
  const language = { code: 'ar', direction: 'rtl' } as const;
  const subject = filledSentence('نُشر تقييمك عن {{place}}', { place: 'Old Fort (East)' });

  test('goes from right to left, also without the attributes of <html> and <body>', () => {
    const { html } = writeLetter(letter({ language, subject }), HEAD);
    expect(html.match(/<(html|body|div) lang="ar" dir="rtl"/g)).toHaveLength(4);
    expect(html).toContain('text-align:right');
    expect(html).not.toMatch(/dir="ltr"|text-align:left/);
  });

  test('a URL in plain text has no marks, which mail clients would take for a part of it', () => {
    const { text } = writeLetter(letter({ language, closing: [filledSentence('هنا: {{url}}', { url: `${HOME}/ar/mail-preferences#abc` })] }), HEAD);
    expect(text).toContain(`هنا: ${HOME}/ar/mail-preferences#abc\n`);
  });

  test('isolates Latin names in plain text', () => {
    expect(writeLetter(letter({ language, subject }), HEAD).subject).toBe('نُشر تقييمك عن \u2068Old Fort (East)\u2069');
  });
});

test('the prefix is in the subject only, the footer in text and HTML, and the sender has a name', () => {
  const head = { ...HEAD, subjectPrefix: '[Pune]', sender: 'Ana of Pune', footer: [sentence`Fort road 1`, sentence`<b>${HOME}/imprint</b>`] };
  const { subject, text, html, sender } = writeLetter(letter(), head);
  expect([subject, sender]).toEqual(['[Pune] Confirm your e-mail address', 'Ana of Pune']);
  expect(text).toMatch(new RegExp(`\\n-- \\nGuide of Pune\\n${HOME}\\nFort road 1\\n<b>${HOME}/imprint</b>\\n$`));
  expect(html).toContain('Fort road 1<br>');
  expect(html).not.toMatch(/<b>|\[Pune\]/);
});
