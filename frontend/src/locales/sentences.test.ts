import ts from 'typescript';
import { sourcesBelow, textOf, walk } from '../../test/sources';
import { inputRules } from '../graphql/inputRules.generated';
import english from './en/sentences.json';

const GAP = /\{\{\w*\}\}/g;
const known = Object.keys(english).map((sentence) => sentence.replace(GAP, '{{}}'));
const patternOf = (sentence: string): RegExp =>
  new RegExp(
    `^${sentence
      .split('{{}}')
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+')}$`,
  );
const patterns = known.map(patternOf);
/** Returns whether a sentence of the code, or a longer one that starts with it, has a translation. `{{}}` stands for its values. */
const isKnown = (sentence: string): boolean =>
  patterns.some((pattern) => pattern.test(sentence)) || known.some((one) => patternOf(sentence).test(one) || one.startsWith(`${sentence}. `));

/** Inputs of the console, which exists only in English. */
const OF_CONSOLE = ['CityInput', 'PlaceInput', 'RejectionInput', 'SaveViewInput', 'WebhookInput'];

test('every rule of the public forms has a translation', () => {
  const said = Object.entries(inputRules)
    .filter(([input]) => !OF_CONSOLE.includes(input))
    .flatMap(([, fields]) =>
      Object.values(fields).flatMap((rules: object) =>
        ['required', 'min', 'max', 'pattern'].flatMap((rule) => {
          const found = (rules as Record<string, string | readonly [unknown, string] | undefined>)[rule];
          return found === undefined ? [] : [typeof found === 'string' ? found : found[1]];
        }),
      ),
    );
  expect(said.length).toBeGreaterThan(50);
  expect([...new Set(said)].filter((sentence) => !isKnown(sentence))).toEqual([]);
});

/** Server files with messages for visitors. Excludes mails, the console and messages for developers. */
const SPEAKING =
  /^(modules\/(users|accounts|photos|cities|places|reviews|favorites|reports)|core\/(errors|access|pictures|validation)|core\/db\/once|server\/http)/;
const SILENT =
  /\.(mails|notices|query|compiled|module|loader|entity|resolver|rest|type|job|json)\.ts$|admin|decision|photo-moderation|picture\.input|list-files|data\.sources|(send-file|concurrency-limiter|migration|read-connections|plain-text|connection-burst|outside-failure)/;
/** Texts that visitors never see: log messages, notes, descriptions, messages for developers. */
const UNSAID =
  /^(Somebody|At most \{\{\}\} reports|A sign-in|An account (was|can)|A password was|New member|Request failed|The (address is malformed|request body is not|request cannot be read))/;

/** Returns the sentences in a file: texts of several words with a capital first letter. Skips decorators, imports and log calls. */
function sentencesIn(tree: ts.SourceFile): string[] {
  const found: string[] = [];
  walk(tree, (node) => {
    if (ts.isDecorator(node) || ts.isImportDeclaration(node) || ts.isTaggedTemplateExpression(node)) return false;
    const isRegistered = ts.isCallExpression(node) && /registerEnumType|logger|\.(note|log|warn|info|debug)$/.test(node.expression.getText(tree));
    if (isRegistered) return false;
    const text = textOf(node);
    if (text !== undefined && /^\p{Lu}\p{Ll}*[ ,]\S+ /u.test(text) && !/\n/.test(text)) found.push(text);
    return undefined;
  });
  return found;
}

test('every sentence that the server sends to visitors has a translation', () => {
  const files = sourcesBelow('backend/src').filter(({ file }) => SPEAKING.test(file) && !SILENT.test(file));
  const said = files.flatMap(({ file, tree }) => sentencesIn(tree).map((sentence) => `${file}: ${sentence}`));
  const isSaid = (line: string) => !UNSAID.test(line.slice(line.indexOf(': ') + 2));
  expect(said.length).toBeGreaterThan(60);
  expect(said.filter((line) => isSaid(line) && !isKnown(line.slice(line.indexOf(': ') + 2)))).toEqual([]);
});
