import type { Locator, Page } from 'playwright-core';
import { lookAtOpen, PHONE } from '../axe.js';
import { focused } from '../keys.js';
import { fillIn, gone, heading, mailTo, makeAccount, nameInBar, reach, see, signInAsAdmin, toast, visit, visitSignedIn } from '../steps.js';
import { appUrl } from '../support/browser.js';
import { ask, decideReview, makeMember, makePlace, writeReview } from './people.js';
import { ADD, addPhotos, aPhoto, cardOf, choose, decidePhoto, openPicker, photoOf, photosOf, uploaded, WAITING } from './pictures.js';

jest.setTimeout(120_000);

const save = { name: 'Save picture' };

/** Opens a small photo large. */
async function openLarge(tab: Page | Locator, name: string | RegExp): Promise<Locator> {
  const page = 'page' in tab ? tab.page() : tab;
  await tab.getByRole('button', { name }).first().click();
  const box = page.getByRole('dialog', { name: 'Photos', exact: true });
  await see(box);
  return box;
}

const illustration = (tab: Page, { name }: { name: string }): Locator => tab.getByRole('img', { name: `Illustration of ${name}` });

/** Swipes over the middle of a phone. */
async function swipeLeft(tab: Page): Promise<void> {
  const finger = await tab.context().newCDPSession(tab);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 330, y: 500 });
  for (let x = 310; x >= 60; x -= 25) await touch('touchMove', { x, y: 500 });
  await touch('touchEnd');
}

/** The file that a picture is shown from, once it is there. */
async function fileOf(picture: Locator): Promise<string> {
  await picture.evaluate(async (image: HTMLImageElement) => image.decode());
  return picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
}

test('somebody adds photos to a place: they wait, one is approved and shown to everyone, one is refused with a reason', async () => {
  const [asha, ravi, place] = [await makeMember(), await makeAccount({ name: 'Ravi Menon' }), await makePlace()];
  const tab = await visitSignedIn(place.path, asha);
  const dialog = await openPicker(tab, place);
  await choose(dialog, await aPhoto('gate.jpg', '#c83c1e'), await aPhoto('yard.jpg', '#1e6ec8'), await aPhoto('roof.jpg', '#2e8b57'));
  for (const [name, words] of [
    ['gate', 'The gate'],
    ['yard', 'The yard'],
    ['roof', 'The roof'],
  ] as const) {
    await uploaded(dialog, `${name}.jpg`);
    await fillIn(cardOf(dialog, `${name}.jpg`), { 'What does it show?': words });
  }
  await dialog.getByRole('button', { name: 'Move roof.jpg left' }).click();
  await dialog.getByRole('button', { name: 'Move roof.jpg left' }).click();
  expect(await dialog.getByRole('listitem').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))).toEqual([
    'roof.jpg',
    'gate.jpg',
    'yard.jpg',
  ]);
  expect(await lookAtOpen(tab)).toEqual([]);
  await dialog.getByRole('button', ADD).click();
  await toast(tab, WAITING);
  await gone(dialog);
  await see(illustration(tab, place));

  await tab.goto('/profile');
  const mine = tab.getByRole('list', { name: 'My Photos' });
  await see(mine);
  expect(await mine.getByRole('button', { name: /: waiting for approval$/ }).count()).toBe(3);
  const second = await visitSignedIn(place.path, ravi);
  await see(illustration(second, place));
  expect(await second.getByRole('button', { name: /^Open photo/ }).count()).toBe(0);

  await decidePhoto(await photoOf(asha, 'The roof'));
  await decidePhoto(await photoOf(asha, 'The yard'), 'Somebody can be recognised.');
  expect((await mailTo(asha.email, 'Your photo was not accepted')).text).toContain('Somebody can be recognised.');
  await second.reload();
  expect(await second.getByRole('button', { name: /^Open photo/ }).count()).toBe(1);
  const shown = second.getByRole('img', { name: 'The roof' });
  expect(await fileOf(shown)).toMatch(/^\/uploads\/[\w-]+\/(480|960|1600)\.webp$/);
  expect(await shown.getAttribute('srcset')).toMatch(/480\.webp 480w, .*960\.webp 960w, .*1600\.webp 1600w$/);
  const large = await openLarge(second, 'Open photo 1 of 1');
  expect(await fileOf(large.getByRole('img', { name: 'The roof' }))).toMatch(/1600\.webp$/);

  await tab.reload();
  const box = await openLarge(tab, /: not published$/);
  await see(box.getByText('Not published: Somebody can be recognised.'));
  await see(box.getByRole('button', { name: 'Delete' }));
  expect(await box.getByRole('button', { name: 'Report' }).count()).toBe(0);
  expect(await lookAtOpen(tab)).toEqual([]);
  await box.getByRole('button', { name: 'Delete' }).click();
  const question = tab.getByRole('dialog', { name: 'Delete your photo?' });
  await see(question);
  expect(await lookAtOpen(tab)).toEqual([]);
  await question.getByRole('button', { name: 'Delete my photo' }).click();
  await toast(tab, 'Your photo is deleted.');
  await gone(box);
  await see(heading(tab, 'My Profile').and(tab.locator(':focus')));
  await gone(mine.getByRole('button', { name: /: not published$/ }));
  expect((await photosOf(asha)).map(({ image }) => image.alt).sort()).toEqual(['The gate', 'The roof']);
});

test('photos open large over the page: people turn them by buttons, keys and swiping, report one, and are back where they were', async () => {
  const [place, ravi] = [await makePlace(), await makeAccount({ name: 'Ravi Menon' })];
  await addPhotos(await signInAsAdmin(), place.id, 'The gate', 'The yard', '', 'The roof', 'The steps', 'The well');
  const tab = await visitSignedIn(place.path, ravi);
  const box = await openLarge(tab, 'Open photo 2 of 6');
  const said = (words: string) => see(box.getByRole('status').filter({ hasText: words }));
  await said('Photo 2 of 6.The yard');
  await tab.keyboard.press('ArrowRight');
  await said(`Photo 3 of 6.Photo of ${place.name}`);
  await tab.keyboard.press('End');
  await said('Photo 6 of 6.The well');
  expect(await box.getByRole('button', { name: 'Next photo' }).getAttribute('aria-disabled')).toBe('true');
  await box.getByRole('button', { name: 'Previous photo' }).click();
  await said('Photo 5 of 6.The steps');
  await tab.keyboard.press('Home');
  await said('Photo 1 of 6.The gate');
  expect(await lookAtOpen(tab)).toEqual([]);
  await box.getByRole('button', { name: 'Report' }).click();
  const report = tab.getByRole('dialog', { name: 'Report this photo' });
  await report.getByRole('radio', { name: /^Privacy/ }).check();
  expect(await lookAtOpen(tab)).toEqual([]);
  await report.getByRole('button', { name: 'Send report' }).click();
  await see(report.getByText('Thank you. A moderator will look at it.'));
  await report.getByRole('button', { name: 'Close' }).click();
  await gone(report);
  await tab.keyboard.press('Escape');
  await gone(box);
  expect(await focused(tab)).toBe('Open photo 2 of 6');

  const phone = await visit(place.path, { ...PHONE, isTouch: true });
  const open = await openLarge(phone, 'Show all 6 photos');
  await swipeLeft(phone);
  await see(open.getByRole('status').filter({ hasText: 'Photo 2 of 6.The yard' }));
  await open.getByRole('button', { name: 'Report' }).click();
  await reach(phone, '/login');
});

test('photos of a review wait as well, and open large from it once they are approved', async () => {
  const [asha, place] = [await makeMember(), await makePlace()];
  const tab = await visitSignedIn(`${place.path}?write=review`, asha);
  const form = tab.getByRole('dialog', { name: 'Write a Review' });
  await form.getByRole('radio', { name: /^4 stars/ }).check({ force: true }); // what is pressed is the star over it
  await form.getByRole('textbox', { name: /^Your review/ }).fill('Quiet in the morning.');
  const files = await Promise.all(['a', 'b', 'c', 'd', 'e', 'f'].map((name) => aPhoto(`${name}.jpg`, '#5a3cc8')));
  await choose(form, ...files);
  await see(form.getByText('5 photos at most: 1 photo was left out.').first());
  for (const name of ['a', 'b', 'c', 'd', 'e']) await uploaded(form, `${name}.jpg`);
  await fillIn(cardOf(form, 'a.jpg'), { 'What does it show?': 'A table by the window' });
  await form.getByRole('button', { name: 'Post review' }).click();
  await see(tab.getByText('Your review is waiting for approval.'));
  await tab.getByRole('button', { name: 'Close' }).click();
  const mine = tab.getByRole('region', { name: 'Your review' });
  await see(mine.getByRole('button', { name: 'Open photo 1 of 5: waiting for approval' }));

  await decidePhoto(await photoOf(asha, 'A table by the window'));
  const { place: reviewed } = await ask<{ place: { myReview: { id: string } } }>(asha, 'query ($id: ID!) { place(id: $id) { myReview { id } } }', {
    id: place.id,
  });
  await decideReview(reviewed.myReview.id);
  const other = await visit(place.path);
  const list = other.getByRole('list', { name: 'Photos' });
  const box = await openLarge(list, 'Open photo 1 of 1');
  await see(box.getByRole('img', { name: 'A table by the window' }));
  await other.keyboard.press('Escape');
  await gone(box);
  expect(await focused(other)).toBe('Open photo 1 of 1');
});

test('somebody shows a picture of themselves: at once in the header and at their reviews, another one, and none', async () => {
  const [asha, place] = [await makeMember(), await makePlace()];
  await decideReview(await writeReview(asha, place.id));
  const tab = await visitSignedIn('/profile', asha);
  const dialog = tab.getByRole('dialog', { name: 'Your picture' });
  const pictureIn = (part: Locator): Locator => part.locator('img[src^="/uploads/"]');
  const change = async (button: string, colour: string): Promise<string> => {
    await tab.getByRole('button', { name: button }).click();
    await choose(dialog, await aPhoto('me.jpg', colour));
    await uploaded(dialog, 'me.jpg');
    expect(await lookAtOpen(tab)).toEqual([]);
    await dialog.getByRole('button', save).click();
    await toast(tab, 'Your picture is changed.');
    await gone(dialog);
    return (await pictureIn(nameInBar(tab, asha)).getAttribute('src')) ?? '';
  };
  const first = await change('Add a picture', '#c83c1e');
  await tab.goto(place.path);
  const review = tab.getByRole('article').filter({ hasText: 'Quiet in the morning.' });
  expect(await pictureIn(review).first().getAttribute('src')).toBe(first);
  await tab.goto('/profile');
  const second = await change('Change picture', '#1e6ec8');
  expect(second).not.toBe(first);
  expect([(await fetch(appUrl() + first)).status, (await fetch(appUrl() + second)).status]).toEqual([404, 200]);
  const visitor = await visit(place.path);
  await see(visitor.locator(`img[src="${second}"]`));

  await tab.getByRole('button', { name: 'Remove picture' }).click();
  const question = tab.getByRole('dialog', { name: 'Remove your picture?' });
  await see(question);
  expect(await lookAtOpen(tab)).toEqual([]);
  await question.getByRole('button', { name: 'Remove my picture' }).click();
  await toast(tab, 'Your picture is removed.');
  await gone(pictureIn(nameInBar(tab, asha)));
  await see(tab.getByRole('button', { name: 'Add a picture' }));
});
