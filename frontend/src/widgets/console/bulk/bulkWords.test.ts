import ts from 'typescript';
import { sourcesBelow, textOf, walk } from '../../../../test/sources';
import { bulkTitle } from './bulkWords';

/** Returns the names of the actions that the server can run on many rows. */
function namesInServer(): string[] {
  const names: string[] = [];
  for (const { tree } of sourcesBelow('backend/src/modules')) {
    walk(tree, (node) => {
      if (!ts.isCallExpression(node) || !/\bbulk\.define$/.test(node.expression.getText())) return undefined;
      const [action] = node.arguments;
      const properties = action && ts.isObjectLiteralExpression(action) ? action.properties.filter(ts.isPropertyAssignment) : [];
      const name = properties.find((property) => property.name.getText() === 'name');
      names.push((name && textOf(name.initializer)) ?? 'unknown');
      return undefined;
    });
  }
  return names.flatMap((name) => (name === 'restore-{{}}' ? ['city', 'place', 'review', 'photo', 'list'].map((kind) => `restore-${kind}`) : name));
}

test('each action on many rows has a title', () => {
  const names = namesInServer();
  expect(names.length).toBeGreaterThan(15);
  const titleOf = (action: string) => bulkTitle({ kind: 'BULK_CHANGE', bulk: { changeId: 'c1', targetKind: 'PLACE', action, changed: 0, skipped: 0 } });
  expect(names.filter((name) => titleOf(name) === undefined)).toEqual([]);
});
