import type { Page } from 'playwright-core';
import { makeList, makePlace, writeReview } from './community/people.js';
import { failedRequests, makeAccount, see, stand, visit, visitSignedIn } from './steps.js';

jest.setTimeout(180_000);

/** Texts that start with a digit and end with punctuation; right-to-left text around them would move both to the wrong side. */
const DATA = {
  name: '5 Elephant (Old Town)!',
  fullAddress: '12 Main St. (2nd floor), 10115 Berlin.',
  phone: '+49 (0)30 1234-567',
};
/** Coordinates of a place. Right-to-left text around them would exchange latitude and longitude. */
const COORDINATES = { latitude: 18.520432, longitude: 73.856744 };
const POINT = '18.520432, 73.856744';
const AUTHOR = '3 Stars (Anna)!';

/** Returns the texts that the page shows, and those whose characters are not in order from left to right. */
const disorder = (tab: Page, texts: readonly string[]): Promise<{ seen: string[]; wrong: string[] }> =>
  tab.evaluate((wanted) => {
    const seen = new Set<string>();
    const wrong: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || node.parentElement.closest('script, style, template'))
        continue;
      for (const text of wanted) {
        const start = node.data.indexOf(text);
        if (start < 0) continue;
        const rects = Array.from({ length: text.length }, (_, n) => n).flatMap((n) => {
          const range = document.createRange();
          range.setStart(node, start + n);
          range.setEnd(node, start + n + 1);
          const [rect] = range.getClientRects();
          return rect && rect.width > 0 && text[n] !== ' ' ? [rect] : [];
        });
        if (rects.length === 0) continue;
        seen.add(text);
        const isInOrder = rects.every((rect, n) => {
          const before = rects[n - 1];
          return !before || rect.top > before.bottom - 1 || rect.left >= before.left;
        });
        if (!isInOrder) wrong.push(`${node.parentElement.tagName.toLowerCase()}: ${node.data}`);
      }
    }
    return { seen: [...seen], wrong };
  }, texts);

test('Arabic pages show names, addresses and phone numbers in their own direction', async () => {
  const owner = await makeAccount({ name: AUTHOR });
  const place = await makePlace({ ...DATA, coordinates: COORDINATES, website: 'https://example.org' });
  const list = await makeList(owner, { name: DATA.name, visibility: 'PUBLIC', places: [place] });
  await writeReview(owner, place.id);

  /** Expected texts of each page. */
  const pages: [address: string, texts: string[]][] = [
    [place.path, [DATA.name, DATA.fullAddress, DATA.phone, POINT]],
    [`/places?search=${encodeURIComponent(DATA.name)}`, [DATA.name]],
    [list.path, [DATA.name, AUTHOR]],
    [`${place.path}/suggest-edit`, [DATA.name]],
    ['/profile', [DATA.name, AUTHOR]],
    [`/embed${place.path}`, [DATA.name]],
    [`/embed${place.path}/map`, [DATA.name]],
  ];
  const tab = await visitSignedIn('/ar', owner);
  const texts = [...Object.values(DATA), AUTHOR, POINT];
  for (const [address, expected] of pages) {
    await tab.goto(`/ar${address}`);
    for (const text of expected) await see(tab.getByText(text));
    await stand(tab);
    const { seen, wrong } = await disorder(tab, texts);
    expect([address, wrong]).toEqual([address, []]);
    expect(seen).toEqual(expect.arrayContaining(expected));
  }

  const painted = await visit(`/ar${place.path}`, { hasNoClient: true, allow: [failedRequests] });
  await see(painted.getByText(DATA.name));
  expect(await disorder(painted, texts)).toEqual({ seen: [DATA.name], wrong: [] });
});

test('English pages show the punctuation of an Arabic name at its end', async () => {
  const name = 'مطعم (القديم)!';
  const { path } = await makePlace({ name });
  const tab = await visit(path);
  const heading = tab.getByRole('heading', { level: 1 });
  await see(heading);
  const [first, last] = await heading.evaluate((element) => {
    const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode() as Text;
    return [0, text.length - 1].map((at) => {
      const range = document.createRange();
      range.setStart(text, at);
      range.setEnd(text, at + 1);
      return range.getBoundingClientRect().left;
    });
  });
  expect(last).toBeLessThan(first ?? 0);
});

test('Hindi and Arabic pages load a font of their script, and other pages load none', async () => {
  const fontsOf = async (address: string, name: string): Promise<[string[], boolean]> => {
    const tab = await visit(address);
    const isReady = await tab.evaluate(async (font) => (await document.fonts.load(`16px "${font}"`, 'क ع')).every(({ status }) => status === 'loaded'), name);
    const fetched = await tab.evaluate(() =>
      performance.getEntriesByType('resource').flatMap(({ name: url }) => /noto-sans-(arabic|devanagari)/.exec(url)?.[1] ?? []),
    );
    return [[...new Set(fetched)], isReady];
  };
  expect(await fontsOf('/hi/cities', 'Noto Sans Devanagari Variable')).toEqual([['devanagari'], true]);
  expect(await fontsOf('/ar/cities', 'Noto Sans Arabic Variable')).toEqual([['arabic'], true]);
  const tab = await visit('/cities');
  await stand(tab);
  expect(await tab.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('noto-sans')).length)).toBe(0);
});
