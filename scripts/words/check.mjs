import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { filesBelow } from '../lib/source-files.mjs';
import { oldWordOf } from './old-words.mjs';

const FOLDERS = ['packages', 'apps', 'e2e', 'bench', 'scripts'];
const SOURCE = /\.(ts|tsx|mjs)$/u;
const DECLARES = new Set([
  ts.SyntaxKind.VariableDeclaration,
  ts.SyntaxKind.Parameter,
  ts.SyntaxKind.BindingElement,
  ts.SyntaxKind.FunctionDeclaration,
  ts.SyntaxKind.ClassDeclaration,
  ts.SyntaxKind.InterfaceDeclaration,
  ts.SyntaxKind.TypeAliasDeclaration,
  ts.SyntaxKind.EnumDeclaration,
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.PropertyAssignment,
  ts.SyntaxKind.MethodSignature,
  ts.SyntaxKind.MethodDeclaration,
]);

/** Declarations of what objects have, and of variables that destructuring names after it. */
const PROPERTIES = new Set([
  ts.SyntaxKind.BindingElement,
  ts.SyntaxKind.PropertySignature,
  ts.SyntaxKind.PropertyDeclaration,
  ts.SyntaxKind.PropertyAssignment,
]);

/**
 * Finds names with an old word: files, and what TypeScript declares. Tables and columns are declared in the schema
 * that is generated from the database, jobs as properties of their tables.
 *
 * @param {string} root
 * @param {readonly string[]} allowed properties that may have one
 * @returns {{ files: number, problems: string[], gone: string[] }} `gone`: allowed names that nothing declares any more
 */
export function checkWords(root, allowed) {
  const paths = FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => filesBelow(join(root, folder)))
    .map((file) => file.slice(root.length + 1))
    .filter((path) => SOURCE.test(path) && !path.startsWith('scripts/words/'));
  const exempt = new Set(allowed);
  const found = new Set();
  const problems = paths.flatMap((path) => {
    const names = [fileNameOf(path), ...declaredNames(path, readFileSync(join(root, path), 'utf8'))];
    return names.flatMap(({ name, line, isProperty }) => {
      const old = oldWordOf(name);
      if (old === null) return [];
      if (isProperty && exempt.has(name)) {
        found.add(name);
        return [];
      }
      return [
        `${path}:${line}: "${name}" has the old word "${old.word}"; the standard term is ${old.standard}.`,
      ];
    });
  });
  return { files: paths.length, problems, gone: allowed.filter((name) => !found.has(name)) };
}

function fileNameOf(path) {
  return { name: path.split('/').at(-1) ?? path, line: 1, isProperty: false };
}

/** The names that a file declares, each once as a property and once as anything else. */
function declaredNames(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false);
  const names = new Map();
  const visit = (node) => {
    const { name } = node;
    if (
      DECLARES.has(node.kind) &&
      name !== undefined &&
      (ts.isIdentifier(name) || ts.isPrivateIdentifier(name))
    ) {
      const first = source.getLineAndCharacterOfPosition(name.pos).line + 1;
      const isProperty = PROPERTIES.has(node.kind);
      const key = `${name.text} ${isProperty}`;
      if (!names.has(key)) names.set(key, { name: name.text, line: first, isProperty });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...names.values()];
}
