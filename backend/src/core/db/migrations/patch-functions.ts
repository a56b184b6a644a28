import type { QueryRunner } from 'typeorm';

/**
 * Replaces parts of the current texts of functions, so that the rest of them stays as earlier migrations have written it.
 * @throws Error if a function contains none of the parts
 */
export async function patchFunctions(runner: QueryRunner, names: readonly string[], patches: readonly (readonly [before: string, after: string])[]): Promise<void> {
  for (const name of names) {
    const [{ text }] = (await runner.query('SELECT pg_get_functiondef($1::regproc) AS text', [name])) as [{ text: string }];
    const patched = patches.reduce((current, [before, after]) => current.replaceAll(before, after), text);
    if (patched === text) throw new Error(`${name} does not contain the expected text`);
    await runner.query(patched);
  }
}
