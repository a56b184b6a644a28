import { ATTRIBUTE_FIELDS, type AttributeFields, initialValues } from '../src/modules/site/index.js';
import { buildCity, buildUser, clearGuide } from './builders.js';
import { startServer, type TestServer } from './server.js';

/** Starts a server whose categories `emptyGuide` can restore. */
export async function startWithCategories(): Promise<TestServer> {
  const server = await startServer();
  await server.dataSource.query('CREATE TABLE first_categories AS SELECT * FROM categories');
  return server;
}

/** Empties the guide and restores the categories of a new site. Returns the id of a city, and the headers of an admin. */
export async function emptyGuide(server: TestServer): Promise<{ cityId: string; admin: Record<string, string> }> {
  await clearGuide(server.dataSource);
  await server.dataSource.query('DELETE FROM categories; INSERT INTO categories SELECT * FROM first_categories');
  const { id: cityId } = await buildCity(server.dataSource);
  return { cityId, admin: await server.signInAs(await buildUser(server.dataSource, { role: 'admin' })) };
}

const option = (key: string, name: string) => ({ key, names: { en: name, de: `${name} (de)` }, synonyms: { en: `${key} word` }, isRetired: false });

/** Attributes that only tests have, one of each kind: what differs from a new attribute, and two values of places. */
export const NEW_ATTRIBUTES: Record<string, { fields: Partial<AttributeFields>; values: [string[], string[]] }> = {
  playground: { fields: { isOnCard: true, importNames: ['leisure=playground'] }, values: [['yes'], ['no']] },
  entrance: { fields: { kind: 'choice', options: [option('ramp', 'Ramp'), option('steps', 'Steps')], isOnCard: true }, values: [['ramp'], ['steps']] },
  games: { fields: { kind: 'several', options: [option('chess', 'Chess'), option('go', 'Go')], importNames: ['game:*'] }, values: [['chess', 'go'], ['go']] },
  seats: { fields: { kind: 'number', unit: 'm²', importNames: ['Number of seats'] }, values: [['40'], ['41.5']] },
  motto: { fields: { kind: 'text' }, values: [['=Come; "in"'], ['Come in']] },
  plan: { fields: { kind: 'link', schemaProperty: 'sameAs' }, values: [['https://example.org/a'], ['https://example.org/b']] },
  inspected: { fields: { isInternal: true, isOnCard: true }, values: [['yes'], ['no']] },
};
export const PUBLIC_KEYS = Object.keys(NEW_ATTRIBUTES).filter((key) => key !== 'inspected');

/** Returns the values of the attributes as clients give them. @param nth which of the two values of each */
export const givenValues = (nth: 0 | 1, keys: readonly string[] = PUBLIC_KEYS) => keys.map((key) => ({ key, values: NEW_ATTRIBUTES[key]?.values[nth] ?? [] }));

/** Adds the attributes over REST, as an admin does. */
export async function defineAttributes(server: TestServer, admin: Record<string, string>): Promise<void> {
  for (const [key, { fields }] of Object.entries(NEW_ATTRIBUTES)) {
    const value = { ...initialValues(ATTRIBUTE_FIELDS), names: { en: `Name of ${key}`, de: `Name von ${key}`, ar: `اسم ${key}` }, ...fields };
    const { status, text } = await server.send('POST', '/api/admin/attributes', { key, value }, admin);
    if (status !== 201) throw new Error(text);
  }
}
