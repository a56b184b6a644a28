import type { Page } from 'playwright-core';

/** Names, formats and units that stay in Latin letters in every language, and names of keys inside a sentence. */
const NAMES =
  /CityPins|citypins|SMTP_URL|BACKUP_SCHEDULE|MAP_TILE_URL|GeoJSON|JSON|Excel \(\.xlsx\)|KMZ?|GPX|Takeout|Overture|Foursquare|docs\/\w+\.md|GeoNames|Natural Earth|PMTiles|\.osm\.pbf|HTML|CC BY 4\.0|MIT|CSV|GraphQL API|REST API|API|GraphiQL|[Gg]oogle|[Ff]acebook|JavaScript|Argon2id|EXIF|IP|JPEG|PNG|WebP|OpenStreetMap( contributors)?| contributors|opening_hours|Leaflet|Apr-Sep Mo-Sa|PH off|outbox|https?:\S*|English|Español|Deutsch|(?<=\p{Script=Arabic} )(Enter|Shift)\b/gu;

/** Collects all texts of a response, line by line. */
function textsOf(answer: unknown): string[] {
  if (typeof answer === 'string') return answer.split('\n');
  if (typeof answer !== 'object' || answer === null) return [];
  return Object.entries(answer).flatMap(([name, value]) => (name === '__typename' ? [] : textsOf(value)));
}

/** Collects the texts of all GraphQL responses. Content stays in its own language, regardless of the language of the page. */
export function notingData(tab: Page): Set<string> {
  const said = new Set<string>();
  tab.on('response', (response) => {
    if (response.url().endsWith('/graphql'))
      void response.json().then(
        (answer) => textsOf(answer).forEach((text) => said.add(text)),
        () => undefined,
      );
  });
  return said;
}

/** Returns Latin texts on the page that are neither content nor names. */
export async function leftovers(tab: Page, data: Set<string>): Promise<string[]> {
  const first: unknown = JSON.parse(
    (await tab
      .locator('#first-data')
      .innerText()
      .catch(() => '[]')) || (await tab.evaluate(() => document.getElementById('first-data')?.textContent ?? '[]')),
  );
  textsOf(first).forEach((text) => data.add(text));
  const texts = await tab.evaluate(() => {
    const attributes = ['aria-label', 'placeholder', 'title', 'alt'];
    const shown = [...document.querySelectorAll('#root *, [role=dialog] *')].filter(
      (element) => element.checkVisibility() && !element.closest('style, script, code, [lang]:not(html)'),
    );
    return shown.flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE).map(({ textContent }) => textContent ?? ''),
      ...attributes.map((name) => element.getAttribute(name) ?? ''),
    ]);
  });
  // A text of two letters, such as a language tag, or a value such as MAP would leave the rest of a longer name.
  const known = [...data].filter((text) => text.length > 2 && !/^[A-Z_]+$/.test(text)).sort((a, b) => b.length - a.length);
  const isLatin = (text: string): boolean => /\p{Script=Latin}{3,}/u.test(text);
  const rest = [...new Set(texts)].filter(isLatin).map((text) => known.reduce((left, one) => left.replaceAll(one, ' '), text).replaceAll(NAMES, ' '));
  return rest.filter(isLatin);
}

const overflow = (tab: Page): Promise<number> => tab.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

/** Checks the direction, the width and the texts of an Arabic page. */
export async function expectArabic(tab: Page, data: Set<string>, address: string): Promise<void> {
  expect(await tab.evaluate(() => [document.documentElement.lang, document.documentElement.dir])).toEqual(['ar', 'rtl']);
  expect([address, await overflow(tab)]).toEqual([address, 0]);
  expect([address, await leftovers(tab, data)]).toEqual([address, []]);
}
