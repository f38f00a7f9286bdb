import type { Locale } from '@titian/contracts/constants';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SealedField } from '../../../platform/keys/sealed-columns.ts';

export interface NewEmail {
  readonly id: string;
  readonly dedupeKey: string;
  readonly userId: string | null;
  readonly toEnc: Buffer;
  readonly template: string;
  readonly paramsEnc: Buffer;
}

const INSERT_EMAILS = {
  name: 'notifications_emails',
  text: `insert into emails (id, dedupe_key, user_id, to_enc, template, params_enc, next_at)
    select id, dedupe_key, user_id, to_enc, template, params_enc, $7
    from unnest($1::uuid[], $2::text[], $3::uuid[], $4::bytea[], $5::text[], $6::bytea[])
      as row (id, dedupe_key, user_id, to_enc, template, params_enc)
    on conflict (dedupe_key) do nothing returning id`,
};

/** Puts e-mails into the outbox and answers the ids of those whose key was new. */
export async function insertEmails(tx: Tx, emails: readonly NewEmail[], nextAt: Date): Promise<string[]> {
  const rows = await tx.run<{ id: string }>(INSERT_EMAILS, [
    emails.map((one) => one.id),
    emails.map((one) => one.dedupeKey),
    emails.map((one) => one.userId),
    emails.map((one) => one.toEnc),
    emails.map((one) => one.template),
    emails.map((one) => one.paramsEnc),
    nextAt,
  ]);
  return rows.map((row) => row.id);
}

export interface WaitingEmail {
  readonly id: string;
  readonly userId: string | null;
  readonly toEnc: SealedField;
  readonly template: string;
  readonly paramsEnc: SealedField;
  /** Attempts before this one. */
  readonly attempts: number;
  readonly createdAt: Date;
}

/** Locks e-mails whose time has come, without waiting for those that another worker holds. */
export async function lockDue(
  tx: Tx,
  now: Date,
  wanted: { readonly id?: string; readonly limit: number },
): Promise<WaitingEmail[]> {
  let query = tx.db
    .selectFrom('emails')
    .select(['id', 'user_id', 'to_enc', 'template', 'params_enc', 'attempts', 'created_at'])
    .where('state', '=', 'waiting')
    .where('next_at', '<=', now)
    .orderBy('next_at')
    .limit(wanted.limit)
    .forUpdate()
    .skipLocked();
  if (wanted.id !== undefined) {
    query = query.where('id', '=', wanted.id);
  }
  const rows = await query.execute();
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    toEnc: { table: 'emails', column: 'to_enc', row: row.id, bytes: row.to_enc },
    template: row.template,
    paramsEnc: { table: 'emails', column: 'params_enc', row: row.id, bytes: row.params_enc },
    attempts: row.attempts,
    createdAt: row.created_at,
  }));
}

/** An attempt that begins now, in a language; until `nextAt` the e-mail is reserved for it. */
export interface NewAttempt {
  readonly id: string;
  readonly nextAt: Date;
  readonly locale: Locale;
}

const COUNT_ATTEMPTS = {
  name: 'notifications_count_attempts',
  text: `update emails set attempts = emails.attempts + 1, next_at = row.next_at, locale = row.locale
    from unnest($1::uuid[], $2::timestamptz[], $3::text[]) as row (id, next_at, locale) where emails.id = row.id`,
};

export async function countAttempts(tx: Tx, attempts: readonly NewAttempt[]): Promise<void> {
  await tx.run(COUNT_ATTEMPTS, [
    attempts.map((one) => one.id),
    attempts.map((one) => one.nextAt),
    attempts.map((one) => one.locale),
  ]);
}

export async function setSent(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.db
    .updateTable('emails')
    .set({ state: 'sent', sent_at: at, last_error: null })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** Leaves an e-mail waiting, or ends it where `final`. */
export async function setFailed(tx: Tx, id: string, error: string, final: boolean): Promise<void> {
  await tx.db
    .updateTable('emails')
    .set({ last_error: error, ...(final ? { state: 'refused' } : {}) })
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .execute();
}

/** The e-mails sent to a customer, with their time; contents are stored for sending only. */
export function listSentEmails(reader: Reader, userId: string): Promise<object[]> {
  return reader.db
    .selectFrom('emails')
    .select(['template', 'state', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
}

/** An e-mail of the outbox, sent or not, with its content still encrypted. */
export interface StoredEmail {
  readonly id: string;
  readonly toEnc: SealedField;
  readonly template: string;
  readonly paramsEnc: SealedField;
  readonly state: string;
  /** In which it was sent last; null before that. */
  readonly locale: Locale | null;
  readonly createdAt: Date;
  readonly sentAt: Date | null;
}

/** A customer's e-mails, newest first; one alone where it is named. */
export async function listEmailsOf(
  reader: Reader,
  userId: string,
  wanted: { readonly id?: string; readonly beforeId: string | null; readonly limit: number },
): Promise<StoredEmail[]> {
  const { id, beforeId } = wanted;
  const rows = await reader.db
    .selectFrom('emails')
    .select(['id', 'to_enc', 'template', 'params_enc', 'state', 'locale', 'created_at', 'sent_at'])
    .where('user_id', '=', userId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .$if(beforeId !== null, (query) => query.where('id', '<', beforeId ?? ''))
    .orderBy('id', 'desc')
    .limit(wanted.limit)
    .execute();
  return rows.map((row) => ({
    ...{ id: row.id, template: row.template, state: row.state },
    // The CHECK list of the column is exactly this type.
    locale: row.locale as Locale | null,
    toEnc: { table: 'emails', column: 'to_enc', row: row.id, bytes: row.to_enc },
    paramsEnc: { table: 'emails', column: 'params_enc', row: row.id, bytes: row.params_enc },
    ...{ createdAt: row.created_at, sentAt: row.sent_at },
  }));
}
