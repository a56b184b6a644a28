import { lookAtAll, lookAtOpen } from '../axe.js';
import { api, gone, heading, reach, see, signInAsAdmin, toast, visitSignedIn } from '../steps.js';
import { makePlace } from '../community/people.js';
import { makeCity } from './content.js';
import { rowOf } from './grid.js';

jest.setTimeout(90_000);

test('an admin deletes a city with its places, and restores it from the deleted things', async () => {
  const admin = await signInAsAdmin();
  const city = await makeCity();
  const places = [await makePlace({ cityId: city.id }), await makePlace({ cityId: city.id })];
  const tab = await visitSignedIn(`/admin/cities?q=${encodeURIComponent(city.name)}`, admin);
  await see(rowOf(tab, city.name));
  await tab.getByRole('button', { name: `Delete ${city.name}` }).click();
  const dialog = tab.getByRole('dialog');
  await see(dialog.getByText('2 places go with it; they can be restored for 30 days.'));
  await see(dialog.getByRole('button', { name: 'Hide instead' }));
  expect(await lookAtOpen(tab)).toEqual([]);
  await dialog.getByRole('button', { name: `Delete ${city.name}` }).click();
  await toast(tab, `${city.name} is deleted.`);
  await expect(api(`/cities/${city.id}`)).rejects.toThrow();

  await tab.getByRole('navigation', { name: 'Status' }).getByRole('link', { name: 'Deleted' }).click();
  await reach(tab, '/admin/deleted');
  await see(heading(tab, 'Deleted'));
  await tab.getByRole('textbox', { name: 'Search deleted things' }).fill(city.name);
  const row = tab.getByRole('list', { name: 'Deleted' }).getByRole('listitem').filter({ hasText: city.name });
  await see(row.getByText('With it: 2 places'));
  expect(await lookAtAll(tab)).toEqual([]);
  await row.getByRole('button', { name: `Restore ${city.name}` }).click();
  await gone(row);
  await see(tab.getByText('Nothing deleted matches your search.'));
  for (const { id } of places) expect((await api<{ _id: string }>(`/places/${id}`))._id).toBe(id);
  await tab.goto(new URL(`/cities/${city.id}`, tab.url()).href);
  await see(heading(tab, city.name));
});
