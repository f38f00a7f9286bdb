import type { SuspicionReportState } from '@titian/contracts/suspicion';
import { type Selectable, sql } from 'kysely';
import { z } from 'zod';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { SuspicionReports } from '../../../platform/db/schema.ts';
import type { FieldEncryption } from '../../../platform/field-encryption.ts';
import type { FieldPlace } from '../../../platform/keys/sealed-columns.ts';
import type { RelatedPerson, ReportSubject, SuspicionReport } from '../domain/report.ts';
import { movementsOf, storeMovements } from '../domain/stored-movements.ts';

const place = (row: string) =>
  ({ table: 'suspicion_reports', column: 'identity_number_enc', row }) as const satisfies FieldPlace;

/** The next number that people read. */
export async function nextReportNumber(tx: Tx): Promise<string> {
  const { rows } = await sql<{ number: string }>`
    select 'STR-' || lpad(nextval('suspicion_report_numbers')::text, 6, '0') as number`.execute(tx.db);
  return rows[0]?.number ?? '';
}

export async function insertReport(tx: Tx, encryption: FieldEncryption, one: SuspicionReport): Promise<void> {
  const { id, identityNumber } = one;
  await tx.db
    .insertInto('suspicion_reports')
    .values({
      ...{ id, number: one.number, case_id: one.caseId, alert_id: one.alertId, customer_id: one.customerId },
      ...{ subject: JSON.stringify(one.subject), from_on: one.from, until_on: one.until },
      ...{ movements: storeMovements(one.movements), author_ids: [...one.authors] },
      ...{ related: JSON.stringify(one.related), drafted_at: one.draftedAt },
      identity_number_enc: identityNumber === null ? null : encryption.seal(identityNumber, place(id)),
    })
    .execute();
}

export type ReportChange = Partial<
  Pick<SuspicionReport, 'grounds' | 'related' | 'authors' | 'state' | 'contentSha256'> & {
    readonly decision: SuspicionReport['decision'];
    readonly remark: string | null;
    readonly lodgement: SuspicionReport['lodgement'];
  }
>;

/** Changes a locked report; its version goes up, so that whoever read it before is told. */
export async function updateReport(tx: Tx, id: string, change: ReportChange): Promise<void> {
  const { grounds, related, authors, state, contentSha256, decision, remark, lodgement } = change;
  await tx.db
    .updateTable('suspicion_reports')
    .set((eb) => ({
      ...(grounds === undefined ? {} : { grounds }),
      ...(related === undefined ? {} : { related: JSON.stringify(related) }),
      ...(authors === undefined ? {} : { author_ids: [...authors] }),
      ...(state === undefined ? {} : { state }),
      ...(contentSha256 === undefined
        ? {}
        : { content_sha256: contentSha256 === null ? null : Buffer.from(contentSha256, 'hex') }),
      ...(decision === undefined
        ? {}
        : { decided_by: decision?.by ?? null, decided_at: decision?.at ?? null }),
      ...(remark === undefined ? {} : { remark }),
      ...(lodgement === undefined
        ? {}
        : {
            ...{ lodged_by: lodgement?.by ?? null, lodged_on: lodgement?.on ?? null },
            reference: lodgement?.reference ?? null,
          }),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', id)
    .execute();
}

export async function findReport(
  reader: Reader,
  encryption: FieldEncryption,
  id: string,
): Promise<SuspicionReport | null> {
  const row = await reader.db
    .selectFrom('suspicion_reports')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : reportOf(row, encryption);
}

export async function lockReport(
  tx: Tx,
  encryption: FieldEncryption,
  id: string,
): Promise<SuspicionReport | null> {
  const row = await tx.db
    .selectFrom('suspicion_reports')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : reportOf(row, encryption);
}

/** The report of a case that was not withdrawn. */
export async function findOpenReport(
  reader: Reader,
  caseId: string,
): Promise<{ readonly id: string; readonly number: string } | null> {
  const row = await reader.db
    .selectFrom('suspicion_reports')
    .select(['id', 'number'])
    .where('case_id', '=', caseId)
    .where('state', '<>', 'withdrawn')
    .executeTakeFirst();
  return row ?? null;
}

/** A page of reports, newest first. */
export async function listReports(
  reader: Reader,
  encryption: FieldEncryption,
  query: {
    readonly state: SuspicionReportState | null;
    readonly beforeId: string | null;
    readonly limit: number;
  },
): Promise<SuspicionReport[]> {
  const { state, beforeId } = query;
  const rows = await reader.db
    .selectFrom('suspicion_reports')
    .selectAll()
    .$if(state !== null, (some) => some.where('state', '=', state ?? ''))
    .$if(beforeId !== null, (page) => page.where('id', '<', beforeId ?? ''))
    .orderBy('id', 'desc')
    .limit(query.limit)
    .execute();
  return rows.map((row) => reportOf(row, encryption));
}

const text = z.string();
const subject: z.ZodType<ReportSubject> = z.object({
  ...{ name: text, number: text, identityType: text.nullable(), bornOn: text.nullable() },
  ...{ address: text.nullable(), phone: text, email: text },
});
const relatedPeople: z.ZodType<RelatedPerson[]> = z.array(z.object({ name: text, relation: text }));

function reportOf(row: Selectable<SuspicionReports>, encryption: FieldEncryption): SuspicionReport {
  const { decided_by: decidedBy, decided_at: decidedAt, lodged_by: lodgedBy, lodged_on: lodgedOn } = row;
  const sealed = row.identity_number_enc;
  return {
    ...{ id: row.id, number: row.number, caseId: row.case_id, alertId: row.alert_id },
    ...{ customerId: row.customer_id, from: row.from_on, until: row.until_on },
    subject: subject.parse(row.subject),
    related: relatedPeople.parse(row.related),
    identityNumber: sealed === null ? null : encryption.open({ ...place(row.id), bytes: sealed }),
    ...{ movements: movementsOf(row.movements), grounds: row.grounds, authors: row.author_ids },
    // The CHECK list of the table is exactly this type.
    state: row.state as SuspicionReportState,
    contentSha256: row.content_sha256?.toString('hex') ?? null,
    decision: decidedBy === null || decidedAt === null ? null : { by: decidedBy, at: decidedAt },
    lodgement:
      lodgedBy === null || lodgedOn === null
        ? null
        : { by: lodgedBy, on: lodgedOn, reference: row.reference ?? '' },
    ...{ remark: row.remark, version: row.version, draftedAt: row.drafted_at },
  };
}
