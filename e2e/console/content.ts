import { randomUUID } from 'node:crypto';
import { cityInput } from '../city-input.js';
import { type Account, findCity, signInAsAdmin } from '../steps.js';
import { ask } from '../community/people.js';

/** Returns a unique name. */
export const newName = (word: string): string => `${word} ${randomUUID().slice(0, 8)}`;

export interface Made {
  id: string;
  name: string;
}

/** Creates a city that no other test uses. */
export async function makeCity(more: object = {}): Promise<Made> {
  const name = newName('Port');
  const { createCity } = await ask<{ createCity: { id: string } }>(
    await signInAsAdmin(),
    'mutation ($input: CityInput!) { createCity(input: $input) { id } }',
    { input: cityInput(name, more) },
  );
  return { id: createCity.id, name };
}

/** Changes a city as an admin. The city must be unchanged since `makeCity`. */
export async function changeCity({ id, name }: Made, more: object): Promise<void> {
  await ask(await signInAsAdmin(), 'mutation ($id: ID!, $input: CityInput!) { updateCity(id: $id, version: 1, input: $input) { id } }', {
    id,
    input: cityInput(name, more),
  });
}

/** Suggests a place as a user, in a city of the sample data. It waits for approval. */
export async function suggestPlace(author: Account, name = newName('Corner'), more: object = {}): Promise<Made> {
  const { _id: cityId, coordinates } = await findCity('Pune');
  const input = { name, cityId, category: 'cafe', description: 'A small place that only this journey knows of.', coordinates, ...more };
  const { suggestPlace: place } = await ask<{ suggestPlace: { id: string } }>(
    author,
    'mutation ($input: SuggestPlaceInput!) { suggestPlace(input: $input) { id } }',
    { input },
  );
  return { id: place.id, name };
}

/** Returns the current state of a place as admins see it. */
export async function placeNow(id: string): Promise<{ status: string; featured: boolean; category: string; moderation: { reason: string | null } | null }> {
  const { adminPlace } = await ask<{ adminPlace: Awaited<ReturnType<typeof placeNow>> }>(
    await signInAsAdmin(),
    'query ($id: ID!) { adminPlace(id: $id) { status featured category moderation { reason } } }',
    { id },
  );
  return adminPlace;
}
