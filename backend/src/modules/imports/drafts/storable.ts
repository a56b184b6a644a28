/** Returns a value of a file as JSON that PostgreSQL can store: without NUL and lone surrogates. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) => (typeof one === 'string' ? one.replaceAll('\0', '').toWellFormed() : one));
