import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { DESKTOP, lookAt, lookAtAll, lookAtOpen, PHONE } from '../axe.js';
import { type Account, api, failedRequests, fillIn, findCity, gone, heading, nameInBar, see, signInAsAdmin, visit } from '../steps.js';
import { ask, makeMember, makePlace } from './people.js';

jest.setTimeout(120_000);

const CITY = 'Kochi';
const WAITING = 'This place is waiting for approval. Only you can see it.';
const aName = (): string => `Orange Corner ${randomUUID().slice(0, 8)}`;

const press = (tab: Page, name: string): Promise<void> => tab.getByRole('main').getByRole('button', { name, exact: true }).click();
const map = (tab: Page) => tab.getByRole('application', { name: 'Map to set the pin' });
const valueOf = (tab: Page, label: string): Promise<string> => tab.getByLabel(label, { exact: true }).inputValue();

/** Returns a random point in the city where no other test has a place. */
async function aSpot() {
  const { latitude, longitude } = (await findCity(CITY)).coordinates;
  return { latitude: latitude + 0.02 + Math.random() / 20, longitude: longitude + 0.02 + Math.random() / 20 };
}

/** Drags the pin to the right by a number of pixels. */
async function dragPin(tab: Page, by: number): Promise<void> {
  const box = await map(tab).locator('.pin').boundingBox();
  if (!box) throw new Error('There is no pin.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await tab.mouse.move(x, y);
  await tab.mouse.down();
  await tab.mouse.move(x + by, y, { steps: 5 });
  await tab.mouse.up();
}

/**
 * Waits until the number in a field differs from `before`.
 * @returns the new number
 */
async function changed(tab: Page, label: string, before: string): Promise<number> {
  const field = await tab.getByLabel(label, { exact: true }).elementHandle();
  await tab.waitForFunction(([input, old]) => (input as HTMLInputElement).value !== old, [field, before] as const);
  return Number(await valueOf(tab, label));
}

/** Waits for the sign-in page, and signs in there. */
async function signIn(tab: Page, { email, password }: Account): Promise<void> {
  await see(heading(tab, 'Sign in to your account'));
  await fillIn(tab, { 'Email address': email, Password: password });
  await press(tab, 'Sign in');
}

/** Sets the pin by a click on the map, by dragging it, and by typing coordinates. */
async function setPin(tab: Page, { latitude, longitude }: { latitude: number; longitude: number }): Promise<void> {
  await map(tab).click({ position: { x: 300, y: 200 } });
  const clicked = await changed(tab, 'Longitude', '');
  await dragPin(tab, 80);
  expect(await changed(tab, 'Longitude', clicked.toFixed(6))).toBeGreaterThan(clicked);
  await fillIn(tab, { Latitude: `${latitude.toFixed(6)}, ${longitude.toFixed(6)}` });
  expect(await valueOf(tab, 'Longitude')).toBe(longitude.toFixed(6));
}

/**
 * Fills in the required fields, and adds a photo.
 * @returns what axe finds in the lists of choices
 */
async function fillForm(tab: Page, name: string, spot: { latitude: number; longitude: number }): Promise<string[]> {
  await tab.getByRole('combobox', { name: 'City' }).fill('koch');
  await see(tab.getByRole('option', { name: /^Kochi/ }));
  const found = await lookAtOpen(tab);
  await tab.getByRole('option', { name: /^Kochi/ }).click();
  await fillIn(tab, { Name: name, Description: 'Oranges from the trees behind the house, and tea.' });
  await tab.getByRole('combobox', { name: 'Category' }).click();
  await see(tab.getByRole('option', { name: 'Market' }));
  found.push(...(await lookAtOpen(tab)));
  await tab.getByRole('option', { name: 'Market' }).click();
  await setPin(tab, spot);
  await tab.locator('input[type=file]').setInputFiles({ name: 'oranges.png', mimeType: 'image/png', buffer: await tab.screenshot() });
  await see(tab.getByText('1 of 5'));
  return found;
}

test('a visitor signs in and suggests a place; the draft survives a lost connection and a reload', async () => {
  const member = await makeMember();
  const spot = await aSpot();
  const near = await makePlace({ name: aName(), city: CITY, coordinates: spot });
  const name = `${near.name} Bazaar`;
  const tab = await visit(`/cities/${(await findCity(CITY))._id}`, { allow: [failedRequests] });
  await tab.getByRole('main').getByRole('link', { name: 'Suggest a place' }).click();
  await signIn(tab, member);
  await see(heading(tab, 'Suggest a place'));
  await see(tab.locator(`[role=combobox][value^="${CITY}"]`));
  await see(map(tab));
  await press(tab, 'Add opening hours');
  await tab.getByLabel('Monday: open or closed').selectOption({ label: 'Open from – to' });
  await press(tab, 'Send the suggestion');
  await see(tab.locator('[aria-invalid=true]'));
  const found = await lookAtAll(tab, [PHONE, DESKTOP]);
  found.push(...(await fillForm(tab, name, { ...spot, latitude: spot.latitude + 0.0002 })));

  await tab.context().setOffline(true);
  await press(tab, 'Send the suggestion');
  await see(tab.getByText('You are offline. Try again once you have a connection.'));
  await tab.context().setOffline(false);
  await tab.reload();
  await see(tab.getByText('Your draft is back'));
  expect(await valueOf(tab, 'Name')).toBe(name);
  await see(tab.getByText('1 of 5'));
  await press(tab, 'Send the suggestion');
  const question = tab.getByRole('dialog', { name: 'Is it one of these?' });
  await see(question.getByText('22 m away · similar name'));
  found.push(...(await lookAtOpen(tab)));
  await question.getByRole('button', { name: 'No, it is another place' }).click();
  await see(heading(tab, 'Thank you!'));
  await see(tab.getByText(`${name} is waiting for approval.`));
  found.push(...(await lookAt(tab, { part: 'main' })));

  await tab.getByRole('link', { name: 'See your suggestion' }).click();
  await see(heading(tab, name));
  await see(tab.getByText(WAITING));
  await see(tab.getByRole('complementary').getByText('Opening hours'));
  found.push(...(await lookAt(tab, { part: 'main' })));
  const id = new URL(tab.url()).pathname.split('/').at(-1);
  await ask(await signInAsAdmin(), 'mutation ($id: ID!) { approvePlaces(selection: { ids: [$id] }) { count } }', { id });
  expect(await api(`/places/${id}`)).toMatchObject({ name });
  await nameInBar(tab, member).click();
  const mine = tab.getByRole('region', { name: 'My Suggestions' });
  await see(mine.getByText('Published'));
  found.push(...(await lookAt(tab, { part: 'main' })));
  await mine.getByRole('link', { name }).click();
  await see(heading(tab, name));
  await gone(tab.getByText(WAITING));
  expect(found).toEqual([]);
});

interface Edit {
  id: string;
  note: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
}

test('a visitor signs in and corrects a place; a moderator applies the edit, and the page shows it', async () => {
  const place = await makePlace({ name: aName(), city: CITY, coordinates: await aSpot(), phone: '0712 2222' });
  const member = await makeMember();
  const note = `On the sign ${randomUUID()}`;
  const tab = await visit(`${place.path}/suggest-edit`);
  await signIn(tab, member);
  await see(heading(tab, 'Suggest an edit'));
  expect(await valueOf(tab, 'Name')).toBe(place.name);
  await press(tab, 'Send the edit');
  await see(tab.getByText('You have not changed anything.'));
  await fillIn(tab, { Phone: '0712 3333', Address: '5 Orange Road', 'How do you know?': note });
  const summary = tab.getByRole('region', { name: 'What changes' });
  await see(summary.getByText('0712 3333'));
  const found = await lookAtAll(tab, [PHONE, DESKTOP]);
  await press(tab, 'Try again');
  await see(tab.getByText(`Your edit to ${place.name} is waiting for approval.`));

  const admin = await signInAsAdmin();
  const { placeEdits } = await ask<{ placeEdits: { items: Edit[] } }>(
    admin,
    '{ placeEdits(page: { size: 100 }) { items { id note changes { field before after } } } }',
  );
  const edit = placeEdits.items.find((one) => one.note === note);
  expect(edit?.changes).toEqual([
    { field: 'fullAddress', before: null, after: '5 Orange Road' },
    { field: 'phone', before: '0712 2222', after: '0712 3333' },
  ]);
  await ask(admin, 'mutation ($id: ID!) { applyPlaceEdit(id: $id) { id } }', { id: edit?.id });
  await nameInBar(tab, member).click();
  const mine = tab.getByRole('region', { name: 'My Suggestions' });
  await see(mine.getByText('Applied'));
  await mine.getByRole('link', { name: place.name }).click();
  await see(tab.getByRole('link', { name: '0712 3333' }));
  await see(tab.getByRole('complementary').getByText('5 Orange Road'));
  expect(found).toEqual([]);
});
