import type { ComparableTrait, NoteOutcome } from '@titian/contracts/credit';
import type { Grade } from '@titian/contracts/scorecard';
import type { Day } from '@titian/finance/calendar';
import { rateBps } from '@titian/finance/rate';
import { sen } from '@titian/finance/sen';
import { sql } from 'kysely';
import type { Reader } from '../../../platform/db/database.ts';
import type { ComparableNote, Comparison } from '../../financing/public.ts';
import { financedStates, type NoteState } from '../domain/note.ts';

interface Row {
  id: string;
  number: string;
  issuer_id: string;
  grade: string;
  rate_bps: number;
  term_months: number;
  target_sen: bigint;
  issued_on: Day | null;
  state: NoteState;
  is_late: boolean;
  same_industry: boolean;
  same_grade: boolean;
  same_size: boolean;
}

/** Financed notes of the contract that share two of three traits; each pair of traits has its index. */
export async function comparableNotes(reader: Reader, of: Comparison): Promise<ComparableNote[]> {
  const industry = sql<boolean>`n.industry = ${of.industry}`;
  const grade = sql<boolean>`n.grade = ${of.grade}::text`;
  const size = sql<boolean>`(n.target_sen >= ${of.fromSen}::bigint
    and n.target_sen < coalesce(${of.belowSen}::bigint, 9223372036854775807))`;
  const { rows } = await sql<Row>`
    select n.id, n.number, n.issuer_id, n.grade, n.rate_bps, n.term_months, n.target_sen, n.issued_on, n.state,
      n.is_late, ${industry} as same_industry, coalesce(${grade}, false) as same_grade, ${size} as same_size
    from notes n
    where n.contract = ${of.contract} and n.id <> ${of.exceptId}::uuid
      and n.state = any(${[...financedStates]}::text[])
      and ((${industry} and ${grade}) or (${industry} and ${size}) or (${grade} and ${size}))
    order by (coalesce(${grade}, false) and ${industry} and ${size}) desc, n.issued_on desc nulls last, n.id desc
    limit ${of.limit}`.execute(reader.db);
  return rows.map((row) => ({
    ...{ id: row.id, number: row.number, issuerId: row.issuer_id, grade: row.grade as Grade },
    ...{ rateBps: rateBps(row.rate_bps), termMonths: row.term_months, targetSen: sen(row.target_sen) },
    ...{ issuedOn: row.issued_on, same: traitsOf(row), outcome: outcomeOf(row) },
  }));
}

function traitsOf(row: Row): ComparableTrait[] {
  return [
    ...(row.same_industry ? (['industry'] as const) : []),
    ...(row.same_grade ? (['grade'] as const) : []),
    ...(row.same_size ? (['size'] as const) : []),
  ];
}

function outcomeOf({ state, is_late: isLate }: Row): NoteOutcome {
  switch (state) {
    case 'completed':
      return 'paid';
    case 'recovered':
      return 'recovered';
    case 'defaulted':
    case 'written_off':
      return 'default';
    default:
      return isLate ? 'late' : 'running';
  }
}
