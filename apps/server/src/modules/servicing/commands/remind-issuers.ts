import { addDays, type Day } from '@titian/finance/calendar';
import { senToText, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { tryEach } from '../../../platform/end-of-day-task.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type Note, readNotes } from '../../notes/public.ts';
import { type Notification, notifyUsers } from '../../notifications/public.ts';
import { accountFor, type CollectedAccount, type CollectedFrom } from '../domain/collected-account.ts';
import type { NoteDebt } from '../domain/debt.ts';
import type { DueRow } from '../domain/due.ts';
import {
  type PaidBefore,
  REMINDER_DAYS_AHEAD,
  type RemindedPayment,
  remindedPaymentOf,
  reminderStage,
} from '../domain/reminder.ts';
import { duesOf } from '../queries/next-payment.ts';
import { heldMoneyOf } from '../store/held-money.ts';
import { notesWithDueRows } from '../store/instalments.ts';
import { eachNote } from './each-note.ts';

const CHUNK = 100;
const STEP = { name: 'reminders' } as const;

/** At the end of a day, reminds issuers of what falls due soon and of what is overdue; each stage once. */
export async function remindIssuers(
  work: UnitOfWork,
  scope: Scope,
  day: Day,
  collectedFrom: CollectedFrom,
): Promise<void> {
  const ids = await work.query(scope, (ctx) =>
    notesWithDueRows(ctx.reader, addDays(day, REMINDER_DAYS_AHEAD)),
  );
  const apart: string[] = [];
  for (let from = 0; from < ids.length; from += CHUNK) {
    const some = ids.slice(from, from + CHUNK);
    const failed = await tryEach(['chunk'], () =>
      work.command(scope, (ctx) => remind(ctx, some, day, collectedFrom)),
    );
    // One of them fails: each is tried by itself, so that the others are reminded.
    apart.push(...(failed.length > 0 ? some : []));
  }
  await eachNote(work, scope, { step: STEP, day, noteIds: apart }, (id) =>
    work.command(scope, (ctx) => remind(ctx, [id], day, collectedFrom)),
  );
}

async function remind(
  ctx: Ctx,
  noteIds: readonly string[],
  day: Day,
  collectedFrom: CollectedFrom,
): Promise<void> {
  const notes = (await readNotes(ctx, noteIds)).filter(
    ({ state }) => state === 'issued' || state === 'defaulted',
  );
  const accounts = await collectedFrom(
    ctx,
    notes.map((note) => note.issuerId),
  );
  const held = await heldMoneyOf(
    ctx.reader,
    notes.map((note) => note.id),
    day,
  );
  const notification = (await duesOf(ctx, notes)).flatMap(({ note, debt }) => {
    const paid = { excessSen: debt.excessSen, heldSen: held.get(note.id) ?? ZERO_SEN };
    // In default there is one debt, and its oldest instalment says when to write.
    return (debt.isAccelerated ? debt.open.slice(0, 1) : debt.open).flatMap((row) => {
      const payment = remindedPaymentOf(debt, row, paid);
      const stage = payment.leftSen > 0n ? reminderStage(row, day) : null;
      const account = accountFor(accounts.get(note.issuerId), row.dueOn, day);
      return stage === null ? [] : [reminder({ note, debt, row, payment, paid, stage, account, day })];
    });
  });
  await notifyUsers(ctx, notification);
}

interface Reminded {
  readonly note: Note;
  readonly debt: NoteDebt;
  readonly row: DueRow;
  readonly payment: RemindedPayment;
  readonly paid: PaidBefore;
  readonly stage: number;
  readonly account: CollectedAccount | null;
  readonly day: Day;
}

/** First what is overdue on the note, then the payment that it is about; in default the whole debt. */
function reminder({ note, debt, row, payment, paid, stage, account, day }: Reminded): Notification {
  const overdue = debt.open.filter((one) => one.dueOn < day);
  const overdueSen = sumSen(overdue.map((one) => remindedPaymentOf(debt, one, paid).leftSen));
  return {
    userId: note.issuerId,
    template: 'repayment_due',
    dedupeKey: `repayment_due:${note.id}:${row.number}:${stage}`,
    params: {
      noteNumber: note.number,
      contract: note.contract,
      dueOn: row.dueOn,
      principal: senToText(sumSen(payment.rows.map((one) => one.principalSen))),
      returnAmount: senToText(sumSen(payment.rows.map((one) => one.returnSen))),
      lateCharge: senToText(sumSen(payment.rows.map((one) => one.lateSen))),
      total: senToText(payment.leftSen),
      deducted: { excess: senToText(payment.excessSen), held: senToText(payment.heldSen) },
      overdue: {
        since: overdueSen === 0n ? null : (overdue[0]?.dueOn ?? null),
        amount: senToText(debt.isAccelerated ? payment.leftSen : overdueSen),
        isThisOne: row.dueOn < day,
        isDefaulted: debt.isAccelerated,
        gharamah: senToText(sumSen(payment.rows.map((one) => one.charitySen))),
        costs: senToText(debt.costsSen),
      },
      collectedFrom: account && { bankName: account.bankName, last4: account.last4 },
    },
  };
}
