import ts from 'typescript';

const isTest = (path) => /\.test\.tsx?$|(^|\/)(test|testing)\//u.test(path);
const inServer = (path) => path.startsWith('apps/server/src/') && !isTest(path);
const nearMoney = (path) =>
  /^(apps|packages)\/[^/]+\/src\//u.test(path) && !path.startsWith('packages/finance/') && !isTest(path);
const inStore = (path) => inServer(path) && /^apps\/server\/src\/modules\/[^/]+\/store(\.ts$|\/)/u.test(path);
const outsideStores = (path) =>
  inServer(path) &&
  !path.startsWith('apps/server/src/platform/') &&
  !/^apps\/server\/src\/modules\/[^/]+\/store(\.ts$|\/)/u.test(path);

const SQL =
  /^\s*(select|SELECT|insert into|INSERT INTO|update \S+ set|UPDATE \S+ SET|delete from|DELETE FROM|with \w+ as \()\b/u;
const QUERY_BUILDERS = ['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto'];
/** A text with values, with a full stop, or of four words; values of the wire have three at most. */
const SENTENCE = /\{\{|[.?!]$|^\S+( \S+){3,}$/u;
const MONEY = /(Sen|_sen|\bsen)\b/u;

/**
 * Rules about what code is allowed where. `finds` checks one syntax node.
 *
 * @type {{ name: string, instead: string, applies: (path: string) => boolean, finds: (node: ts.Node) => boolean }[]}
 */
export const codeRules = [
  {
    name: 'no-floats-near-money',
    instead: 'Money is Sen: use parseAmount, formatAmount and the arithmetic of @titian/finance.',
    applies: nearMoney,
    finds: (node) =>
      callsFunction(node, 'parseFloat') ||
      callsMethod(node, ['toFixed', 'parseFloat']) ||
      (callsFunction(node, 'Number') && node.arguments.some((argument) => MONEY.test(argument.getText()))),
  },
  {
    name: 'no-fetch-outside-the-client',
    instead: 'Call the server through lib/api, which knows the headers, the session and the errors.',
    applies: (path) =>
      path.startsWith('apps/web/src/') && !path.startsWith('apps/web/src/lib/api/') && !isTest(path),
    finds: (node) => callsFunction(node, 'fetch') || isProperty(node, ['window', 'globalThis'], 'fetch'),
  },
  {
    name: 'no-words-read-at-load',
    instead: 'Read the text where it is shown, inside a function: the person may change the language later.',
    applies: (path) => path.startsWith('apps/web/src/') && !isTest(path),
    finds: (node) =>
      ['text', 'choiceName', 'nameOf', 'specifiedText'].some((name) => callsFunction(node, name)) &&
      ts.findAncestor(node, ts.isFunctionLike) === undefined,
  },
  {
    name: 'no-malay-by-english-sentence',
    instead:
      'Send a code with values that the server words (MSG-13), or look the text up by its key: a changed sentence loses its translation.',
    applies: (path) => path.startsWith('apps/web/src/') && path.endsWith('.ms.ts'),
    finds: (node) =>
      ts.isPropertyAssignment(node) && ts.isStringLiteral(node.name) && SENTENCE.test(node.name.text),
  },
  {
    name: 'no-environment-outside-config',
    instead: 'Take the value from platform/config.ts, handed in by compose.ts.',
    applies: (path) =>
      inServer(path) && !/^apps\/server\/src\/(main|migrate|copy-database|platform\/config)\.ts$/u.test(path),
    finds: (node) => isProperty(node, ['process'], 'env'),
  },
  {
    name: 'no-time-outside-the-clock',
    instead: 'Use ctx.now or the Clock that you were given: the business date can be moved.',
    applies: (path) => inServer(path) && path !== 'apps/server/src/platform/clock.ts',
    finds: (node) =>
      isProperty(node, ['Date'], 'now') ||
      (ts.isNewExpression(node) &&
        isIdentifier(node.expression, 'Date') &&
        (node.arguments?.length ?? 0) === 0),
  },
  {
    name: 'no-sql-outside-stores',
    instead:
      'Put the statement into store.ts or store/ of the module that owns the table, and call it from here.',
    applies: outsideStores,
    finds: (node) =>
      ((ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)) && SQL.test(literalText(node))) ||
      callsMethod(node, QUERY_BUILDERS) ||
      (ts.isTaggedTemplateExpression(node) && isIdentifier(node.tag, 'sql')),
  },
  {
    name: 'no-rows-out-of-stores',
    instead:
      'Give the function a domain type as its result and decode the row in the store. Rows for the data export belong into store/export.ts.',
    applies: (path) => inStore(path) && !path.endsWith('/store/export.ts'),
    finds: (node) => isExported(node) && (isUntypedQuery(node) || isRowType(node)),
  },
  {
    name: 'no-unreadable-money-as-zero',
    instead:
      'Read stored or validated money with senFromText, which throws; say in words what is asked of text that somebody types.',
    applies: nearMoney,
    finds: (node) =>
      ts.isBinaryExpression(node) &&
      [ts.SyntaxKind.QuestionQuestionToken, ts.SyntaxKind.BarBarToken].includes(node.operatorToken.kind) &&
      (callsFunction(node.left, 'parseSen') || callsFunction(node.left, 'parseAmount')) &&
      isMoneyConstant(node.right),
  },
  {
    name: 'no-roles-outside-permissions',
    instead:
      'Give it a permission in packages/contracts/src/permissions.ts and ask may(operator, permission) (decision 100).',
    applies: (path) =>
      /^(apps\/server|apps\/web|packages\/contracts)\/src\//u.test(path) &&
      path !== 'packages/contracts/src/permissions.ts' &&
      !isTest(path),
    finds: (node) =>
      (callsMethod(node, ['includes', 'some', 'every', 'indexOf', 'find', 'filter']) &&
        /^(roles|operatorRoles)$/u.test(nameOf(node.expression.expression))) ||
      ((callsFunction(node, 'holdsAny') || callsFunction(node, 'heldOf')) &&
        node.arguments.some(ts.isArrayLiteralExpression)),
  },
  {
    name: 'no-forced-types',
    instead: 'Narrow the value with a check, or give the function a type that fits.',
    applies: (path) => /^(apps|packages|bench|e2e|faults)\//u.test(path),
    finds: (node) =>
      ts.isAsExpression(node) &&
      ts.isAsExpression(node.expression) &&
      node.expression.type.kind === ts.SyntaxKind.UnknownKeyword,
  },
  {
    name: 'no-skipped-tests',
    instead: 'Make the test work, or delete it. Register it under an if where it cannot apply.',
    applies: (path) => /^(apps|packages|bench|e2e|faults)\//u.test(path),
    finds: (node) =>
      ts.isPropertyAccessExpression(node) &&
      ['skip', 'only', 'todo', 'fixme', 'skipIf', 'runIf'].includes(node.name.text) &&
      ['it', 'test', 'describe'].includes(node.expression.getText().split('.')[0] ?? ''),
  },
];

/** Comments that switch a checker off, or put work off. */
export const commentRule = {
  name: 'no-excuses-in-comments',
  instead: 'Remove the cause instead of silencing the checker, or finish the work.',
  pattern: /@ts-(ignore|expect-error|nocheck)|(biome|eslint|oxlint)-(ignore|disable)|\b(TODO|FIXME)\b/u,
};

function callsFunction(node, name) {
  return ts.isCallExpression(node) && isIdentifier(node.expression, name);
}

function callsMethod(node, names) {
  return (
    ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    names.includes(node.expression.name.text)
  );
}

function isProperty(node, owners, name) {
  return (
    ts.isPropertyAccessExpression(node) &&
    node.name.text === name &&
    ts.isIdentifier(node.expression) &&
    owners.includes(node.expression.text)
  );
}

const EXECUTES = /\.(execute\w*|run)\b/u;

/** A function that reads and says nothing about what it answers: its result is a row of the database. */
function isUntypedQuery(node) {
  return (
    ts.isFunctionDeclaration(node) && node.type === undefined && EXECUTES.test(node.body?.getText() ?? '')
  );
}

/** A name for a row of the database, or for whatever a query of the store answers. */
function isRowType(node) {
  return ts.isTypeAliasDeclaration(node) && /^(Selectable<|Awaited<ReturnType<)/u.test(node.type.getText());
}

function isExported(node) {
  return (
    ts.canHaveModifiers(node) &&
    ts.getModifiers(node)?.some((one) => one.kind === ts.SyntaxKind.ExportKeyword) === true
  );
}

/** `ZERO_SEN`, `0n` or `sen(0n)`. */
function isMoneyConstant(node) {
  return (
    isIdentifier(node, 'ZERO_SEN') ||
    ts.isBigIntLiteral(node) ||
    (callsFunction(node, 'sen') && node.arguments.every(ts.isBigIntLiteral))
  );
}

/** The last name of `a.b?.c`, or of an identifier. */
function nameOf(node) {
  if (ts.isNonNullExpression(node) || ts.isParenthesizedExpression(node)) return nameOf(node.expression);
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : '';
}

function isIdentifier(node, name) {
  return ts.isIdentifier(node) && node.text === name;
}

function literalText(node) {
  return ts.isTemplateExpression(node) ? node.head.text : node.text;
}
