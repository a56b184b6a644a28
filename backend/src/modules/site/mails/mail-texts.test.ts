import { gapsIn } from '../../../core/mail/index.js';
import { LANGUAGE_CODES, MAIL_KINDS, MAIL_NAMES, type MailKind } from '../settings/index.js';
import type { MailTexts } from './mail-catalog.type.js';
import { MAIL_CATALOGS } from './mail-texts.js';

const OTHERS = LANGUAGE_CODES.filter((code) => code !== 'en');

/** Returns the texts of a mail by their place: `details.0`. */
const flat = ({ details = [], ...texts }: MailTexts): [string, string][] => [
  ...Object.entries(texts as Record<string, string>),
  ...details.map((text, n): [string, string] => [`details.${n}`, text]),
];

const shape = (texts: [string, string][]) => Object.fromEntries(texts.map(([name, text]) => [name, [...new Set(gapsIn(text))].sort()]));

test.each(OTHERS.flatMap((code) => MAIL_NAMES.map((mail) => [code, mail] as const)))('%s has every text of %s, with the same placeholders', (code, mail) => {
  expect(shape(flat(MAIL_CATALOGS[code].mails[mail]))).toEqual(shape(flat(MAIL_CATALOGS.en.mails[mail])));
});

test.each(OTHERS)('%s has the texts that all mails share, with the same placeholders', (code) => {
  const common = ({ mails: _mails, sample: _sample, ...texts }: (typeof MAIL_CATALOGS)['en']) => shape(Object.entries(texts));
  expect(common(MAIL_CATALOGS[code])).toEqual(common(MAIL_CATALOGS.en));
});

test.each(LANGUAGE_CODES)('no text of %s is empty or one of another language', (code) => {
  const texts = MAIL_NAMES.flatMap((mail) => flat(MAIL_CATALOGS[code].mails[mail]).map(([, text]) => text)).filter((text) => text !== '{{reason}}');
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
  const english = new Set(MAIL_NAMES.flatMap((mail) => flat(MAIL_CATALOGS.en.mails[mail]).map(([, text]) => text)));
  if (code !== 'en') expect(texts.filter((text) => english.has(text))).toEqual([]);
});

test.each(MAIL_NAMES)('the placeholders of %s are declared, so that the operator can use them', (mail: MailKind) => {
  const { subject, first, last = '' } = MAIL_CATALOGS.en.mails[mail];
  expect([...new Set([subject, first, last].flatMap(gapsIn))].sort()).toEqual([...MAIL_KINDS[mail]].sort());
});
