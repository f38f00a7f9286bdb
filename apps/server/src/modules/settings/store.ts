import type { HolidayCalendar } from '@titian/contracts/holidays';
import { legalKinds } from '@titian/contracts/legal-kinds';
import type { Day } from '@titian/finance/calendar';
import { sql } from 'kysely';
import type { Reader, Tx } from '../../platform/db/database.ts';
import type { JsonValue } from '../../platform/db/schema.ts';
import { newId } from '../../platform/ids.ts';
import type { BankChannel, ListedBank, StoredBank } from './domain/bank.ts';
import type { KnownHoliday, NewHoliday } from './domain/holiday.ts';
import { GOVERNING_LANGUAGE, type LegalSource, type LegalVersion } from './domain/legal-text.ts';

export interface SettingRecord {
  readonly key: string;
  readonly effectiveFrom: Day;
  readonly value: JsonValue;
}

/** Ends every statement of this transaction that takes longer, with the error `query_canceled`. */
export async function limitStatements(tx: Tx, milliseconds: number): Promise<void> {
  await sql`set local statement_timeout = ${sql.lit(milliseconds)}`.execute(tx.db);
}

/** The value of each key with the latest `effective_from` that a day has reached. */
export async function valuesOn(reader: Reader, on: Day): Promise<Map<string, JsonValue>> {
  const rows = await reader.db
    .selectFrom('settings')
    .distinctOn('key')
    .select(['key', 'value'])
    .where('effective_from', '<=', on)
    .orderBy('key')
    .orderBy('effective_from', 'desc')
    .execute();
  return new Map(rows.map((row) => [row.key, row.value]));
}

/** Every value that a key has had or will have, with the day it is valid from; the earliest first. */
export async function valuesOfKey(reader: Reader, key: string): Promise<Omit<SettingRecord, 'key'>[]> {
  const rows = await reader.db
    .selectFrom('settings')
    .select(['effective_from as effectiveFrom', 'value'])
    .where('key', '=', key)
    .orderBy('effective_from')
    .execute();
  return rows;
}

/** A page of all values of all keys, past and to come, by key and date. */
export async function listSettings(
  reader: Reader,
  after: { readonly key: string; readonly effectiveFrom: Day } | null,
  limit: number,
): Promise<SettingRecord[]> {
  let query = reader.db
    .selectFrom('settings')
    .select(['key', 'effective_from', 'value'])
    .orderBy('key')
    .orderBy('effective_from')
    .limit(limit);
  if (after !== null) {
    query = query.where(sql<boolean>`(key, effective_from) > (${after.key}, ${after.effectiveFrom}::date)`);
  }
  const rows = await query.execute();
  return rows.map((row) => ({ key: row.key, effectiveFrom: row.effective_from, value: row.value }));
}

/** How many values a key has had: its version, because rows are only ever added. */
export async function countValues(reader: Reader, key: string): Promise<number> {
  const row = await reader.db
    .selectFrom('settings')
    .select(sql<number>`count(*)::int`.as('values'))
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return row.values;
}

/** Whether a key has a value that begins on exactly this day. */
export async function hasValueFrom(reader: Reader, key: string, from: Day): Promise<boolean> {
  const row = await reader.db
    .selectFrom('settings')
    .select('key')
    .where('key', '=', key)
    .where('effective_from', '=', from)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSetting(
  tx: Tx,
  row: { readonly key: string; readonly from: Day; readonly value: JsonValue; readonly approvalId: string },
): Promise<void> {
  await tx.db
    .insertInto('settings')
    .values({
      key: row.key,
      effective_from: row.from,
      value: JSON.stringify(row.value),
      approval_id: row.approvalId,
    })
    .execute();
}

const HOLIDAY = [
  'id',
  'day',
  'name',
  'name_ms as nameMs',
  'is_provisional as isProvisional',
  'is_substitute as isSubstitute',
  'known_from as knownFrom',
  'known_until as knownUntil',
  'approval_id as approvalId',
  'ended_by as endedBy',
] as const;

/** All holidays of a calendar that were ever known, by day. */
export async function listHolidays(reader: Reader, calendar: HolidayCalendar): Promise<KnownHoliday[]> {
  const rows = await reader.db
    .selectFrom('holidays')
    .select(HOLIDAY)
    .where('calendar', '=', calendar)
    .orderBy('day')
    .orderBy('name')
    .execute();
  return rows.map((row) => ({ ...row, calendar }));
}

/** Those that nothing has ended, locked. */
export async function lockHolidays(tx: Tx, calendar: HolidayCalendar): Promise<KnownHoliday[]> {
  const rows = await tx.db
    .selectFrom('holidays')
    .select(HOLIDAY)
    .where('calendar', '=', calendar)
    .where('known_until', 'is', null)
    .orderBy('day')
    .orderBy('name')
    .forUpdate()
    .execute();
  return rows.map((row) => ({ ...row, calendar }));
}

/** Ends holidays and enters others, as known from a day on. */
export async function changeHolidays(
  tx: Tx,
  { ended, entered }: { readonly ended: readonly string[]; readonly entered: readonly NewHoliday[] },
  by: { readonly knownFrom: Day; readonly approvalId: string },
): Promise<void> {
  if (ended.length > 0) {
    await tx.db
      .updateTable('holidays')
      .set({ known_until: by.knownFrom, ended_by: by.approvalId })
      .where('id', 'in', ended)
      .execute();
  }
  for (const { nameMs, isProvisional, isSubstitute, ...holiday } of entered) {
    await tx.db
      .insertInto('holidays')
      .values({
        ...{ ...holiday, id: newId(), name_ms: nameMs },
        ...{ is_provisional: isProvisional, is_substitute: isSubstitute },
        ...{ known_from: by.knownFrom, approval_id: by.approvalId },
      })
      .execute();
  }
}

export async function listBanks(reader: Reader): Promise<StoredBank[]> {
  const rows = await reader.db
    .selectFrom('banks')
    .select(['bic', 'name', 'fpx_b2c', 'fpx_b2b1', 'online', 'checked_at'])
    .orderBy('name')
    .execute();
  return rows.map((row) => ({
    bic: row.bic,
    name: row.name,
    fpxIds: { b2c: row.fpx_b2c, b2b1: row.fpx_b2b1 },
    online: row.online,
    checkedAt: row.checked_at,
  }));
}

/** Writes a channel's part of a bank's row, leaving the other channel's. */
export async function changeBankList(
  tx: Tx,
  bic: string,
  channel: BankChannel,
  list: readonly ListedBank[],
  checkedAt: Date,
): Promise<void> {
  await tx.db
    .updateTable('banks')
    .set({
      online: sql`jsonb_set(online, ${sql.val([channel])}::text[], ${JSON.stringify(list)}::jsonb)`,
      checked_at: checkedAt,
    })
    .where('bic', '=', bic)
    .execute();
}

/** The versions of all legal texts, without their words; a translation is no version of its own. */
export async function listLegalVersions(reader: Reader): Promise<LegalVersion[]> {
  const rows = await reader.db
    .selectFrom('legal_texts')
    .select(['kind', 'version', 'effective_from'])
    .where('language', '=', GOVERNING_LANGUAGE)
    .execute();
  return rows.flatMap(({ kind, version, effective_from: effectiveFrom }) => {
    const known = legalKinds.find((one) => one === kind);
    return known === undefined ? [] : [{ kind: known, version, effectiveFrom }];
  });
}

/** The words of one version in a language, or null. */
export async function findLegalBody(
  reader: Reader,
  { kind, language, version }: Pick<LegalSource, 'kind' | 'language' | 'version'>,
): Promise<string | null> {
  const row = await reader.db
    .selectFrom('legal_texts')
    .select('body')
    .where('kind', '=', kind)
    .where('language', '=', language)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.body ?? null;
}

/** Adds a version; false where there is one of that name already. */
export async function insertLegalText(tx: Tx, source: LegalSource): Promise<boolean> {
  const added = await tx.db
    .insertInto('legal_texts')
    .values({
      kind: source.kind,
      language: source.language,
      version: source.version,
      body: source.body,
      effective_from: source.effectiveFrom,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('kind')
    .executeTakeFirst();
  return added !== undefined;
}
