import type { Page } from 'playwright-core';
import { makePlace, writeReview } from '../community/people.js';
import { seeFocus, tabTo } from '../keys.js';
import { gone, heading, makeAccount, see, signInAsAdmin, toast, visitSignedIn } from '../steps.js';
import { makeCity, newName, placeNow, suggestPlace } from './content.js';
import { rowOf, selected } from './grid.js';

jest.setTimeout(90_000);

/** Opens another list by mouse; the keyboard test is about the actions in the list. */
async function goTo(tab: Page, list: string): Promise<void> {
  await tab.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: list }).click();
  await see(heading(tab, list));
}

test('an admin approves a place, undoes it, and features and edits a city by keyboard alone', async () => {
  const place = await suggestPlace(await makeAccount());
  const { name } = await makeCity();
  const tab = await visitSignedIn(`/admin/places?q=${encodeURIComponent(place.name)}`, await signInAsAdmin());
  await see(rowOf(tab, place.name));
  await tabTo(tab, `Approve ${place.name}`);
  await tab.keyboard.press('Enter');
  await toast(tab, `${place.name} is approved.`);
  await see(rowOf(tab, place.name).getByText('active', { exact: true }));
  await tabTo(tab, 'Undo');
  await tab.keyboard.press('Enter');
  await see(rowOf(tab, place.name).getByText('pending', { exact: true }));
  expect((await placeNow(place.id)).status).toBe('PENDING');

  await goTo(tab, 'Cities');
  await tabTo(tab, 'Search cities');
  await tab.keyboard.type(name);
  await see(rowOf(tab, name));
  await tabTo(tab, `Select ${name}`);
  await tab.keyboard.press('Space');
  await see(selected(tab));
  await tabTo(tab, 'Feature', 'Shift+Tab');
  await tab.keyboard.press('Enter');
  await toast(tab, '1 city featured.');
  await gone(selected(tab));
  await seeFocus(tab);
  await tabTo(tab, `Edit ${name}`);
  await tab.keyboard.press('Enter');
  await see(tab.getByLabel('Founded'));
  await tabTo(tab, 'Founded');
  await tab.keyboard.type('1802');
  await tabTo(tab, 'Save', 'Shift+Tab');
  await tab.keyboard.press('Enter');
  await toast(tab, 'Your changes are saved.');
});

test('an admin changes a role, suspends a user and rejects a review by keyboard alone', async () => {
  const { name, email } = await makeAccount({ name: newName('Noor') });
  const place = await makePlace();
  await writeReview(await makeAccount({ name: 'Farah Khan' }), place.id);
  const tab = await visitSignedIn(`/admin/users?q=${encodeURIComponent(email)}`, await signInAsAdmin());
  await see(rowOf(tab, name));
  await tabTo(tab, `Role of ${name}`);
  await tab.keyboard.press('Enter');
  await see(tab.getByRole('option', { name: 'moderator' }));
  await tab.keyboard.press('ArrowUp');
  await tab.keyboard.press('Enter');
  await see(tab.getByRole('dialog', { name: `Change the role of ${name}?` }));
  await tabTo(tab, 'Make moderator');
  await tab.keyboard.press('Enter');
  await toast(tab, `${name} is now moderator.`);
  await gone(tab.getByRole('dialog'));
  await tabTo(tab, `Suspend ${name}`);
  await tab.keyboard.press('Enter');
  await see(tab.getByRole('dialog', { name: `Suspend ${name}?` }));
  await tabTo(tab, 'Suspend');
  await tab.keyboard.press('Enter');
  await see(rowOf(tab, name).getByText('Suspended'));

  await goTo(tab, 'Reviews');
  await tabTo(tab, 'Search reviews');
  await tab.keyboard.type(place.name);
  await tab.keyboard.press('Enter');
  const card = tab.getByRole('list', { name: 'Reviews', exact: true }).getByRole('listitem').filter({ hasText: place.name });
  await see(card);
  await see(tab.getByText('1 review', { exact: true }));
  await tabTo(tab, `Reject the review of ${place.name} by Farah Khan`);
  await tab.keyboard.press('Enter');
  await see(tab.getByRole('dialog', { name: `Reject the review of ${place.name} by Farah Khan?` }));
  await tabTo(tab, 'It is not about a visit to this place.');
  await tab.keyboard.press('Enter');
  await tabTo(tab, 'Reject');
  await tab.keyboard.press('Enter');
  await toast(tab, 'The review is rejected.');
  await see(card.getByText('rejected', { exact: true }));
});
