import ts from 'typescript';
import { codeRules, commentRule } from './code-rules.mjs';

/**
 * What is wrong with a file's code.
 *
 * @param {string} path from the root of the checkout
 * @param {string} text its content
 * @returns {string[]} one sentence each: place, rule, what to do instead
 */
export function codeProblems(path, text) {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const rules = codeRules.filter(({ applies }) => applies(path));
  const problems = [];
  const visit = (node) => {
    for (const rule of rules) if (rule.finds(node)) problems.push(problemAt(source, node.getStart(), rule));
    ts.forEachChild(node, visit);
  };
  visit(source);
  return [...problems, ...commentProblems(source, text)];
}

function commentProblems(source, text) {
  const problems = [];
  for (const { start, end } of comments(source, text)) {
    if (commentRule.pattern.test(text.slice(start, end)))
      problems.push(problemAt(source, start, commentRule));
  }
  return problems;
}

/** Every comment, found between the tokens, so that text in strings does not count. */
function comments(source, text) {
  const found = new Map();
  const visit = (node) => {
    for (const range of ts.getLeadingCommentRanges(text, node.getFullStart()) ?? [])
      found.set(range.pos, range);
    for (const range of ts.getTrailingCommentRanges(text, node.getEnd()) ?? []) found.set(range.pos, range);
    for (const child of node.getChildren(source)) visit(child);
  };
  if (commentRule.pattern.test(text)) visit(source);
  return [...found.values()].map(({ pos, end }) => ({ start: pos, end }));
}

function problemAt(source, position, { name, instead }) {
  const { line } = source.getLineAndCharacterOfPosition(position);
  return `${source.fileName}:${line + 1}: ${name}. ${instead}`;
}
