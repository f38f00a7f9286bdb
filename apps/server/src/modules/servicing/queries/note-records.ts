import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import type { NoteBookRecord, NoteReceipt } from '../domain/note-record.ts';
import { listPositions } from '../store/note-positions.ts';
import { listDefaultReceipts, listTerms } from '../store/note-records.ts';

/**
 * How every note issued up to a day had done by the end of that day, by the schedule then in force and what was booked until
 * then; reads all of them, so it is for jobs and reports.
 */
export async function noteRecords(ctx: QueryCtx, on: Day): Promise<NoteBookRecord[]> {
  const terms = await listTerms(ctx.reader, on);
  return (await listPositions(ctx.reader, on)).map((position) => {
    const own = terms.get(position.noteId);
    invariant(own, `note ${position.noteId} has terms`);
    return {
      ...{ noteId: position.noteId, number: own.number, issuerId: position.issuerId },
      ...{ grade: position.grade, contract: position.contract, type: position.type },
      ...{ rateBps: own.rate_bps, effectiveRateBps: own.effective_rate_bps, termMonths: own.term_months },
      ...{ issuedOn: position.issuedOn, defaultedOn: own.defaulted_on, endedOn: own.ended_on },
      ...{ principalSen: position.fundedSen, returnSen: own.promised_return },
      ...{ paidPrincipalSen: own.paid_principal, paidReturnSen: own.paid_return },
      ...{ isWrittenOff: position.isWrittenOff, oldestOpenOn: position.oldestDueOn },
    };
  });
}

/** Principal and return that were paid on notes that have been in default. */
export function defaultReceipts(ctx: QueryCtx): Promise<NoteReceipt[]> {
  return listDefaultReceipts(ctx.reader);
}
