import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { makePng } from '../../backend/test/pictures.js';
import { lookAtOpen } from '../axe.js';
import { type Account, api, failedRequests, fillIn, heading, makeAccount, nameInBar, see, signInElsewhere, toast, visit, visitSignedIn } from '../steps.js';
import { appUrl } from '../support/browser.js';
import { makePlace } from './people.js';
import { ADD, aFile, aPhoto, cardOf, choose, openPicker, photoOf, photosOf, uploaded, WAITING } from './pictures.js';

jest.setTimeout(120_000);

/** Signs in by the form that is open. */
async function signIn(tab: Page, account: Account): Promise<void> {
  await fillIn(tab, { 'Email address': account.email, Password: account.password });
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await see(nameInBar(tab, account));
}

/** Ends the session that somebody is in, elsewhere. */
const endSession = ({ token }: Account) => api('/auth/logout', { method: 'POST', token });

test('what is no photo that can be kept says so where it is, and the others are added all the same', async () => {
  const [asha, place] = [await makeAccount(), await makePlace()];
  const tab = await visitSignedIn(place.path, asha, { allow: [failedRequests] });
  const dialog = await openPicker(tab, place);
  await dialog.getByRole('button', ADD).click();
  await see(dialog.getByText('Please choose at least one photo.'));
  const whole = await aPhoto('whole.jpg');
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>');
  const noise = Buffer.alloc(9 * 1024 * 1024, 'no picture');
  const wrong = [
    ['Please choose a JPEG, PNG or WebP picture', aFile('notes.jpg', Buffer.from('Buy milk and bread.'))],
    ['Please choose a JPEG, PNG or WebP picture', aFile('drawing.svg', svg, 'image/svg+xml')],
    ['Please choose a JPEG, PNG or WebP picture', aFile('drawing.png', svg, 'image/png')],
    ['A photo has at most 8 MB', aFile('huge.jpg', noise)],
    ['This picture has too many pixels. At most 40 megapixels are possible.', aFile('bomb.png', makePng(7000, 6000), 'image/png')],
    ['This picture cannot be read', aFile('half.jpg', whole.buffer.subarray(0, whole.buffer.length / 2))],
    ['This picture is too small. Each side needs at least 200 pixels.', await aPhoto('tiny.jpg', '#c83c1e', { width: 90, height: 90 })],
  ] as const;
  await choose(dialog, ...wrong.map(([, file]) => file), whole);
  await uploaded(dialog, 'whole.jpg');
  await fillIn(cardOf(dialog, 'whole.jpg'), { 'What does it show?': 'A wall' });
  for (const [sentence, { name }] of wrong) {
    await see(cardOf(dialog, name).getByText(sentence, { exact: true }));
    expect(
      await cardOf(dialog, name)
        .getByRole('button', { name: /^Try again/ })
        .count(),
    ).toBe(0);
  }
  expect(await lookAtOpen(tab)).toEqual([]);
  await choose(dialog, ...(await Promise.all(Array.from({ length: 10 }, (_, i) => aPhoto(`more ${i + 1}.jpg`, '#2e8b57', { width: 300, height: 300 })))));
  await see(dialog.getByText('10 photos at most: 1 photo was left out.').first());
  await uploaded(dialog, 'more 9.jpg');
  await dialog.getByRole('button', ADD).click();
  await toast(tab, WAITING);
  await photoOf(asha, 'A wall');
});

test('a lost connection and a lost session keep what was chosen and written', async () => {
  const [asha, place] = [await makeAccount(), await makePlace()];
  const tab = await visitSignedIn(place.path, asha, { allow: [failedRequests] });
  const dialog = await openPicker(tab, place);
  await choose(dialog, await aPhoto('first.jpg'));
  await uploaded(dialog, 'first.jpg');
  await tab.context().setOffline(true);
  await choose(dialog, await aPhoto('gate.jpg'));
  const gate = cardOf(dialog, 'gate.jpg');
  await see(gate.getByText('The server cannot be reached. Check your connection.'));
  await fillIn(gate, { 'What does it show?': 'The gate' });
  await dialog.getByRole('button', ADD).click();
  await see(dialog.getByRole('alert'));
  await tab.context().setOffline(false);

  await endSession(asha);
  await gate.getByRole('button', { name: 'Try again to upload gate.jpg' }).click();
  await see(gate.getByText('You are signed out. Sign in in another tab, then try again.'));
  expect(await lookAtOpen(tab)).toEqual([]);
  const [other] = await Promise.all([tab.waitForEvent('popup'), gate.getByRole('link', { name: 'Sign in' }).click()]);
  await signIn(other, asha);
  await other.close();
  await gate.getByRole('button', { name: 'Try again to upload gate.jpg' }).click();
  await uploaded(dialog, 'gate.jpg');
  expect(await gate.getByLabel('What does it show?').inputValue()).toBe('The gate');
  await dialog.getByRole('button', ADD).click();
  await toast(tab, WAITING);
  const again = { ...asha, token: await signInElsewhere(asha) };
  await photoOf(again, 'The gate');
  expect(await photosOf(again)).toHaveLength(2);
});

test('a visitor who adds photos signs in on the way, and finds the dialog open', async () => {
  const [asha, place] = [await makeAccount(), await makePlace()];
  const tab = await visit(place.path);
  await tab.getByRole('link', ADD).click();
  await see(heading(tab, 'Sign in to your account'));
  await signIn(tab, asha);
  await see(tab.getByRole('dialog', { name: `Add photos of ${place.name}` }));
});

test('a photo comes back as WebP in its sizes, upright, and with nothing of what the camera wrote into it', async () => {
  const [asha, place] = [await makeAccount(), await makePlace()];
  const { buffer } = await aPhoto('camera.jpg', '#5a3cc8', { width: 2400, height: 1600 });
  const camera = await sharp(buffer)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Asha Rao' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 10/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 51/1 20/1' },
    })
    .toBuffer();
  expect((await sharp(camera).metadata()).exif?.includes('Asha Rao')).toBe(true);
  const tab = await visitSignedIn(place.path, asha);
  const dialog = await openPicker(tab, place);
  const [response] = await Promise.all([tab.waitForResponse('**/api/photos'), choose(dialog, aFile('camera.jpg', camera))]);
  const { sources } = (await response.json()) as { sources: { url: string; width: number }[] };
  expect(sources.map(({ width }) => width)).toEqual([480, 960, 1600]);
  for (const { url, width } of sources) {
    const served = await fetch(appUrl() + url);
    expect(served.headers.get('content-type')).toBe('image/webp');
    const found = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([found.format, found.width, found.height]).toEqual(['webp', width, width * 1.5]);
    expect([found.exif, found.xmp, found.iptc, found.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  }
});
