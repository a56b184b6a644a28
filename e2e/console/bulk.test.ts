import { ask } from '../community/people.js';
import { type Account, findCity, gone, see, signInAsAdmin, stand, toast, visitSignedIn } from '../steps.js';
import { newName } from './content.js';
import { selected, tick } from './grid.js';

jest.setTimeout(120_000);

/** One place more than a request changes at once. */
const PLACES = 501;
/** Places that one request adds. */
const AT_ONCE = 40;

/** Adds places, and a word that only their names contain. */
async function manyPlaces(admin: Account): Promise<string> {
  const word = newName('Pier');
  const { _id: cityId, coordinates } = await findCity('Pune');
  const numbers = Array.from({ length: PLACES }, (_, n) => n);
  for (let from = 0; from < PLACES; from += AT_ONCE) {
    const some = numbers.slice(from, from + AT_ONCE);
    const fields = some.map((n) => `p${n}: createPlace(input: $p${n}) { id }`);
    const input = { cityId, category: 'park', description: 'One of many.', coordinates, featured: false, images: [] };
    await ask(
      admin,
      `mutation (${some.map((n) => `$p${n}: PlaceInput!`).join()}) { ${fields.join(' ')} }`,
      Object.fromEntries(some.map((n) => [`p${n}`, { ...input, name: `${word} ${String(n).padStart(3, '0')}` }])),
    );
  }
  return word;
}

test('an admin features more places than a request changes, watches the job, and undoes it', async () => {
  const admin = await signInAsAdmin();
  const word = await manyPlaces(admin);
  const featured = async () => {
    const query = 'query ($search: String) { adminPlaces(filter: { search: $search, featured: true }) { total } }';
    return (await ask<{ adminPlaces: { total: number } }>(admin, query, { search: word })).adminPlaces.total;
  };
  const tab = await visitSignedIn(`/admin/places?q=${encodeURIComponent(word)}&sort=name`, admin);
  await tick(tab, `${word} 000`);
  await selected(tab).getByRole('button', { name: `Select all ${PLACES} matching` }).click();
  await selected(tab).getByRole('button', { name: 'Feature', exact: true }).click();
  await toast(tab, 'This is being changed in the background.');
  await gone(selected(tab));
  const changed = `Places: ${PLACES} of ${PLACES} changed`;
  await toast(tab, changed);
  expect(await featured()).toBe(PLACES);
  await stand(tab);
  await tab.getByRole('alert').filter({ hasText: changed }).getByRole('button', { name: 'Undo' }).click();
  await toast(tab, 'This is being undone in the background.');
  await toast(tab, `Places: ${PLACES} of ${PLACES} restored`);
  expect(await featured()).toBe(0);

  await tab.goto('/admin/system');
  await see(tab.getByText(changed));
  await see(tab.getByText('Undoes a change of many items'));
});
