import ts from 'typescript';
import { placeOf, type Source, sourcesBelow, walk } from '../../../test/sources';
import { makeDotted, makeIsolate } from './bidi';
import { makeI18n } from './makeI18n';
import { ENGLISH, LANGUAGES } from './languages';

const arabic = LANGUAGES.find(({ code }) => code === 'ar') ?? ENGLISH;
const [right, left] = [makeIsolate(arabic), makeIsolate(ENGLISH)];

test('data is isolated where it can change the order of the text', () => {
  expect([right('5 Elephant (Old)'), right('+49 30 123'), right('')]).toEqual(['\u20685 Elephant (Old)\u2069', '\u2068+49 30 123\u2069', '']);
  expect([left('5 Elephant (Old)'), left('مطعم (القديم)'), left('Café')]).toEqual(['5 Elephant (Old)', '\u2068مطعم (القديم)\u2069', 'Café']);
});

test('dotted isolates each fact and skips missing ones', () => {
  expect(makeDotted(right)('مقهى', null, 'Café 5', false, '', undefined)).toBe('\u2068مقهى\u2069 · \u2068Café 5\u2069');
});

test('placeholder values are isolated, except numbers', () => {
  const { t } = makeI18n(arabic, { legal: { telephone: 'الهاتف: {{phone}} ({{count}})' } }, String, 'CityPins');
  expect(t('legal.telephone', { phone: '+49 30 123', count: 5 })).toBe('الهاتف: \u2068+49 30 123\u2069 (5)');
});

/** Names of variables and fields that contain user content or imported data. */
const DATA = /^(\w*[nN]ame|state|country|fullAddress|phone|email|pendingEmail|address|credit|author|website|url|before|after|note|alt)$/;
/** Files in which these names contain texts of the app: days, months, languages, columns. */
const OWN_WORDS = /\/(LanguageLinks|LanguageMenu|MailPreferences|DayField|WeekTable|MonthField|ChartTable|ListTabs|RecordBody|TableViewMenu)\.tsx$/;

const nameOf = (node: ts.Node): string | undefined => (ts.isIdentifier(node) ? node.text : ts.isPropertyAccessExpression(node) ? node.name.text : undefined);

/** Returns whether an expression renders data without isolation. Function calls isolate their arguments, and nested elements are checked on their own. */
function showsData(node: ts.Node): boolean {
  if ((ts.isCallExpression(node) && ts.isIdentifier(node.expression)) || ts.isArrowFunction(node) || ts.isTaggedTemplateExpression(node)) return false;
  if (ts.isJsxElement(node) || ts.isJsxSelfClosingElement(node) || ts.isJsxFragment(node)) return false;
  if (ts.isConditionalExpression(node)) return showsData(node.whenTrue) || showsData(node.whenFalse);
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return showsData(node.right);
  const name = nameOf(node);
  if (name !== undefined) return DATA.test(name);
  return ts.forEachChild(node, (child) => showsData(child) || undefined) ?? false;
}

/** Returns whether an element isolates its content. */
function isIsolating(node: ts.Node): boolean {
  if (!ts.isJsxElement(node)) return false;
  const { tagName, attributes } = node.openingElement;
  return tagName.getText() === 'bdi' || attributes.properties.some(({ name }) => name?.getText() === 'dir');
}

/** Returns the expressions in a template that render data outside `<bdi>`. */
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

test('screens, first paint and embedded pages show data only inside <bdi>', () => {
  const sources = sourcesBelow('frontend/src').filter(({ file }) => !OWN_WORDS.test(file));
  expect(sources.length).toBeGreaterThan(300);
  expect(sources.flatMap(bareData)).toEqual([]);
});

test('only `dotted` joins facts into one line', () => {
  const joined = sourcesBelow('frontend/src').filter(({ file, tree }) => file !== 'lib/languages/bidi.ts' && /join\(' · '\)/.test(tree.text));
  expect(joined.map(({ file }) => file)).toEqual([]);
});
