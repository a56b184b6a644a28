import { hasLink } from './links.js';

test.each([
  'See https://example.org',
  'HTTP://EXAMPLE.ORG',
  'ftp://example.org/file',
  'at www.example.de now',
  'cheap.example.com',
  'visit example.info!',
  'bücher.shop',
  'bit.ly/3xYz',
  'example.co.uk/path',
  'example.museum/path',
  'ｅｘａｍｐｌｅ．ｃｏｍ',
  'exa\u200Bmple.com',
  'https:\u200B//example.org',
  '[text](https://example.org)',
  'пример.ru',
])('finds the link in %j', (text) => expect(hasLink(text)).toBe(true));

test.each([
  'Quiet in the morning.The gate is grand.',
  'Open 9.30–17.00, e.g. on Sundays',
  'Dr.Strange lives here',
  'mail asha@example.com for a table',
  'asha.rao@example.org',
  '3.5 km from here, 12,50 €',
  'and/or, 24/7',
  'St.Michael/St.Anna',
  '',
])('finds no link in %j', (text) => expect(hasLink(text)).toBe(false));
