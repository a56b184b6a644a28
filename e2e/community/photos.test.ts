import type { Locator, Page } from 'playwright-core';
import { lookAtOpen, PHONE } from '../axe.js';
import { focused } from '../keys.js';
import { api, fillIn, gone, heading, mailTo, makeAccount, nameInBar, see, signInAsAdmin, toast, visitSignedIn } from '../steps.js';
import { appUrl } from '../support/browser.js';
import { decideReview, makeMember, makePlace, writeReview } from './people.js';
import { ADD, addPhotos, aPhoto, cardOf, choose, decidePhoto, openPicker, photoOf, photosOf, uploaded, WAITING } from './pictures.js';

jest.setTimeout(120_000);

const save = { name: 'Save picture' };

/** Opens a thumbnail in the lightbox. */
async function openLarge(tab: Page, name: string | RegExp): Promise<Locator> {
  await tab.getByRole('button', { name }).first().click();
  const box = tab.getByRole('dialog', { name: 'Photos', exact: true });
  await see(box);
  return box;
}

/** Swipes left across the middle of a phone. */
async function swipeLeft(tab: Page): Promise<void> {
  const finger = await tab.context().newCDPSession(tab);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints });
  await touch('touchStart', { x: 330, y: 500 });
  for (let x = 310; x >= 60; x -= 25) await touch('touchMove', { x, y: 500 });
  await touch('touchEnd');
}

/** Returns the path of the file that a loaded picture shows. */
async function fileOf(picture: Locator): Promise<string> {
  await picture.evaluate(async (image: HTMLImageElement) => image.decode());
  return picture.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname);
}

test('a member adds photos, deletes the rejected one, and adds, changes and removes a profile picture', async () => {
  const [asha, place] = [await makeMember(), await makePlace()];
  await decideReview(await writeReview(asha, place.id));
  const tab = await visitSignedIn(place.path, asha);
  const dialog = await openPicker(tab, place);
  await choose(dialog, await aPhoto('gate.jpg', '#c83c1e'), await aPhoto('yard.jpg', '#1e6ec8'));
  for (const [name, words] of [
    ['gate', 'The gate'],
    ['yard', 'The yard'],
  ] as const) {
    await uploaded(dialog, `${name}.jpg`);
    await fillIn(cardOf(dialog, `${name}.jpg`), { 'What does it show?': words });
  }
  await dialog.getByRole('button', { name: 'Move yard.jpg left' }).click();
  expect(await dialog.getByRole('listitem').evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')))).toEqual(['yard.jpg', 'gate.jpg']);
  const found = await lookAtOpen(tab);
  await dialog.getByRole('button', ADD).click();
  await toast(tab, WAITING);
  await gone(dialog);
  await see(tab.getByRole('img', { name: `Illustration of ${place.name}` }));

  await decidePhoto(await photoOf(asha, 'The gate'));
  await decidePhoto(await photoOf(asha, 'The yard'), 'Somebody can be recognised.');
  expect((await mailTo(asha.email, 'Your photo was not accepted')).text).toContain('Somebody can be recognised.');
  expect((await api<{ images: object[] }>(`/places/${place.id}`)).images).toHaveLength(1);
  await nameInBar(tab, asha).click();
  const mine = tab.getByRole('list', { name: 'My Photos' });
  await see(mine);
  expect(await mine.getByRole('button', { name: /^Open photo/ }).count()).toBe(2);
  const box = await openLarge(tab, /: not published$/);
  await see(box.getByText('Not published: Somebody can be recognised.'));
  expect(await box.getByRole('button', { name: 'Report' }).count()).toBe(0);
  await box.getByRole('button', { name: 'Delete' }).click();
  const question = tab.getByRole('dialog', { name: 'Delete your photo?' });
  await see(question);
  found.push(...(await lookAtOpen(tab)));
  await question.getByRole('button', { name: 'Delete my photo' }).click();
  await toast(tab, 'Your photo is deleted.');
  await gone(box);
  await see(heading(tab, 'My Profile').and(tab.locator(':focus')));
  await gone(mine.getByRole('button', { name: /: not published$/ }));
  await openLarge(tab, 'Open photo 1 of 1');
  expect(await fileOf(box.getByRole('img', { name: 'The gate' }))).toMatch(/\/1600\.webp$/);
  expect((await photosOf(asha)).map(({ image }) => image.alt)).toEqual(['The gate']);
  await tab.keyboard.press('Escape');
  await gone(box);

  const portrait = tab.getByRole('dialog', { name: 'Your picture' });
  const pictureIn = (part: Locator): Locator => part.locator('img[src^="/uploads/"]');
  const change = async (button: string, color: string): Promise<string> => {
    await tab.getByRole('button', { name: button }).click();
    await choose(portrait, await aPhoto('me.jpg', color, { width: 480, height: 480 }));
    await uploaded(portrait, 'me.jpg');
    if (button === 'Add a picture') found.push(...(await lookAtOpen(tab)));
    await portrait.getByRole('button', save).click();
    await toast(tab, 'Your picture is changed.');
    await gone(portrait);
    return (await pictureIn(nameInBar(tab, asha)).getAttribute('src')) ?? '';
  };
  const former = await change('Add a picture', '#c83c1e');
  const latest = await change('Change picture', '#1e6ec8');
  expect(latest).not.toBe(former);
  expect([(await fetch(appUrl() + former)).status, (await fetch(appUrl() + latest)).status]).toEqual([404, 200]);
  await tab.getByRole('region', { name: 'My Reviews' }).getByRole('link', { name: place.name, exact: true }).click();
  await see(pictureIn(tab.getByRole('article', { name: 'Review by Asha Rao' })).and(tab.locator(`[src="${latest}"]`)));
  await nameInBar(tab, asha).click();
  await tab.getByRole('button', { name: 'Remove picture' }).click();
  await tab.getByRole('dialog', { name: 'Remove your picture?' }).getByRole('button', { name: 'Remove my picture' }).click();
  await toast(tab, 'Your picture is removed.');
  await gone(pictureIn(nameInBar(tab, asha)));
  await see(tab.getByRole('button', { name: 'Add a picture' }));
  expect(found).toEqual([]);
});

test('a reader on a phone swipes through the photos of a place, reports one, and returns to the page', async () => {
  const [place, ravi, asha] = [await makePlace(), await makeAccount({ name: 'Ravi Menon' }), await makeAccount()];
  await addPhotos(await signInAsAdmin(), place.id, 'The gate', 'The yard', '');
  const [approved = ''] = await addPhotos(asha, place.id, 'The well', 'The cellar that nobody has approved');
  await decidePhoto(approved);
  const tab = await visitSignedIn(place.path, ravi, { ...PHONE, isTouch: true });
  const shown = tab.getByRole('img', { name: 'The gate' }).first();
  expect(await fileOf(shown)).toMatch(/^\/uploads\/[\w-]+\/(480|960|1600)\.webp$/);
  expect(await shown.getAttribute('srcset')).toMatch(/480\.webp 480w, .*960\.webp 960w, .*1600\.webp 1600w$/);
  const box = await openLarge(tab, 'Show all 4 photos');
  const said = (words: string) => see(box.getByRole('status').filter({ hasText: words }));
  await said('Photo 1 of 4.The gate');
  await tab.keyboard.press('End');
  await said('Photo 4 of 4.The well');
  expect(await fileOf(box.getByRole('img', { name: 'The well' }))).toMatch(/\/480\.webp$/);
  await tab.keyboard.press('Home');
  await tab.keyboard.press('ArrowRight');
  await said('Photo 2 of 4.The yard');
  const found = await lookAtOpen(tab);
  await box.getByRole('button', { name: 'Report' }).click();
  const report = tab.getByRole('dialog', { name: 'Report this photo' });
  await report.getByRole('radio', { name: /^Privacy/ }).check();
  found.push(...(await lookAtOpen(tab)));
  await report.getByRole('button', { name: 'Send report' }).click();
  await see(report.getByText('Thank you. A moderator will look at it.'));
  await report.getByRole('button', { name: 'Close' }).click();
  await gone(report);
  // The swipe comes last, as the strip keeps moving for a while.
  await swipeLeft(tab);
  await said(`Photo 3 of 4.Photo of ${place.name}`);
  await tab.keyboard.press('Escape');
  await gone(box);
  expect(await focused(tab)).toBe('Show all 4 photos');
  expect(found).toEqual([]);
});
