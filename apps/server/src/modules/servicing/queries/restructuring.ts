import { message } from '@titian/contracts/messages/message';
import { restructuringUpdate } from '@titian/contracts/restructuring';
import { addMonthsClamped } from '@titian/finance/calendar';
import { rateToText } from '@titian/finance/rate';
import { senToText, sumSen } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import { type Note, readNote } from '../../notes/public.ts';
import { readHolidays } from '../../settings/public.ts';
import type { ServicedInstalment } from '../domain/instalment.ts';
import { maturityOf } from '../domain/issue.ts';
import {
  hasEmptyInstalment,
  type NewTerms,
  planRestructuring,
  type RestructuringPlan,
} from '../domain/restructuring.ts';
import { findClaim } from '../store/guarantees.ts';
import { listWaitingMoney } from '../store/held-money.ts';
import { listInstalments } from '../store/instalments.ts';
import { findProjection } from '../store/projections.ts';
import { hasOpenRepayments } from '../store/repayments.ts';
import { findLastMonth } from '../store/restructurings.ts';
import { lateTermsOf } from './late-terms.ts';

/** A restructuring as it would be on the business date. */
export interface PlannedRestructuring extends RestructuringPlan {
  readonly note: Note;
  readonly instalments: readonly ServicedInstalment[];
}

/**
 * What terms make of the rest of a note (REC-22). `path` is where the fields of the terms stand in the request.
 * @throws AppError `not_found`, `wrong_state` where the note is not running or in default, money waits or its guarantor was claimed from;
 * FieldError on the terms
 */
export async function restructuringOf(
  ctx: QueryCtx,
  noteId: string,
  terms: NewTerms,
  path = '',
): Promise<PlannedRestructuring> {
  const note = await readRestructurable(ctx, noteId);
  rejectTerms(note, terms, path);
  const instalments = (await listInstalments(ctx.reader, [noteId])).get(noteId) ?? [];
  const lastMonth = (await findLastMonth(ctx.reader, noteId)) ?? note.termMonths;
  const holidays = await readHolidays(ctx);
  const { businessDate: on } = ctx;
  const plan = planRestructuring(
    instalments,
    { ...note, lastMonth, on, holidays },
    terms,
    await lateTermsOf(ctx, note),
  );
  if (plan.lastMonth < lastMonth) {
    const ends = {
      last: addMonthsClamped(note.issuedOn, plan.lastMonth),
      former: addMonthsClamped(note.issuedOn, lastMonth),
    };
    throw fieldError(`${path}months`, message('restructuring_ends_earlier', ends));
  }
  if (hasEmptyInstalment(plan)) {
    throw fieldError(`${path}grace_months`, message('restructuring_empty_instalment'));
  }
  return { ...plan, note, instalments };
}

/** What investors read of it, before and after it is decided. */
export function updateOf({ note, rows, additionalSen }: PlannedRestructuring) {
  return restructuringUpdate({
    ...{ contract: note.contract, additional_return: senToText(additionalSen) },
    ...{ first_on: rows[0]?.dueOn ?? '', matures_on: maturityOf(rows) },
  });
}

type IssuedNote = Note & { readonly issuedOn: NonNullable<Note['issuedOn']> };

async function readRestructurable(ctx: QueryCtx, noteId: string): Promise<IssuedNote> {
  const note = await readNote(ctx, noteId);
  if (note === null) {
    throw new AppError('not_found');
  }
  if (note.state === 'defaulted') {
    throw new AppError('wrong_state', {}, message('restructuring_in_default'));
  }
  const { issuedOn } = note;
  if (note.state !== 'issued' || issuedOn === null || (await findProjection(ctx.reader, noteId)) === null) {
    throw new AppError('wrong_state', {}, message('restructuring_not_running'));
  }
  if (await hasOpenRepayments(ctx.reader, noteId)) {
    throw new AppError('wrong_state', {}, message('note_distributing'));
  }
  const waiting = await listWaitingMoney(ctx.reader, noteId, ctx.businessDate);
  if (waiting.length > 0) {
    const amount = senToText(sumSen(waiting.map((one) => one.amountSen)));
    throw new AppError('wrong_state', {}, message('restructuring_money_waiting', { amount }));
  }
  await rejectClaimed(ctx, noteId);
  return { ...note, issuedOn };
}

async function rejectClaimed(ctx: QueryCtx, noteId: string): Promise<void> {
  const claim = await findClaim(ctx.reader, noteId);
  if (claim !== null && claim.paidSen > 0n) {
    throw new AppError('wrong_state', {}, message('restructuring_guarantee_paid'));
  }
  if (claim !== null && claim.closing === null) {
    throw new AppError('wrong_state', {}, message('restructuring_guarantee_claimed'));
  }
}

function rejectTerms(note: Note, { months, graceMonths, extensionRateBps }: NewTerms, path: string): void {
  if (note.contract === 'Shariah' && extensionRateBps > 0) {
    throw fieldError(`${path}extension_rate`, message('restructuring_price_fixed'));
  }
  if (extensionRateBps > note.rateBps) {
    const rate = rateToText(note.rateBps);
    throw fieldError(`${path}extension_rate`, message('restructuring_rate_too_high', { rate }));
  }
  if (note.profile !== 'equal_monthly_flat' && graceMonths > 0) {
    throw fieldError(`${path}grace_months`, message('restructuring_grace_not_here'));
  }
  if (graceMonths >= months) {
    throw fieldError(`${path}grace_months`, message('restructuring_grace_too_long'));
  }
}
