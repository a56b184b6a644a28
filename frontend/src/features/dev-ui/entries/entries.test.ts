import ts from 'typescript';
import { sourcesBelow } from '../../../../test/sources';
import { ENTRIES } from '.';

const isComponent = (name: string): boolean => /^[A-Z][a-z]/.test(name);

/** Returns the names that a source exports, without types. */
function exportsOf({ statements }: ts.SourceFile): string[] {
  const isExported = (node: ts.Statement) => ts.canHaveModifiers(node) && ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
  const namesIn = (name: ts.BindingName): string[] =>
    ts.isIdentifier(name) ? [name.text] : name.elements.flatMap((element) => (ts.isBindingElement(element) ? namesIn(element.name) : []));
  return statements.flatMap((node) => {
    if (ts.isExportDeclaration(node) && !node.isTypeOnly && node.exportClause && ts.isNamedExports(node.exportClause))
      return node.exportClause.elements.filter(({ isTypeOnly }) => !isTypeOnly).map(({ name }) => name.text);
    if (!isExported(node)) return [];
    if (ts.isFunctionDeclaration(node)) return node.name ? [node.name.text] : [];
    return ts.isVariableStatement(node) ? node.declarationList.declarations.flatMap(({ name }) => namesIn(name)) : [];
  });
}

test('the page of components has an entry for each component that ui/ exports', () => {
  // the files of ui/ itself, and the index.ts of its rooms
  const doors = sourcesBelow('frontend/src/ui').filter(({ file }) => !file.includes('/') || file.endsWith('/index.ts'));
  const exported = doors.flatMap(({ tree }) => exportsOf(tree)).filter(isComponent);
  const shown = Object.values(ENTRIES).flatMap((entries) => entries.map(({ name }) => name));
  expect(exported).toEqual(expect.arrayContaining(['Avatar', 'NextIcon', 'Spinner', 'BrowseMap']));
  expect(shown.sort()).toEqual(exported.sort());
});
