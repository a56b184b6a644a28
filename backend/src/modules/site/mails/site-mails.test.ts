import type { EntityManager } from 'typeorm';
import { initialValues } from '../settings/setting-field.js';
import { LANGUAGE_CODES, MAIL_NAMES, SETTING_GROUPS, SiteSettings } from '../settings/index.js';
import { SiteMails } from './site-mails.js';

const HOME = 'https://guide.example.org';
const mails = new SiteMails(new SiteSettings({}, () => Promise.resolve(false)), HOME);
const settings = initialValues(SETTING_GROUPS.mail);
const approved = { mail: 'placeApproved', name: 'Ana', values: { place: 'Old Fort' }, path: '/places/1' } as const;
const own = (first: object, last: object = {}) => ({ ...settings, mails: [{ mail: 'placeApproved' as const, first, last }] });

test.each(LANGUAGE_CODES.flatMap((language) => MAIL_NAMES.map((mail) => [language, mail] as const)))(
  'the preview in %s of %s has no gap and loads nothing',
  (language, mail) => {
    const { subject, text, html } = mails.preview(mail, language, settings, 24 * 60);
    for (const part of [subject, text, html]) {
      expect(part).not.toMatch(/\{\{\w|undefined|null/);
      expect(part).not.toBe('');
    }
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    expect(html).not.toMatch(/<(img|script|link|iframe)\b|url\(/i);
  },
);

test.each([
  ['en', 'photoApproved', 'February 3, 2026'],
  ['de', 'photoApproved', '3. Februar 2026'],
  ['es', 'photoApproved', '3 de febrero de 2026'],
  ['hi', 'photoApproved', '3 फ़रवरी 2026'],
  ['ar', 'photoApproved', '3 فبراير 2026'],
  ['en', 'verifyAddress', '24 hours'],
  ['de', 'verifyAddress', '24 Stunden'],
  ['ar', 'verifyAddress', '24 ساعة'],
] as const)('dates and durations are in the language of the mail: %s, %s', (language, mail, part) => {
  expect(mails.preview(mail, language, settings, 24 * 60).text.replace(/\s+/g, ' ')).toContain(part);
});

test('a duration of one hour and of two has the plural form of the language', () => {
  const after = (lifetime: string, language: 'de' | 'ar') =>
    mails.write({ mail: 'resetPassword', name: 'Ana', values: { lifetime }, path: '/' }, language).text.replace(/\s+/g, ' ');
  expect(after('60', 'de')).toContain('1 Stunde.');
  expect(after('90', 'de')).toContain('90 Minuten.');
  expect(after('120', 'ar')).toContain('ساعتان');
});

test('the sentences of the operator replace those of the app in their language only', () => {
  const changed = own({ de: '{{place}} ist drin, {{name}}!' }, { de: 'Dein Team von {{site}}' });
  const german = mails.write(approved, 'de', changed);
  expect(german.text).toContain('Old Fort ist drin, Ana!');
  expect(german.text).toContain('Dein Team von CityPins');
  expect(german.html).toContain('<bdi>Old Fort</bdi> ist drin, <bdi>Ana</bdi>!');
  expect(mails.write(approved, 'en', changed).text).toContain('Everyone can find it now.');
});

test('facts stay when the first sentence is replaced', () => {
  const changed = { ...settings, mails: [{ mail: 'verifyAddress' as const, first: { en: 'Welcome!' }, last: {} }] };
  const { text } = mails.preview('verifyAddress', 'en', changed, 24 * 60);
  expect(text).toContain('Welcome!\n\nThe link works once, for 24 hours.');
});

test('a sentence with a name that would show as a link is that of the app', () => {
  const { text, html } = mails.write({ ...approved, name: 'Win at evil.example' }, 'en', own({ en: 'Well done, {{name}}' }));
  expect(text).toContain('Hello,\n\nYou suggested Old Fort');
  expect(text + html).not.toContain('evil');
});

test('texts of the operator stay text in HTML', () => {
  const attack = '<img src=x onerror=alert(1)>';
  const changed = { ...own({ en: attack }, { en: attack }), senderName: attack, subjectPrefix: attack, footer: { en: `${attack}\n${attack}` } };
  const { html } = mails.write(approved, 'en', changed);
  expect(html).not.toContain('<img');
  expect(html.split('&#60;img src=x onerror=alert(1)&#62;').length - 1).toBe(5); // preheader, two sentences and two lines of the footer
});

test('the footer falls back to another language, the sender to the name of the site', () => {
  const changed = { ...settings, footer: { de: 'Hauptstraße 1\n{{site}}' } };
  expect(mails.write(approved, 'es', changed)).toMatchObject({ sender: 'CityPins', text: expect.stringContaining('\nHauptstraße 1\nCityPins\n') as string });
});

test('mails of a site in German are in German, unless their recipient has chosen another offered language', async () => {
  const languages = { initial: 'de', offered: ['de', 'es'] };
  const german = new SiteSettings({}, () => Promise.resolve(false));
  await german.load({ query: () => Promise.resolve([{ groups: { languages }, categories: [], attributes: [], tags: {} }]) } as unknown as EntityManager);
  const written = (own: string | null) => {
    const { subject, text } = new SiteMails(german, HOME).write(approved, own);
    return [subject, text.split('\n').find((line) => line.endsWith('/places/1'))];
  };
  const subject = 'Old Fort ist im Stadtführer';
  expect([written(null), written('de'), written('en')]).toEqual(Array(3).fill([subject, `${HOME}/places/1`]));
  expect(written('es')).toEqual(['Old Fort está en la guía', `${HOME}/es/places/1`]);
});
