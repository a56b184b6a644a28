// Writes the client's operations where the server finds them: it answers a page's first query itself and sends the data along, and knows
// what the client may ask where an operator lets nothing else run.
import fs from 'node:fs';
import { InMemoryCache } from '@apollo/client/cache';
import { Kind, parse, print, visit } from 'graphql';
import { at, filesBelow } from './lib/paths.mjs';

/** The fragments that a definition spreads, and those that these spread, and so on. */
function fragmentsOf(definition, fragments, found = new Map()) {
  visit(definition, {
    FragmentSpread({ name: { value } }) {
      if (found.has(value)) return;
      const fragment = fragments.get(value);
      if (!fragment) throw new Error(`The fragment ${value} is in no .graphql file`);
      found.set(value, fragment);
      fragmentsOf(fragment, fragments, found);
    },
  });
  return [...found.values()];
}

/**
 * Every query and mutation of the client by name, as full text with its fragments and with `__typename` where Apollo Client adds it.
 * @returns {Record<string, string>}
 */
export function readOperations(folder = at('frontend/src')) {
  const definitions = filesBelow(folder)
    .filter((file) => file.endsWith('.graphql'))
    .flatMap((file) => parse(fs.readFileSync(file, 'utf8')).definitions);
  const fragments = new Map(definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION).map((one) => [one.name.value, one]));
  const operations = definitions.filter(({ kind }) => kind === Kind.OPERATION_DEFINITION);
  const cache = new InMemoryCache();
  return Object.fromEntries(
    operations.map((operation) => {
      const document = { kind: Kind.DOCUMENT, definitions: [operation, ...fragmentsOf(operation, fragments)] };
      return [operation.name.value, print(cache.transformDocument(document))];
    }),
  );
}

/** Writes them as one JSON object. */
export function writeOperations(file) {
  fs.writeFileSync(file, JSON.stringify(readOperations()));
}
