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
  | 'rateBps'
  | 'raisedSen'
  | 'state'
  | 'isLate'
  | 'completedOn'
>;

/** A holding with the note it is in. */
export interface HeldNote {
  readonly holding: Omit<Holding, 'id' | 'investorId' | 'accountId'>;
  readonly note: HeldNoteTerms;
}

/** All an investor holds and held, in the order of the holdings; not the whole notes, of which there may be thousands. */
export async function heldBy(reader: Reader, investorId: string): Promise<HeldNote[]> {
  const rows = await reader.db
    .selectFrom('holdings as h')
    .innerJoin('notes as n', 'n.id', 'h.note_id')
    .innerJoin('note_funding as f', 'f.note_id', 'h.note_id')
    .where('h.investor_id', '=', investorId)
    .orderBy('h.id')
    .select([
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
      'n.rate_bps as rateBps',
      'n.state',
      'n.is_late as isLate',
      'n.completed_on as completedOn',
      'f.raised_sen as raisedSen',
    ])
    .execute();
  return rows.map(
    ({ number, purpose, issuerId, type, grade, industry, state, isLate, completedOn, ...row }) => ({
      holding: row,
      note: {
        id: row.noteId,
        number,
        purpose,
        issuerId,
        type: type as FinancingType,
        grade,
        industry,
        rateBps: rateBps(row.rateBps),
        raisedSen: row.raisedSen,
        state: state as NoteState,
        isLate,
        completedOn,
      },
    }),
  );
}
