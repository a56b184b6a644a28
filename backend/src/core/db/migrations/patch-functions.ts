import type { QueryRunner } from 'typeorm';

/** A part of a function's text, before and after a migration. */
export type Patch = readonly [before: string, after: string];

/**
 * Replaces parts of the current texts of functions, so that the rest of them stays as earlier migrations have written it.
 * @param functions patches by name; by signature if several functions have the name: `search_lexemes(places, cities)`
 * @param direction `down` replaces the parts after the migration by those before it
 * @throws Error if a function contains none of its parts
 */
export async function patchFunctions(runner: QueryRunner, functions: Readonly<Record<string, readonly Patch[]>>, direction: 'up' | 'down'): Promise<void> {
  for (const [name, patches] of Object.entries(functions)) {
    const type = name.includes('(') ? 'regprocedure' : 'regproc';
    const [{ text }] = (await runner.query(`SELECT pg_get_functiondef($1::${type}) AS text`, [name])) as [{ text: string }];
    const patched = patches.reduce((current, [before, after]) => {
      const [from, to] = direction === 'up' ? [before, after] : [after, before];
      return current.replaceAll(from, () => to);
    }, text);
    if (patched === text) throw new Error(`${name} does not contain the expected text`);
    await runner.query(patched);
  }
}
