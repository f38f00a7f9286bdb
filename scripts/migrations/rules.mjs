/**
 * What a migration may not do to tables that are in use, by rule, with what to do instead. The product serves while it is
 * migrated, and the build before this one serves on the new schema until it is replaced (docs/runbooks/migrations.md).
 */
export const RULES = {
  'index-blocks-writes':
    'create or drop it CONCURRENTLY, in a file that is marked "-- Outside a transaction"',
  'not-repeatable': 'outside a transaction it may break off: drop it with IF EXISTS, then create it',
  'needs-no-transaction': 'a file marked "-- Outside a transaction" holds nothing but indexes, CONCURRENTLY',
  'column-without-default':
    'the build before this one inserts rows without it: give a default, or leave it nullable',
  'rewrites-table':
    'add the column without it, fill it in batches by a task, and enforce it in a later migration',
  'validates-under-lock': 'add it NOT VALID here, and VALIDATE it in a migration of its own',
  'index-under-lock': 'create a unique index CONCURRENTLY first, and add the constraint USING INDEX',
  'scans-under-lock':
    'add CHECK (… IS NOT NULL) NOT VALID, validate it in a file of its own, and set NOT NULL after that',
  'breaks-earlier-build':
    'the build before this one still uses it: expand now, and contract when no such build is left',
  'rows-at-once': 'change rows in batches by a task of the end of day, not while the migration holds locks',
  'not-readable': 'write statements that can be read, not a DO block',
  'locks-table': 'this locks out everyone: find another way',
};

/** Functions whose value a new column may have: PostgreSQL works it out once, not for each row. */
const STABLE_FUNCTIONS = new Set(['now']);

/**
 * The rules that a statement breaks.
 * @param {{ kind: string, node: any }} statement
 * @param {{ outside: boolean, created: Set<string>, dropped: Set<string>, added: Set<string> }} migration
 * @returns {(keyof typeof RULES)[]}
 */
export function brokenRules(statement, migration) {
  const ofKind = BY_KIND[statement.kind];
  return ofKind === undefined ? outsideOnly(migration) : [...new Set(ofKind(statement.node, migration))];
}

const BY_KIND = {
  IndexStmt: (node, { outside, created, dropped: known }) => {
    if (created.has(node.relation.relname)) return [];
    if (!node.concurrent || !outside) return ['index-blocks-writes'];
    return known.has(node.idxname) ? [] : ['not-repeatable'];
  },
  DropStmt: dropped,
  AlterTableStmt: (node, migration) =>
    migration.created.has(node.relation.relname)
      ? outsideOnly(migration)
      : [
          ...outsideOnly(migration),
          ...node.cmds.flatMap(({ AlterTableCmd }) => altered(AlterTableCmd, migration)),
        ],
  RenameStmt: (_, migration) => [...outsideOnly(migration), 'breaks-earlier-build'],
  UpdateStmt: changesRows,
  DeleteStmt: changesRows,
  InsertStmt: (node, migration) =>
    node.selectStmt?.SelectStmt?.valuesLists ? [] : changesRows(node, migration),
  DoStmt: () => ['not-readable'],
  TruncateStmt: () => ['locks-table'],
  LockStmt: () => ['locks-table'],
  VacuumStmt: () => ['locks-table'],
  ClusterStmt: () => ['locks-table'],
  ReindexStmt: () => ['locks-table'],
};

function outsideOnly({ outside }) {
  return outside ? ['needs-no-transaction'] : [];
}

function changesRows({ relation }, migration) {
  return migration.created.has(relation.relname)
    ? outsideOnly(migration)
    : [...outsideOnly(migration), 'rows-at-once'];
}

function dropped(node, migration) {
  if (node.removeType === 'OBJECT_INDEX') {
    if (!node.concurrent || !migration.outside) return ['index-blocks-writes'];
    return node.missing_ok ? [] : ['not-repeatable'];
  }
  const harmless = ['OBJECT_TRIGGER', 'OBJECT_POLICY'].includes(node.removeType);
  return [...outsideOnly(migration), ...(harmless ? [] : ['breaks-earlier-build'])];
}

/** What one change of a table that is in use breaks. */
function altered({ subtype, def, name }, { added }) {
  switch (subtype) {
    case 'AT_AddColumn':
      return addedColumn(def.ColumnDef);
    case 'AT_AddConstraint':
      return addedConstraint(def.Constraint);
    case 'AT_ValidateConstraint':
      return added.has(name) ? ['validates-under-lock'] : [];
    case 'AT_AlterColumnType':
      return ['rewrites-table', 'breaks-earlier-build'];
    case 'AT_SetNotNull':
      return ['scans-under-lock'];
    case 'AT_DropColumn':
      return ['breaks-earlier-build'];
    case 'AT_SetTableSpace':
    case 'AT_SetLogged':
    case 'AT_SetUnLogged':
      return ['locks-table'];
    default:
      return [];
  }
}

function addedColumn({ constraints = [] }) {
  const kinds = constraints.map(({ Constraint }) => Constraint);
  const has = (type) => kinds.some(({ contype }) => contype === type);
  const fallback = kinds.find(({ contype }) => contype === 'CONSTR_DEFAULT');
  const calls = JSON.stringify(fallback?.raw_expr ?? null).matchAll(/"funcname":\[.*?"sval":"(\w+)"\}\}\]/gu);
  return [
    ...(has('CONSTR_NOTNULL') && fallback === undefined ? ['column-without-default'] : []),
    ...([...calls].some(([, name]) => !STABLE_FUNCTIONS.has(name)) ? ['rewrites-table'] : []),
    ...(has('CONSTR_GENERATED') || has('CONSTR_IDENTITY') ? ['rewrites-table'] : []),
    ...(has('CONSTR_UNIQUE') || has('CONSTR_PRIMARY') ? ['index-under-lock'] : []),
    // A column that is new holds nothing but its default, but PostgreSQL reads every row to learn it.
    ...(has('CONSTR_FOREIGN') || has('CONSTR_CHECK') ? ['validates-under-lock'] : []),
  ];
}

function addedConstraint({ contype, skip_validation: skipsValidation, indexname }) {
  switch (contype) {
    case 'CONSTR_CHECK':
    case 'CONSTR_FOREIGN':
      return skipsValidation ? [] : ['validates-under-lock'];
    case 'CONSTR_UNIQUE':
    case 'CONSTR_PRIMARY':
      return indexname === undefined ? ['index-under-lock'] : [];
    case 'CONSTR_EXCLUSION':
      return ['index-under-lock'];
    default:
      return [];
  }
}
