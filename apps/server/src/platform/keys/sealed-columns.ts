/**
 * Every column that holds encrypted values, and what names a row in it: values are bound to table, column and row, and a
 * rotation of keys goes through this list. `sealedKey` is the property of a jsonb column, at any depth, whose texts are
 * encrypted values in base64.
 */
export const sealedColumns = [
  { table: 'two_factors', column: 'secret_enc', rowId: ['subject_kind', 'subject_id'] },
  { table: 'two_factors', column: 'pending_secret_enc', rowId: ['subject_kind', 'subject_id'] },
  { table: 'operators', column: 'identity_enc', rowId: ['id'] },
  { table: 'operator_candidates', column: 'identity_enc', rowId: ['id'] },
  { table: 'investors', column: 'identity_enc', rowId: ['user_id'] },
  { table: 'company_people', column: 'identity_enc', rowId: ['id'] },
  { table: 'bank_accounts', column: 'number_enc', rowId: ['id'] },
  { table: 'bank_account_changes', column: 'number_enc', rowId: ['id'] },
  { table: 'ekyc_sessions', column: 'readings_enc', rowId: ['id'] },
  { table: 'emails', column: 'to_enc', rowId: ['id'] },
  { table: 'emails', column: 'params_enc', rowId: ['id'] },
  { table: 'payouts', column: 'payee_number_enc', rowId: ['id'] },
  { table: 'payout_batches', column: 'document_enc', rowId: ['id'] },
  { table: 'bank_statement_lines', column: 'counterparty_number_enc', rowId: ['bank_reference'] },
  { table: 'statement_imports', column: 'file_enc', rowId: ['id'] },
  { table: 'refund_accounts', column: 'number_enc', rowId: ['id'] },
  { table: 'remittance_recipients', column: 'number_enc', rowId: ['id'] },
  { table: 'suspicion_reports', column: 'identity_number_enc', rowId: ['id'] },
  { table: 'applications', column: 'data', rowId: ['id'], sealedKey: 'secret' },
  { table: 'premium_applications', column: 'form', rowId: ['id'], sealedKey: 'tax_number' },
  { table: 'financing_applications', column: 'data', rowId: ['id'], sealedKey: 'identity_number' },
  // Jobs have no id before they are added: the id of the request in the payload binds the address to it.
  { table: 'jobs', column: 'payload', rowId: ['request_id'], sealedKey: 'email_enc' },
] as const;

type Column = (typeof sealedColumns)[number];
type ColumnOf<One> = One extends { readonly table: infer Table; readonly column: infer Name }
  ? { readonly table: Table; readonly column: Name }
  : never;

/** Where an encrypted value stands; it opens nowhere else. */
export type FieldPlace = ColumnOf<Column> & {
  /** The row's stable id; of several columns joined by colons. */
  readonly row: string;
};

/** An encrypted value with the place that it was read from. */
export type SealedField = FieldPlace & { readonly bytes: Buffer };
