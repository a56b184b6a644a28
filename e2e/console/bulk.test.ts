import { ask } from '../community/people.js';
import { gone, see, signInAsAdmin, stand, toast, visitSignedIn } from '../steps.js';
import { selected } from './grid.js';

jest.setTimeout(120_000);

const shown = (n: number): string => n.toLocaleString('en-US');

test('an admin features all places of the site, watches the job, and undoes it', async () => {
  const admin = await signInAsAdmin();
  const count = async (filter: object) => {
    const query = 'query ($filter: AdminPlaceFilter) { adminPlaces(filter: $filter) { total } }';
    return (await ask<{ adminPlaces: { total: number } }>(admin, query, { filter })).adminPlaces.total;
  };
  const [all, others] = [await count({}), await count({ featured: false })];
  expect(all).toBeGreaterThan(500);
  const tab = await visitSignedIn('/admin/places', admin);
  await tab.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await selected(tab)
    .getByRole('button', { name: `Select all ${shown(all)} matching` })
    .click();
  await selected(tab).getByRole('button', { name: 'Feature', exact: true }).click();
  await toast(tab, 'This is being changed in the background.');
  await gone(selected(tab));
  const changed = `Places: ${shown(others)} of ${shown(all)} changed`;
  await toast(tab, changed);
  expect(await count({ featured: true })).toBe(all);
  await stand(tab);
  await tab.getByRole('alert').filter({ hasText: changed }).getByRole('button', { name: 'Undo' }).click();
  await toast(tab, 'This is being undone in the background.');
  await toast(tab, `Places: ${shown(others)} of ${shown(others)} restored`);
  expect(await count({ featured: false })).toBe(others);

  await tab.goto('/admin/system');
  await see(tab.getByText(changed));
  await see(tab.getByText('Undoes a change of many items'));
});
