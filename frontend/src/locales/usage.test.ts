import ts from 'typescript';
import { placeOf, type Source, sourcesBelow, textOf, walk } from '../../test/sources';
import consoleTexts from './en/console.json';
import legal from './en/legal.json';
import settings from './en/settings.json';
import texts from './en/texts.json';

/** Files of the pages for developers, which exist only in English and have their texts in the code. */
const FOR_DEVELOPERS = /^(features\/dev-ui\/|graphiql\.tsx|graphql\/)/;

const sources = sourcesBelow('frontend/src').filter(({ file }) => !FOR_DEVELOPERS.test(file));
/** Texts of the settings, whose features have two names. */
const inSettings = Object.fromEntries(Object.entries(settings).map(([group, of]) => [`settings.${group}`, of]));
const english = new Map<string, string>(
  Object.entries({ ...texts, ...consoleTexts, ...inSettings, legal }).flatMap(([feature, of]) =>
    Object.entries(of).map(([key, text]) => [`${feature}.${key}`, text] as const),
  ),
);
const PLURAL = /_(one|other)$/;

/** Returns the text keys in the code: whole keys, and the fixed starts of computed keys. */
function keysIn(all: readonly Source[]) {
  const named = new Set<string>();
  const begun = new Set<string>();
  for (const { tree } of all) {
    walk(tree, (node) => {
      if (ts.isStringLiteralLike(node)) named.add(node.text);
      if (ts.isTemplateExpression(node) && /^\w+\.\w*$/.test(node.head.text)) begun.add(node.head.text);
      return undefined;
    });
  }
  return { named, begun };
}

test('every text is used', () => {
  const { named, begun } = keysIn([...sources, ...sourcesBelow('backend/src/server/page')]);
  const page = /\{\{(\w+\.\w+)\}\}/g;
  for (const [, key = ''] of indexHtml().matchAll(page)) named.add(key);
  const unused = [...english.keys()].filter(
    (key) => !named.has(key.replace(PLURAL, '')) && !named.has(key) && ![...begun].some((start) => key.startsWith(start)),
  );
  expect(unused).toEqual([]);
});

function indexHtml(): string {
  return ts.sys.readFile(`${__dirname}/../../index.html`) ?? '';
}

test('every text that the server and index.html use exists', () => {
  const { named } = keysIn(sourcesBelow('backend/src/server/page'));
  const features = new Set([...english.keys()].map((key) => key.split('.')[0]));
  const keys = [...[...named].filter((text) => /^\w+\.\w+$/.test(text)), ...[...indexHtml().matchAll(/\{\{(\w+\.\w+)\}\}/g)].map(([, key = '']) => key)];
  const ours = keys.filter((key) => features.has(key.split('.')[0]));
  expect(ours.length).toBeGreaterThan(20);
  expect(ours.filter((key) => !english.has(key))).toEqual([]);
});

/** Returns key and value names of a `t` call or `RichText` element; undefined for other nodes. */
function useOf(node: ts.Node): { key: string; values: string[] } | undefined {
  const namesIn = (values: ts.Node | undefined): string[] =>
    values && ts.isObjectLiteralExpression(values) ? values.properties.flatMap(({ name }) => (name && ts.isIdentifier(name) ? [name.text] : [])) : [];
  if (ts.isCallExpression(node) && ['t', 'say'].includes(node.expression.getText())) {
    const [key, values] = node.arguments;
    return key && ts.isStringLiteral(key) ? { key: key.text, values: namesIn(values) } : undefined;
  }
  if (!ts.isJsxSelfClosingElement(node) || node.tagName.getText() !== 'RichText') return undefined;
  const attributes = new Map(node.attributes.properties.filter(ts.isJsxAttribute).map(({ name, initializer }) => [name.getText(), initializer]));
  const key = attributes.get('text');
  const values = attributes.get('values');
  return key && ts.isStringLiteral(key) ? { key: key.text, values: namesIn(values && ts.isJsxExpression(values) ? values.expression : undefined) } : undefined;
}

test('every use of a text passes exactly its placeholders', () => {
  const wrong: string[] = [];
  let found = 0;
  for (const source of [...sources, ...sourcesBelow('backend/src/server/page')]) {
    walk(source.tree, (node) => {
      const use = useOf(node);
      if (!use) return undefined;
      found += 1;
      const text = english.get(use.key) ?? english.get(`${use.key}_other`) ?? '';
      // `makeI18n` fills in the name of the site.
      const wanted = [...text.matchAll(/\{\{(\w+)/g)].map(([, name = '']) => name).filter((name) => name !== 'site');
      const isCounted = english.has(`${use.key}_other`);
      const asked = new Set([...wanted, ...(isCounted ? ['count'] : [])]);
      if (String([...asked].sort()) !== String([...use.values].sort())) wrong.push(`${placeOf(source, node)} ${use.key}`);
      return undefined;
    });
  }
  expect(found).toBeGreaterThan(600);
  expect(wrong).toEqual([]);
});

test('no module reads a text while it loads', () => {
  const early: string[] = [];
  for (const source of sources) {
    walk(source.tree, (node) => {
      if (ts.isFunctionLike(node)) return false;
      if (useOf(node)) early.push(placeOf(source, node));
      return undefined;
    });
  }
  expect(early).toEqual([]);
});

/** Names and opening hours syntax that are the same in every language. */
const NAMES =
  /^(Apr-Sep Mo-Sa 10:00-20:00; PH off|CityPins|citypins|Google|Facebook|GitHub|Instagram|LinkedIn|Pinterest|Telegram|X|YouTube|GraphQL API|REST API|GeoNames|CC BY 4\.0|GeoJSON|GPX|CSV)$/;
/** Attributes and properties whose values users see or hear. */
const READ =
  /^(aria-label|aria-roledescription|aria-valuetext|alt|label|title|subtitle|text|placeholder|hint|intro|term|message|failure|helperText|primary|secondary|confirm|cancel|all|description|noOptionsText|loadingText|clearText|openText|closeText)$/;
/** Matches a sentence or its start. */
const SENTENCE = /^(?!Bearer )\p{Lu}[\p{L}’'-]*,? (?:\p{L}|\{\{)/u;

/** Returns whether a node is a visible text. */
function isWritten(node: ts.Node): boolean {
  if (ts.isJsxText(node)) {
    const words = node.text.trim();
    return /\p{L}{2}/u.test(words) && !NAMES.test(words);
  }
  const text = textOf(node);
  if (text === undefined || NAMES.test(text)) return false;
  const { parent } = node;
  if (ts.isPropertyAssignment(parent) && parent.name === node) return false;
  const name = ts.isJsxAttribute(parent) || ts.isPropertyAssignment(parent) ? parent.name.getText().replaceAll(/['"]/g, '') : '';
  return SENTENCE.test(text) || (READ.test(name) && /^\p{Lu}?\p{Ll}{2,}(?![\p{L}:])/u.test(text) && !english.has(text) && !english.has(`${text}_other`));
}

test('no visible text is hard-coded', () => {
  const written: string[] = [];
  for (const source of sources) {
    // Language names and offers are in their own language on every page.
    if (source.file === 'lib/languages/languages.ts') continue;
    walk(source.tree, (node) => {
      // Thrown errors are for developers.
      if (ts.isImportDeclaration(node) || ts.isTypeNode(node) || (ts.isNewExpression(node) && /^(Error|DOMException)$/.test(node.expression.getText())))
        return false;
      if (isWritten(node)) written.push(`${placeOf(source, node)} ${node.getText(source.tree).trim()}`);
      return undefined;
    });
  }
  expect(written).toEqual([]);
});
