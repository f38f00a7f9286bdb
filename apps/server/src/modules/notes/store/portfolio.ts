import type { Remainders } from '@titian/finance/deductions';
import { rateBps } from '@titian/finance/rate';
import type { Reader } from '../../../platform/db/database.ts';
import type { FinancingType, Note, NoteState } from '../domain/note.ts';
import type { Holding } from './holdings.ts';

/** What an investor's figures need of a note. */
export type HeldNoteTerms = Pick<
  Note,
  | 'id'
  | 'number'
  | 'purpose'
  | 'issuerId'
  | 'type'
  | 'grade'
  | 'industry'
  | 'effectiveRateBps'
  | 'state'
  | 'isLate'
  | 'completedOn'
  | 'defaultedOn'
>;

/** A holding with the note it is in. */
export interface HeldNote {
  readonly holding: Omit<Holding, 'investorId' | 'accountId' | 'takenBackSen' | keyof Remainders>;
  readonly note: HeldNoteTerms;
}

function selectHeld(reader: Reader) {
  return reader.db
    .selectFrom('holdings as h')
    .innerJoin('notes as n', 'n.id', 'h.note_id')
    .select([
      'h.id',
      'h.note_id as noteId',
      'h.principal_sen as principalSen',
      'h.outstanding_sen as outstandingSen',
      'h.return_sen as returnSen',
      'h.late_sen as lateSen',
      'h.fee_sen as feeSen',
      'h.service_tax_sen as serviceTaxSen',
      'h.withholding_sen as withholdingSen',
      'h.written_off_sen as writtenOffSen',
      'n.number',
      'n.purpose',
      'n.issuer_id as issuerId',
      'n.type',
      'n.grade',
      'n.industry',
      'n.effective_rate_bps as effectiveRateBps',
      'n.state',
      'n.is_late as isLate',
      'n.completed_on as completedOn',
      'n.defaulted_on as defaultedOn',
    ]);
}

/** All an investor holds and held, in the order of the holdings; not the whole notes, of which there may be thousands. */
export async function heldBy(reader: Reader, investorId: string): Promise<HeldNote[]> {
  const rows = await selectHeld(reader).where('h.investor_id', '=', investorId).orderBy('h.id').execute();
  return rows.map((row) => ({
    holding: row,
    note: {
      ...row,
      id: row.noteId,
      type: row.type as FinancingType,
      effectiveRateBps: rateBps(row.effectiveRateBps),
      state: row.state as NoteState,
    },
  }));
}
