import { EFFECTS, NARROW_EFFECTS } from './effects.js';
import { FOUND } from './found.js';
import { MAIL_SURFACES, type MailSurface, mailTextsOn } from './mails.js';
import { populate, type Scene } from './people.js';
import { PICTURES } from './pictures.js';
import { groupsOf, LANGUAGES, OPENED } from './sentinels.js';
import { type Reader, readerIn, TEXT_SURFACES, type TextSurface, textsOn } from './surfaces.js';

type Effects = Readonly<Record<string, (scene: Scene) => Promise<void>>>;

const keysOf = <Name extends string>(record: Readonly<Record<Name, unknown>>): Name[] => Object.keys(record) as Name[];

/** Returns the texts of all fields on a surface, by the name of the field. */
const expectedOn = (surface: TextSurface | MailSurface, reader: Reader): [field: string, text: string][] =>
  Object.entries(FOUND).flatMap(([group, fields]) =>
    Object.entries(fields).flatMap(([field, { texts }]): [string, string][] => {
      const text = texts?.[surface]?.(reader);
      return text === undefined ? [] : [[`${group}.${field}`, text]];
    }),
  );

function expectAll(surface: TextSurface | MailSurface, reader: Reader, texts: readonly string[]): void {
  const expected = expectedOn(surface, reader);
  expect(texts.length * expected.length).toBeGreaterThan(0);
  for (const text of texts) {
    const missing = expected.filter(([, value]) => !text.includes(value));
    expect({ missing, in: missing.length > 0 ? text : '' }).toEqual({ missing: [], in: '' });
  }
}

/**
 * Registers the tests that find every sentinel on a site, in each language and from each process.
 * @param more effects to check besides those on requests
 */
export function findSentinels(site: () => Pick<Scene, 'site' | 'mails' | 'made'>, more: Effects = {}): void {
  test.each(keysOf(NARROW_EFFECTS))('%s', (name) => NARROW_EFFECTS[name](site()));

  describe('with all languages and a home page', () => {
    let scene: Scene;
    beforeAll(async () => {
      await site().site.save(OPENED);
      scene = await populate(site());
    });
    afterAll(() => {
      const { home, languages } = groupsOf(site().made);
      return site().site.save({ home, languages });
    });

    describe.each(LANGUAGES)('in %s', (code) => {
      test.each(TEXT_SURFACES)('each process has the values on: %s', async (surface) => {
        const reader = readerIn(code, scene.made);
        expectAll(surface, reader, await textsOn(scene.site, surface, reader));
      });

      test.each(keysOf(MAIL_SURFACES))('the mails of a member have the values in: %s', (surface) => {
        expectAll(surface, readerIn(code, scene.made), mailTextsOn(surface, scene.members[code]));
      });
    });

    test.each(keysOf(PICTURES))('each process draws the values in: %s', (name) => PICTURES[name](scene));

    const effects: Effects = { ...EFFECTS, ...more };
    test.each(Object.keys(effects))('%s', (name) => effects[name]?.(scene));
  });
}
