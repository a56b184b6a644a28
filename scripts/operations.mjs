// Writes the client's GraphQL operations to a file for the server. The server runs a page's first query itself and puts the data into the page.
// It also uses them as the list of allowed operations, if the operator allows only those.
import fs from 'node:fs';
import { InMemoryCache } from '@apollo/client/cache';
import { Kind, parse, print, visit } from 'graphql';
import { at, filesBelow } from './lib/paths.mjs';

/** Returns all fragments that a definition spreads, directly or through other fragments. */
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
 * Returns the full text of each query and mutation of the client, by name. It contains the fragments, and `__typename` where Apollo Client adds it.
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

/** Writes the operations as one JSON object: text by name. */
export function writeOperations(file) {
  fs.writeFileSync(file, JSON.stringify(readOperations()));
}
