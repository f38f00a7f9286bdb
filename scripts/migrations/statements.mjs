import { loadModule, parseSync } from 'libpg-query';

await loadModule();

/** A migration that runs statement by statement, because PostgreSQL allows what it does in no transaction. */
const OUTSIDE = /^-- Outside a transaction\b/mu;
/** Says why a statement may do what a rule forbids: `-- accepts <rule>: <reason>` on lines before it. */
const ACCEPTS = /^-- accepts ([a-z-]+): (\S.{19,})$/gmu;

/**
 * What a migration does, as PostgreSQL's own parser reads it.
 * @param {string} text of the file
 * @returns {{ outside: boolean, created: Set<string>, dropped: Set<string>, added: Set<string>, statements: { kind: string, node: any, line: number, accepted: Set<string> }[] }}
 *   statements of its way up, the tables that it creates, the indexes that it drops and the constraints that it adds
 * @throws {Error} where PostgreSQL cannot parse it
 */
export function readMigration(text) {
  const up = text.split(/^-- Down Migration/mu)[0];
  // Locations are of bytes, and comments hold characters of several.
  const bytes = Buffer.from(up);
  const before = (to) => bytes.subarray(0, to).toString();
  let end = 0;
  const statements = parseSync(up).stmts.map(({ stmt, stmt_location: from = 0, stmt_len: length = 0 }) => {
    const source = before(from + length).slice(before(end).length);
    end = from + length;
    const [[kind, node]] = Object.entries(stmt);
    const accepted = new Set([...source.matchAll(ACCEPTS)].map(([, rule]) => rule));
    return { kind, node, line: before(from).split('\n').length, accepted };
  });
  const namesOf = (kind, names) =>
    new Set(statements.filter((one) => one.kind === kind).flatMap(({ node }) => names(node)));
  return {
    outside: OUTSIDE.test(up),
    created: namesOf('CreateStmt', (node) => [node.relation.relname]),
    dropped: namesOf('DropStmt', (node) => node.objects.map(({ List }) => List?.items.at(-1).String.sval)),
    added: namesOf('AlterTableStmt', (node) =>
      node.cmds.map(({ AlterTableCmd }) => AlterTableCmd.def?.Constraint?.conname),
    ),
    statements,
  };
}
