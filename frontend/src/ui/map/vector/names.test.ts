import type { Feature } from 'protomaps-leaflet';
import { makeNames } from './names';

/** Returns the name that the map writes, without the marks around it. */
function nameIn(language: string, props: Record<string, string>): string {
  const feature = { props } as unknown as Feature;
  const [property = ''] = makeNames(language)(5, feature);
  return (feature.props[property] as string).replaceAll(/[\u2068\u2069]/g, '');
}

test('a place has its name in the language of the page, otherwise its local one', () => {
  const vienna = { kind: 'locality', name: 'Wien', 'name:en': 'Vienna' };
  expect([nameIn('en', vienna), nameIn('de', vienna), nameIn('en', { kind: 'locality' })]).toEqual(['Vienna', 'Wien', '']);
});

test('a country is named by its code, and an unknown code has no name', () => {
  const austria = { kind: 'country', iso: 'AT' };
  expect([nameIn('en', austria), nameIn('de', austria), nameIn('ar', austria)]).toEqual(['Austria', 'Österreich', 'النمسا']);
  expect([nameIn('en', { kind: 'country', iso: 'XK?' }), nameIn('en', { kind: 'country', iso: 'ZZZ' })]).toEqual(['', '']);
});

test('each name is isolated, so that its punctuation is at its place in every direction', () => {
  const feature = { props: { name: 'شارع 5 (ب)' } } as unknown as Feature;
  const [property = ''] = makeNames('en')(15, feature);
  expect(feature.props[property]).toBe('\u2068شارع 5 (ب)\u2069');
});
