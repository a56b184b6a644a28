import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { DESKTOP, lookAt, lookAtAll, lookAtOpen, PHONE } from '../axe.js';
import {
  type Account,
  failedRequests,
  fillIn,
  findCity,
  gone,
  heading,
  nameInBar,
  resize,
  see,
  seeWrong,
  signInAsAdmin,
  visit,
  visitSignedIn,
} from '../steps.js';
import { ask, makeMember, makePlace } from './people.js';

jest.setTimeout(120_000);

const CITY = 'Kochi';
const WAITING = 'This place is waiting for approval. Only you can see it.';
const aName = (): string => `Orange Corner ${randomUUID().slice(0, 8)}`;

const press = (tab: Page, name: string): Promise<void> => tab.getByRole('main').getByRole('button', { name, exact: true }).click();
const map = (tab: Page) => tab.getByRole('region', { name: 'Map to set the pin' });
const valueOf = (tab: Page, label: string): Promise<string> => tab.getByLabel(label, { exact: true }).inputValue();

/** A spot of the city where no other journey has a place. */
async function aSpot() {
  const { latitude, longitude } = (await findCity(CITY)).coordinates;
  return { latitude: latitude + 0.02 + Math.random() / 20, longitude: longitude + 0.02 + Math.random() / 20 };
}

/** What every suggestion needs, but for the pin. */
async function describe(tab: Page, name: string): Promise<void> {
  await fillIn(tab, { Name: name, Description: 'Oranges from the trees behind the house, and tea.' });
  await tab.getByRole('combobox', { name: 'Category' }).click();
  await tab.getByRole('option', { name: 'Market' }).click();
}

/** Drags the pin by so many pixels to the right. */
async function dragPin(tab: Page, by: number): Promise<void> {
  const box = await map(tab).locator('.pin').boundingBox();
  if (!box) throw new Error('There is no pin.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await tab.mouse.move(x, y);
  await tab.mouse.down();
  await tab.mouse.move(x + by, y, { steps: 5 });
  await tab.mouse.up();
}

/** Waits until a number in a field is another than it was; answers the new one. */
async function changed(tab: Page, label: string, before: string): Promise<number> {
  const field = await tab.getByLabel(label, { exact: true }).elementHandle();
  await tab.waitForFunction(([input, old]) => (input as HTMLInputElement).value !== old, [field, before] as const);
  return Number(await valueOf(tab, label));
}

/** The sign-in that stands in the way of somebody. */
async function signIn(tab: Page, { email, password }: Account): Promise<void> {
  await see(heading(tab, 'Sign in to your account'));
  await fillIn(tab, { 'Email address': email, Password: password });
  await press(tab, 'Sign in');
}

test('a person signs in on the way, sets the pin in three ways, and nothing is lost to long texts, a cut line or a reload', async () => {
  const member = await makeMember();
  const spot = await aSpot();
  const near = await makePlace({ name: aName(), city: CITY, coordinates: spot });
  const name = `${near.name} Bazaar`;
  const city = await findCity(CITY);

  const tab = await visit(`/cities/${city._id}`, { allow: [failedRequests] });
  await tab.getByRole('main').getByRole('link', { name: 'Suggest a place' }).click();
  await signIn(tab, member);
  await see(heading(tab, 'Suggest a place'));
  await see(tab.locator(`[role=combobox][value^="${CITY}"]`));

  await map(tab).click({ position: { x: 300, y: 200 } });
  const clicked = await changed(tab, 'Longitude', '');
  await dragPin(tab, 80);
  expect(await changed(tab, 'Longitude', clicked.toFixed(6))).toBeGreaterThan(clicked);
  await fillIn(tab, { Latitude: `${(spot.latitude + 0.0002).toFixed(6)}, ${spot.longitude.toFixed(6)}` });
  expect(await valueOf(tab, 'Longitude')).toBe(spot.longitude.toFixed(6));

  await describe(tab, name);
  await press(tab, 'Add opening hours');
  await tab.getByLabel('Monday: open or closed').selectOption({ label: 'Open from – to' });
  await tab.locator('input[type=file]').setInputFiles({ name: 'oranges.png', mimeType: 'image/png', buffer: await tab.screenshot() });
  await see(tab.getByText('1 of 5'));
  const tooLong = 'x'.repeat(2001);
  await fillIn(tab, { Description: tooLong });
  await press(tab, 'Send the suggestion');
  await seeWrong(tab, 'Description', 'A description has at most 2,000 characters · 2,001 of 2,000 characters');
  expect(await valueOf(tab, 'Description')).toBe(tooLong);
  await fillIn(tab, { Description: 'Oranges from the trees behind the house, and tea.' });

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
  const found: string[] = [];
  for (const size of [PHONE, DESKTOP]) {
    await resize(tab, size);
    found.push(...(await lookAtOpen(tab)));
  }
  await question.getByRole('button', { name: 'No, it is another place' }).click();
  await see(heading(tab, 'Thank you!'));
  await see(tab.getByText(`${name} is waiting for approval.`));
  found.push(...(await lookAtAll(tab)));

  await tab.getByRole('link', { name: 'See your suggestion' }).click();
  await see(heading(tab, name));
  await see(tab.getByText(WAITING));
  found.push(...(await lookAtAll(tab)));
  const address = new URL(tab.url()).pathname;

  await resize(tab, DESKTOP);
  await nameInBar(tab, member).click();
  const mine = tab.getByRole('region', { name: 'My Suggestions' });
  await see(mine.getByText('Waiting for approval'));
  found.push(...(await lookAt(tab)));
  expect(found).toEqual([]);

  const stranger = await visit(address, { allow: [failedRequests] });
  await see(heading(stranger, 'Place Not Found'));
  await ask(await signInAsAdmin(), 'mutation ($id: ID!) { approvePlaces(selection: { ids: [$id] }) { count } }', { id: address.split('/').at(-1) });
  await stranger.reload();
  await see(heading(stranger, name));
  await see(stranger.getByRole('complementary').getByText('Opening hours'));
  await tab.reload();
  await see(mine.getByText('Published'));
  await mine.getByRole('link', { name }).click();
  await see(heading(tab, name));
  await gone(tab.getByText(WAITING));
});

test('a person whose session ends on the way signs in again and goes on with what was typed', async () => {
  const member = await makeMember();
  const tab = await visitSignedIn(`/suggest?city=${(await findCity(CITY))._id}`, member, { allow: [failedRequests] });
  await see(heading(tab, 'Suggest a place'));
  const name = aName();
  await describe(tab, name);
  const { latitude, longitude } = await aSpot();
  await fillIn(tab, { Latitude: String(latitude), Longitude: String(longitude) });
  await ask(member, 'mutation { signOut }');
  await press(tab, 'Send the suggestion');
  await signIn(tab, member);
  await see(tab.getByText('Your draft is back'));
  expect(await valueOf(tab, 'Name')).toBe(name);
  await press(tab, 'Send the suggestion');
  await see(tab.getByText(`${name} is waiting for approval.`));
});

interface Edit {
  id: string;
  note: string | null;
  changes: { field: string; before: string | null; after: string | null }[];
}

test('a person puts details right, a moderator reads them field by field and applies them, and the page shows them', async () => {
  const place = await makePlace({ name: aName(), city: CITY, coordinates: await aSpot(), phone: '0712 2222' });
  const member = await makeMember();
  const note = `On the sign ${randomUUID()}`;

  const tab = await visitSignedIn(place.path, member);
  await tab.getByRole('link', { name: 'Suggest an edit' }).click();
  await see(heading(tab, 'Suggest an edit'));
  await press(tab, 'Send the edit');
  await see(tab.getByText('Nothing is different from what the guide says.'));
  await fillIn(tab, { Phone: '0712 3333', Address: '5 Orange Road', 'How do you know?': note });
  const summary = tab.getByRole('region', { name: 'What changes' });
  await see(summary.getByText('0712 3333'));
  const found = await lookAtAll(tab);
  await resize(tab, DESKTOP);
  await press(tab, 'Try again');
  await see(tab.getByText(`Your edit of ${place.name} is waiting for approval.`));

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
  await tab.goto(place.path);
  await see(tab.getByRole('link', { name: '0712 3333' }));
  await see(tab.getByRole('complementary').getByText('5 Orange Road'));
  await nameInBar(tab, member).click();
  await see(tab.getByRole('region', { name: 'My Suggestions' }).getByText('Applied'));
  expect(found).toEqual([]);
});

test('a visitor who wants to suggest an edit signs in and comes back to the form', async () => {
  const place = await makePlace({ name: aName(), city: CITY, coordinates: await aSpot() });
  const tab = await visit(place.path);
  await tab.getByRole('link', { name: 'Suggest an edit' }).click();
  await signIn(tab, await makeMember());
  await see(heading(tab, 'Suggest an edit'));
  expect(await valueOf(tab, 'Name')).toBe(place.name);
});

test('the form for a new place is accessible, with its errors, its lists and its week', async () => {
  const tab = await visitSignedIn('/suggest', await makeMember());
  await see(map(tab));
  await press(tab, 'Add opening hours');
  await tab.getByLabel('Monday: open or closed').selectOption({ label: 'Open from – to' });
  const found = await lookAtAll(tab);
  await press(tab, 'Send the suggestion');
  await see(tab.locator('[aria-invalid=true]'));
  found.push(...(await lookAtAll(tab)));
  await resize(tab, DESKTOP);
  await tab.getByRole('combobox', { name: 'Category' }).click();
  await see(tab.getByRole('option', { name: 'Market' }));
  found.push(...(await lookAtOpen(tab)));
  await tab.keyboard.press('Escape');
  await tab.getByRole('combobox', { name: 'City' }).fill('koch');
  await see(tab.getByRole('option', { name: /^Kochi/ }));
  found.push(...(await lookAtOpen(tab)));
  expect(found).toEqual([]);
});
