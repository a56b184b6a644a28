import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The folder of the repository. */
const ROOT = path.resolve(__dirname, '../..');

/** A source file, read. */
export interface Source {
  /** Its path below the folder that was asked for. */
  file: string;
  tree: ts.SourceFile;
}

/** The TypeScript files below a folder of the repository, without tests and what is generated. */
export function sourcesBelow(folder: string): Source[] {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.(test|fixture|generated)\.tsx?$/.test(file))
    .map((file) => {
      const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
      return { file, tree: ts.createSourceFile(file, readFileSync(path.join(ROOT, folder, file), 'utf8'), ts.ScriptTarget.Latest, true, kind) };
    });
}

/** Calls back for a node and all below it, until it answers false for one: then not for those below that one. */
export function walk(node: ts.Node, visit: (node: ts.Node) => boolean | undefined): void {
  if (visit(node) === false) return;
  ts.forEachChild(node, (child) => walk(child, visit));
}

/** Where a node stands, for whoever reads of a failure. */
export const placeOf = ({ file, tree }: Source, node: ts.Node): string => `${file}:${tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1}`;

/** A text of the code with `{{}}` for what is put into it; undefined where the node is none. */
export function textOf(node: ts.Node): string | undefined {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }) => `{{}}${literal.text}`).join('');
}
