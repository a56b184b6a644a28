import ts from 'typescript';
import { placeOf, type Source, sourcesBelow, walk } from '../../test/sources';
import { makeDotted, makeIsolate } from './bidi';
import { makeI18n } from './makeI18n';
import { ENGLISH, LANGUAGES } from './languages';

const arabic = LANGUAGES.find(({ code }) => code === 'ar') ?? ENGLISH;
const [right, left] = [makeIsolate(arabic), makeIsolate(ENGLISH)];

test('data are isolated where they can disturb the order of a text', () => {
  expect([right('5 Elephant (Old)'), right('+49 30 123'), right('')]).toEqual(['\u20685 Elephant (Old)\u2069', '\u2068+49 30 123\u2069', '']);
  expect([left('5 Elephant (Old)'), left('مطعم (القديم)'), left('Café')]).toEqual(['5 Elephant (Old)', '\u2068مطعم (القديم)\u2069', 'Café']);
});

test('facts in one line are isolated one by one, and those that are missing leave no dot', () => {
  expect(makeDotted(right)('مقهى', null, 'Café 5', false, '', undefined)).toBe('\u2068مقهى\u2069 · \u2068Café 5\u2069');
});

test('what stands for a placeholder of a text is isolated, whatever the text is; numbers are not', () => {
  const { t } = makeI18n(arabic, { legal: { telephone: 'الهاتف: {{phone}} ({{count}})' } }, String);
  expect(t('legal.telephone', { phone: '+49 30 123', count: 5 })).toBe('الهاتف: \u2068+49 30 123\u2069 (5)');
});

/** Names of variables and fields that hold what people or sources have written. */
const DATA = /^(\w*[nN]ame|state|country|fullAddress|phone|email|pendingEmail|address|credit|author|website|url|before|after|note|alt)$/;
/** Files whose names are words of the app: days, months, languages, columns. */
const OWN_WORDS = /\/(LanguageLinks|LanguageMenu|DayField|WeekTable|MonthField|ChartTable|ListTabs|RecordPage|TableViewMenu)\.tsx$/;

const nameOf = (node: ts.Node): string | undefined => (ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : undefined);

/** Whether data reach the page by an expression as they are: not as the arguments of a function, which isolates them, and not in elements of their own. */
function showsData(node: ts.Node): boolean {
  if ((ts.isCallExpression(node) && ts.isIdentifier(node.expression)) || ts.isArrowFunction(node) || ts.isTaggedTemplateExpression(node)) return false;
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return false;
  if (ts.isConditionalExpression(node)) return showsData(node.whenTrue) || showsData(node.whenFalse);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return showsData(node.right);
  const name = nameOf(node);
  if (name !== undefined) return DATA.test(name);
  return ts.forEachChild(node, (child) => showsData(child) || undefined) ?? false;
}

/** Whether what stands in an element is put in order by itself. */
function isIsolating(node: ts.Node): boolean {
  if (!ts.isJsxElement(node)) return false;
  const { tagName, attributes } = node.openingElement;
  return tagName.getText() === 'bdi' || attributes.properties.some(({ name }) => name?.getText() === 'dir');
}

/** Data between the tags of a template that no `<bdi>` surrounds. */
const bareInTemplate = ({ head, templateSpans }: ts.TemplateExpression): ts.Node[] => {
  let before = head.text;
  return templateSpans.flatMap(({ expression, literal }) => {
    const tag = before.slice(before.lastIndexOf('<'));
    const isBare = tag.includes('>') && !/^<(bdi>|[^>]* dir=)/.test(tag) && showsData(expression);
    before += literal.text;
    return isBare ? [expression] : [];
  });
};

function bareData(source: Source): string[] {
  const found: ts.Node[] = [];
  walk(source.tree, (node) => {
    const isChild = ts.isJsxExpression(node) && (ts.isJsxElement(node.parent) || ts.isJsxFragment(node.parent));
    if (isChild && node.expression && showsData(node.expression) && !isIsolating(node.parent)) found.push(node);
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'html' && ts.isTemplateExpression(node.template))
      found.push(...bareInTemplate(node.template));
    return undefined;
  });
  return found.map((node) => `${placeOf(source, node)} ${node.getText()}`);
}

test('data stand in a <bdi> wherever a screen, a first paint or a page for frames shows them', () => {
  const sources = sourcesBelow('frontend/src').filter(({ file }) => !OWN_WORDS.test(file));
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(bareData)).toEqual([]);
});

test('facts are put into one line by `dotted` alone', () => {
  const joined = sourcesBelow('frontend/src').filter(({ file, tree }) => file !== 'lib/bidi.ts' && /join\(' · '\)/.test(tree.text));
  expect(joined.map(({ file }) => file)).toEqual([]);
});
