import { message } from '@titian/contracts/messages/message';
import { lateWaiver } from '@titian/contracts/schemas/servicing-proposals';
import { addSen, parseSen, type Sen, senToText, sumSen } from '@titian/finance/sen';
import type { z } from 'zod';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError, invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import { type ApprovalOf, approvalExecutor, boundHash } from '../../approvals/public.ts';
import { addNoteUpdate, lockNote, type Note, readNote } from '../../notes/public.ts';
import { type DueRow, dueRows } from '../domain/due.ts';
import { type ServicedInstalment, withLateSettled } from '../domain/instalment.ts';
import type { LateTerms } from '../domain/late-terms.ts';
import { type LateAmounts, planWaiver, waivedRow } from '../domain/late-waiver.ts';
import { settledRow } from '../domain/plan-repayment.ts';
import { lateTermsOf } from '../queries/late-terms.ts';
import { listInstalments, updatePaid } from '../store/instalments.ts';
import { countWaivers, insertWaiver } from '../store/late-waivers.ts';
import { countRepayments } from '../store/repayments.ts';
import { completeIfSettled } from './finish-repayment.ts';

type LateWaiver = z.output<typeof lateWaiver>;

/**
 * Two operators waive what lateness costs on a running note, in part or whole; of a Shariah note ta'widh and gharamah
 * each by itself. What lateness costs afterwards is charged as before.
 */
export const lateChargeWaiver = approvalExecutor<LateWaiver>({
  kind: 'late_waiver',
  subjectKind: 'note',
  after: lateWaiver,
  async load(ctx, subjectId, { after }) {
    const owing = await lockOwing(ctx, subjectId);
    rejectTooMuch(owing, amountsOf(after));
    const before = owedOf(owing.due);
    return {
      // Any payment or waiver in between makes the proposal stale.
      version:
        (await countRepayments(ctx.reader, subjectId)) + (await countWaivers(ctx.reader, subjectId)) + 1,
      label: owing.note.number,
      before: { late_charge: senToText(before.lateSen), gharamah: senToText(before.charitySen) },
    };
  },
  async binds(ctx, subjectId) {
    const { note, rows } = await lockOwing(ctx, subjectId);
    // Late charges are left out: they grow every day, and only more than is owed is rejected.
    return {
      contract: note.contract,
      defaulted_on: note.defaultedOn,
      instalments: boundHash(ctx.fieldEncryption, rows),
    };
  },
  apply: waive,
});

interface Owing {
  readonly note: Note;
  readonly rows: readonly ServicedInstalment[];
  readonly due: readonly DueRow[];
  readonly terms: LateTerms;
}

async function lockOwing(ctx: Ctx, noteId: string): Promise<Owing> {
  await lockNote(ctx, noteId);
  const note = await readNote(ctx, noteId);
  if (note?.state !== 'issued' && note?.state !== 'defaulted') {
    throw new AppError('wrong_state', {}, message('late_charge_not_running'));
  }
  const rows = (await listInstalments(ctx.reader, [noteId])).get(noteId) ?? [];
  const terms = await lateTermsOf(ctx, note);
  return { note, rows, terms, due: dueRows(rows, ctx.businessDate, terms) };
}

function owedOf(due: readonly DueRow[]): LateAmounts {
  return {
    lateSen: sumSen(due.map((row) => row.lateSen)),
    charitySen: sumSen(due.map((row) => row.charitySen)),
  };
}

function rejectTooMuch({ note, due }: Owing, requested: LateAmounts): void {
  const owed = owedOf(due);
  if (requested.lateSen + requested.charitySen === 0n) {
    throw fieldError('after.late_charge', message('positive_amount_required'));
  }
  if (note.contract === 'Conventional' && requested.charitySen > 0n) {
    throw fieldError('after.gharamah', message('gharamah_shariah_only'));
  }
  for (const [field, amountSen, owedSen] of [
    ['after.late_charge', requested.lateSen, owed.lateSen],
    ['after.gharamah', requested.charitySen, owed.charitySen],
  ] as const) {
    if (amountSen > owedSen) {
      throw fieldError(field, message('waiver_above_owed', { owed: senToText(owedSen) }));
    }
  }
}

async function waive(ctx: Ctx, { id, subjectId, after, reason }: ApprovalOf<LateWaiver>): Promise<void> {
  const { note, rows, due, terms } = await lockOwing(ctx, subjectId);
  const amounts = amountsOf(after);
  const parts = planWaiver(due, amounts);
  const waiver = { id: newId(), noteId: note.id, on: ctx.businessDate, approvalId: id, parts };
  await insertWaiver(ctx.tx, { ...waiver, ...amounts });
  const changed = rows.flatMap((row) => {
    const part = parts.find((one) => one.number === row.number);
    return part === undefined
      ? []
      : [withLateSettled(settledRow(waivedRow(row, part), ctx.businessDate, terms))];
  });
  await updatePaid(ctx.tx, note.id, changed);
  await addNoteUpdate(ctx, {
    noteId: note.id,
    kind: 'waiver',
    title: message('update_late_charge_waived'),
    body: message('update_late_charge_waived_text'),
    amountSen: addSen(amounts.lateSen, amounts.charitySen),
  });
  await recordAudit(ctx, {
    action: 'note.late_charge_waived',
    subjectKind: 'note',
    subjectId: note.id,
    after: { late_charge: senToText(amounts.lateSen), gharamah: senToText(amounts.charitySen) },
    reason,
  });
  await completeIfSettled(ctx, note, 'waiver');
}

function amountsOf(after: LateWaiver): LateAmounts {
  return { lateSen: senOf(after.late_charge), charitySen: senOf(after.gharamah) };
}

function senOf(text: string): Sen {
  const amountSen = parseSen(text);
  invariant(amountSen !== null, 'the contract checked the amount');
  return amountSen;
}
