import type { ResolvedCaseKind } from '@titian/contracts/case-resolutions';
import type { CaseState } from '@titian/contracts/cases';
import { addDays, type Day, startOfMalaysiaDay } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import { type Selectable, sql } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import { oneOf } from '../../../platform/db/one-of.ts';
import type { CaseResolutions } from '../../../platform/db/schema.ts';
import type { Case } from '../domain/case.ts';
import type { Resolution } from '../domain/resolution.ts';
import { caseOf } from './cases.ts';

export interface NewResolution {
  readonly id: string;
  readonly caseId: string;
  readonly resolution: Resolution;
  readonly recordedBy: string;
  readonly resolvedAt: Date;
}

/** Adds the resolution that a case is closed with; those of earlier closings stay. */
export async function insertResolution(tx: Tx, one: NewResolution): Promise<void> {
  const { resolution } = one;
  await tx.db
    .insertInto('case_resolutions')
    .values({
      ...{ id: one.id, case_id: one.caseId, kind: resolution.kind, outcome: resolution.outcome },
      ...{ recorded_by: one.recordedBy, resolved_at: one.resolvedAt },
      ...(resolution.kind === 'complaint'
        ? { cause: resolution.cause, redress_sen: resolution.redressSen }
        : { request_type: resolution.type }),
    })
    .execute();
}

/** The newest resolution of some cases, by case. */
export async function listResolutions(
  reader: Reader,
  caseIds: readonly string[],
): Promise<ReadonlyMap<string, Resolution>> {
  const rows = await reader.db
    .selectFrom('case_resolutions')
    .selectAll()
    .where('case_id', '=', oneOf(caseIds))
    .orderBy('id')
    .execute();
  return new Map(rows.map((row) => [row.case_id, resolutionOf(row)]));
}

function resolutionOf(row: Selectable<CaseResolutions>): Resolution {
  // The CHECK lists of the table are exactly these types.
  return row.kind === 'complaint'
    ? ({
        ...{ kind: 'complaint', cause: row.cause, outcome: row.outcome },
        redressSen: sen(row.redress_sen ?? 0n),
      } as Resolution)
    : ({ kind: 'data_request', type: row.request_type, outcome: row.outcome } as Resolution);
}

/** What of the cases of a kind a register lists, by the days on which they were opened. */
export interface CaseRegisterFilter {
  readonly kind: ResolvedCaseKind;
  readonly state: CaseState | null;
  readonly from: Day | null;
  readonly until: Day | null;
}

const matching = (reader: Reader, { kind, state, from, until }: CaseRegisterFilter) =>
  reader.db
    .selectFrom('cases')
    .where('kind', '=', kind)
    .$if(state !== null, (some) => some.where('state', '=', state))
    .$if(from !== null, (some) => some.where('opened_at', '>=', startOfMalaysiaDay(from as Day)))
    .$if(until !== null, (some) =>
      some.where('opened_at', '<', startOfMalaysiaDay(addDays(until as Day, 1))),
    );

/** A page of the cases of a kind, newest first. */
export async function listForRegister(
  reader: Reader,
  filter: CaseRegisterFilter,
  page: { readonly beforeId: string | null; readonly limit: number },
): Promise<Case[]> {
  const { beforeId, limit } = page;
  const rows = await matching(reader, filter)
    .selectAll()
    .$if(beforeId !== null, (some) => some.where('id', '<', beforeId))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(caseOf);
}

/** How many cases match, and how many of them are overdue now. */
export async function countForRegister(
  reader: Reader,
  filter: CaseRegisterFilter,
  now: Date,
): Promise<{ readonly rows: number; readonly overdue: number }> {
  return matching(reader, filter)
    .select([
      sql<number>`count(*)::int`.as('rows'),
      sql<number>`(count(*) filter (where state = 'open' and due_at < ${now}))::int`.as('overdue'),
    ])
    .executeTakeFirstOrThrow();
}
