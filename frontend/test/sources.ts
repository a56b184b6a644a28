import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Root folder of the repository. */
const ROOT = path.resolve(__dirname, '../..');

/** Parsed source file. */
export interface Source {
  /** Path relative to the searched folder. */
  file: string;
  tree: ts.SourceFile;
}

/** Returns the TypeScript files below a folder of the repository, without tests, fixtures and generated files. */
export function sourcesBelow(folder: string): Source[] {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|generated)\.tsx?$/.test(file))
    .map((file) => {
      const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      return { file, tree: ts.createSourceFile(file, readFileSync(path.join(ROOT, folder, file), 'utf8'), ts.ScriptTarget.Latest, true, kind) };
    });
}

/** Visits a node and its descendants; if `visit` returns false, skips the descendants of that node. */
export function walk(node: ts.Node, visit: (node: ts.Node) => boolean | undefined): void {
  if (visit(node) === false) return;
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Returns `file:line` of a node, for failure messages. */
export const placeOf = ({ file, tree }: Source, node: ts.Node): string => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;

/** Returns the text of a string literal or template, with `{{}}` for each expression; undefined for other nodes. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{{}}${literal.text}`).join('');
}
