import { setTimeout as sleep } from 'node:timers/promises';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { type Account, api, see, signInAsAdmin } from '../steps.js';
import { appUrl } from '../support/browser.js';
import { ask } from './people.js';

/** Name of the button that opens the photo dialog and of the one that adds the photos. */
export const ADD = { name: 'Add photos', exact: true };

/** Message after photos were added. */
export const WAITING = 'Thank you! Your photos show once they are approved.';

/** Opens the dialog that adds photos to a place. */
export async function openPicker(tab: Page, { name }: { name: string }): Promise<Locator> {
  await tab.getByRole('button', ADD).click();
  const dialog = tab.getByRole('dialog', { name: `Add photos of ${name}` });
  await see(dialog);
  return dialog;
}

/** File for a file chooser. */
interface PictureFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const aFile = (name: string, buffer: Buffer, mimeType = 'image/jpeg'): PictureFile => ({ name, mimeType, buffer });

/** Returns a single-color JPEG, by default of 1600 × 1200 pixels. */
export async function aPhoto(name: string, background = '#c83c1e', { width = 1600, height = 1200 } = {}): Promise<PictureFile> {
  return aFile(
    name,
    await sharp({ create: { width, height, channels: 3, background } })
      .jpeg()
      .toBuffer(),
  );
}

/** Chooses files in a dialog that asks for photos. */
export const choose = (dialog: Locator, ...files: PictureFile[]): Promise<void> => dialog.locator('input[type=file]').setInputFiles(files);

/** Returns the card of a chosen photo. */
export const cardOf = (dialog: Locator, name: string): Locator => dialog.getByRole('listitem', { name, exact: true });

/** Waits until a chosen photo is uploaded: then its button says Remove instead of Cancel. */
export const uploaded = (dialog: Locator, name: string): Promise<void> => dialog.getByRole('button', { name: `Remove ${name}`, exact: true }).waitFor();

async function upload({ token }: Pick<Account, 'token'>, alt: string): Promise<string> {
  const { name, buffer } = await aPhoto('photo.jpg');
  const form = new FormData();
  form.append('alt', alt);
  form.append('photo', new Blob([new Uint8Array(buffer)]), name);
  const answer = await fetch(`${appUrl()}/api/photos`, { method: 'POST', headers: { authorization: `Bearer ${token}` }, body: form });
  return ((await answer.json()) as { _id: string })._id;
}

/**
 * Adds photos to a place through the API, one for each description.
 * @returns their ids
 */
export async function addPhotos(author: Pick<Account, 'token'>, placeId: string, ...alts: string[]): Promise<string[]> {
  const photoIds: string[] = [];
  for (const alt of alts) photoIds.push(await upload(author, alt));
  await api(`/places/${placeId}/photos`, { method: 'POST', token: author.token, body: { photoIds } });
  return photoIds;
}

interface OwnPhoto {
  id: string;
  image: { alt: string };
}

/** Returns the photos of a user, newest first. */
export async function photosOf(author: Account): Promise<OwnPhoto[]> {
  const { viewer } = await ask<{ viewer: { photos: { items: OwnPhoto[] } } }>(author, '{ viewer { photos { items { id image { alt } } } } }');
  return viewer.photos.items;
}

/**
 * Waits until the server has stored the description of a photo.
 * @returns the id of the photo
 */
export async function photoOf(author: Account, words: string): Promise<string> {
  for (let tries = 0; tries < 100; tries += 1) {
    const found = (await photosOf(author)).find(({ image }) => image.alt === words);
    if (found) return found.id;
    await sleep(100);
  }
  throw new Error(`None of the photos shows “${words}”.`);
}

/** Approves a photo as an admin, or rejects it if a reason is given. */
export async function decidePhoto(id: string, reason?: string): Promise<void> {
  const admin = await signInAsAdmin();
  if (reason === undefined) await ask(admin, 'mutation ($id: ID!) { approvePhotos(ids: [$id]) { count } }', { id });
  else await ask(admin, 'mutation ($id: ID!, $input: RejectionInput!) { rejectPhotos(ids: [$id], input: $input) { count } }', { id, input: { reason } });
}
