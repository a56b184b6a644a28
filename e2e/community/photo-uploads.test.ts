import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { lookAtOpen } from '../axe.js';
import { type Account, api, failedRequests, fillIn, heading, makeAccount, nameInBar, see, signInElsewhere, storedToken, toast, visit } from '../steps.js';
import { appUrl } from '../support/browser.js';
import { makePlace } from './people.js';
import { ADD, aFile, aPhoto, cardOf, choose, photoOf, photosOf, uploaded, WAITING } from './pictures.js';

jest.setTimeout(120_000);

/** Signs in with the open form. */
async function signIn(tab: Page, account: Account): Promise<void> {
  await fillIn(tab, { 'Email address': account.email, Password: account.password });
  await tab.getByRole('button', { name: 'Sign in' }).click();
  await see(nameInBar(tab, account));
}

/** Returns a photo as a camera writes it: rotated, with the owner's name and GPS data in EXIF. */
async function cameraPhoto(): Promise<Buffer> {
  const { buffer } = await aPhoto('camera.jpg', '#5a3cc8', { width: 2400, height: 1600 });
  const camera = await sharp(buffer)
    .withMetadata({ orientation: 6 })
    .withExifMerge({
      IFD0: { Artist: 'Asha Rao' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 10/1', GPSLongitudeRef: 'E', GPSLongitude: '73/1 51/1 20/1' },
    })
    .toBuffer();
  expect((await sharp(camera).metadata()).exif?.includes('Asha Rao')).toBe(true);
  return camera;
}

/** Checks that the files of the camera's photo are upright WebP without metadata, in three sizes. */
async function expectClean(sources: { url: string; width: number }[]): Promise<void> {
  expect(sources.map(({ width }) => width)).toEqual([480, 960, 1600]);
  for (const { url, width } of sources) {
    const served = await fetch(appUrl() + url);
    expect(served.headers.get('content-type')).toBe('image/webp');
    const found = await sharp(Buffer.from(await served.arrayBuffer())).metadata();
    expect([found.format, found.width, found.height]).toEqual(['webp', width, width * 1.5]);
    expect([found.exif, found.xmp, found.iptc, found.orientation]).toEqual([undefined, undefined, undefined, undefined]);
  }
}

test('a visitor signs in to add photos; a wrong file or a lost connection or session loses no photo', async () => {
  const [asha, place] = [await makeAccount(), await makePlace()];
  const tab = await visit(place.path, { allow: [failedRequests] });
  await tab.getByRole('link', ADD).click();
  await see(heading(tab, 'Sign in to your account'));
  await signIn(tab, asha);
  const dialog = tab.getByRole('dialog', { name: `Add photos of ${place.name}` });
  const arrived = tab.waitForResponse((response) => response.url().endsWith('/api/photos') && response.ok());
  await choose(dialog, aFile('camera.jpg', await cameraPhoto()));
  const { sources } = (await (await arrived).json()) as { sources: { url: string; width: number }[] };
  await uploaded(dialog, 'camera.jpg');
  await expectClean(sources);

  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"><script>alert(1)</script></svg>');
  const wrong = [
    ['Please choose a JPEG, PNG or WebP picture', aFile('drawing.png', svg, 'image/png')],
    ['A photo has at most 8 MB', aFile('huge.jpg', Buffer.alloc(9 * 1024 * 1024, 'no picture'))],
  ] as const;
  await choose(dialog, ...wrong.map(([, file]) => file));
  for (const [sentence, { name }] of wrong) await see(cardOf(dialog, name).getByText(sentence, { exact: true }));
  await tab.context().setOffline(true);
  await choose(dialog, await aPhoto('gate.jpg'));
  const gate = cardOf(dialog, 'gate.jpg');
  await see(gate.getByText('The server cannot be reached. Check your connection.'));
  await fillIn(gate, { 'What does it show?': 'The gate' });
  await tab.context().setOffline(false);

  await api('/auth/logout', { method: 'POST', token: (await storedToken(tab)) ?? '' });
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
