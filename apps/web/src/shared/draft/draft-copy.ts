import type { Row } from './use-draft-fields.ts';

/** What is typed into a form. */
export interface Typed {
  readonly values: Readonly<Record<string, string>>;
  readonly rows: Readonly<Record<string, readonly Row[]>>;
}

/** The browser's own copy of what the server has not answered for (ONB-37). */
export interface DraftCopy extends Typed {
  /** The server's version that it was typed upon. */
  readonly version: number;
  /** When the last key was pressed, by the server's clock. */
  readonly at: string;
  /** What a save without an answer has sent: it may have become the version after. */
  readonly sent: Typed | null;
}

/** Never stored in a browser, neither in a form's own fields nor in those of its rows. */
const secretFields: ReadonlySet<string> = new Set(['identity_number', 'bank_account_no']);

/** What may be stored in a browser: identity and account numbers may not (ONB-37). */
export function copyable({ values, rows }: Typed): Typed {
  return {
    values: blankSecrets(values),
    rows: Object.fromEntries(Object.entries(rows).map(([list, all]) => [list, all.map(blankSecrets)])),
  };
}

function blankSecrets(fields: Row): Row {
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => [field, secretFields.has(field) ? '' : text]),
  );
}

/**
 * What to do with a copy when a form is opened: nothing where the server has the same text, restore it where nothing
 * was saved since it was typed, else prompt.
 */
export function copyDecision(
  copy: DraftCopy,
  server: Typed & { readonly version: number },
): 'drop' | 'restore' | 'offer' {
  const saved = copyable(server);
  if (isSameText(copy, saved)) {
    return 'drop';
  }
  const followsOwnSave =
    copy.sent !== null && server.version === copy.version + 1 && isSameText(copy.sent, saved);
  return server.version === copy.version || followsOwnSave ? 'restore' : 'offer';
}

/** The form's text with that of a copy over it; the numbers that no copy has stay as they are. */
export function withCopy(base: Typed, copy: Typed): Typed {
  const rows = Object.entries(base.rows).map(([list, before]) => {
    const after = copy.rows[list] ?? before;
    return [list, after.map((row) => before.find((one) => isSameRow(one, row)) ?? row)] as const;
  });
  return { values: withSecretsOf(base.values, copy.values), rows: Object.fromEntries(rows) };
}

/** A number belongs to its row only while all else of the row is the same. */
function isSameRow(one: Row, copied: Row): boolean {
  return JSON.stringify(sorted(blankSecrets(one))) === JSON.stringify(sorted(copied));
}

function withSecretsOf(base: Row, copied: Row): Row {
  const open = Object.entries(copied).filter(([field]) => !secretFields.has(field));
  return { ...base, ...Object.fromEntries(open) };
}

function isSameText(one: Typed, other: Typed): boolean {
  return JSON.stringify(comparable(one)) === JSON.stringify(comparable(other));
}

/** The server trims texts; an order of fields says nothing. */
function comparable({ values, rows }: Typed): unknown {
  const lists = Object.keys(rows).sort();
  return [sorted(values), lists.map((list) => [list, rows[list]?.map(sorted)])];
}

function sorted(fields: Row) {
  return Object.entries(fields)
    .map(([field, text]) => [field, text.trim()] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A copy as it was stored, as far as this form still has its fields; null for anything else. */
export function parseCopy(stored: unknown, { values, rows }: Typed): DraftCopy | null {
  const known = Object(stored) as Partial<DraftCopy>;
  if (typeof known.version !== 'number' || typeof known.at !== 'string') {
    return null;
  }
  const typed = (one: Partial<Typed> | null | undefined): Typed =>
    copyable({
      values: textsOf(one?.values, Object.keys(values)),
      rows: Object.fromEntries(Object.keys(rows).map((list) => [list, rowsOf(one?.rows?.[list])])),
    });
  const sent = known.sent === null || known.sent === undefined ? null : typed(known.sent);
  return { ...typed(known), version: known.version, at: known.at, sent };
}

function textsOf(stored: unknown, fields: readonly string[]): Row {
  const entries = Object.entries(Object(stored)) as [string, unknown][];
  return Object.fromEntries(
    entries.flatMap(([field, text]) =>
      typeof text === 'string' && fields.includes(field) ? [[field, text] as const] : [],
    ),
  );
}

function rowsOf(stored: unknown): Row[] {
  return Array.isArray(stored) ? stored.map((row) => textsOf(row, Object.keys(Object(row)))) : [];
}
