import type { Day } from '@titian/finance/calendar';
import { type Sen, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx, Scope } from '../../../platform/context.ts';
import { invariant } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { lockNote, type Note, readNote } from '../../notes/public.ts';
import {
  allocateExcess,
  excessTotal,
  laterDay,
  nextExcessAllocation,
  type OpenExcess,
} from '../domain/excess.ts';
import { allocateMoney, type MoneyAllocation } from '../queries/allocate-money.ts';
import { findExcessAccount, listOpenExcess, notesToPayFromExcess, payWithExcess } from '../store/excesses.ts';
import { listInstalments } from '../store/instalments.ts';
import { eachNote } from './each-note.ts';
import { releaseExcess } from './hold-excess.ts';
import { writeRepayment } from './write-repayment.ts';

const STEP = { name: 'excess' } as const;

/** At the end of a day, pays what is due by it from what issuers paid too much before. */
export async function applyDueExcess(work: UnitOfWork, scope: Scope, day: Day): Promise<void> {
  const noteIds = await work.query(scope, (ctx) => notesToPayFromExcess(ctx.reader, day));
  await eachNote(work, scope, { step: STEP, day, noteIds }, (id) =>
    work.command(scope, async (ctx) => {
      await lockNote(ctx, id);
      await applyExcess(ctx, id, day);
    }),
  );
}

/**
 * Uses the excess of a note as `payFromExcess` does; what waits once nothing is to be paid any more goes back to the
 * issuer. The caller holds the note's lock and has locked no cash account.
 */
export async function applyExcess(ctx: Ctx, noteId: string, dueBy: Day): Promise<void> {
  await payFromExcess(ctx, noteId, dueBy);
  const note = await readNote(ctx, noteId);
  invariant(note, `note ${noteId} exists`);
  await releaseExcess(ctx, note);
}

/**
 * Pays the instalments of a note that are due by a day from its excess, each as of its due day; in default the one debt.
 * Every use is a repayment of its own. The caller holds the note's lock.
 */
export async function payFromExcess(ctx: Ctx, noteId: string, dueBy: Day): Promise<void> {
  while (await applyNext(ctx, noteId, dueBy)) {
    // The next due day.
  }
}

async function applyNext(ctx: Ctx, noteId: string, dueBy: Day): Promise<boolean> {
  const open = await listOpenExcess(ctx.reader, noteId);
  const note = open.length === 0 ? null : await readNote(ctx, noteId);
  const plan = note === null ? null : await planAllocation(ctx, note, open, dueBy);
  if (note === null || plan === null) {
    return false;
  }
  await writeExcessAllocation(ctx, note, { open, ...plan });
  return true;
}

async function planAllocation(
  ctx: Ctx,
  note: Note,
  open: readonly OpenExcess[],
  dueBy: Day,
): Promise<{ on: Day; amountSen: Sen; use: MoneyAllocation } | null> {
  const rows = (await listInstalments(ctx.reader, [note.id])).get(note.id) ?? [];
  const next =
    note.defaultedOn === null
      ? nextExcessAllocation(rows, open, dueBy)
      : { on: laterOf(note.defaultedOn, open), availableSen: excessTotal(open) };
  if (next === null) {
    return null;
  }
  const money = {
    ...({ sourceKind: 'excess', ends: null } as const),
    ...{ amountSen: next.availableSen, receivedOn: next.on },
  };
  const use = await allocateMoney(ctx, note, money);
  const amountSen = subtractSen(next.availableSen, use.excessSen);
  return amountSen === 0n ? null : { on: next.on, amountSen, use: { ...use, excessSen: ZERO_SEN } };
}

/** A refund that the bank returned after the default is not used before it came back. */
function laterOf(defaultedOn: Day, open: readonly OpenExcess[]): Day {
  return open.reduce((last, one) => laterDay(last, one.availableOn), defaultedOn);
}

/** Books a part of a note's excess as a repayment; under the note's lock. */
export async function writeExcessAllocation(
  ctx: Ctx,
  note: Note,
  one: {
    readonly open: readonly OpenExcess[];
    readonly on: Day;
    readonly amountSen: Sen;
    readonly use: MoneyAllocation;
  },
): Promise<void> {
  const accountId = await findExcessAccount(ctx.reader, note.id);
  invariant(accountId, `note ${note.id} has an account for its excess`);
  const repaymentId = await writeRepayment(
    ctx,
    note,
    {
      sourceKind: 'excess',
      sourceId: newId(),
      amountSen: one.amountSen,
      receivedOn: one.on,
      payerName: null,
      bankReference: null,
      accountId,
    },
    one.use,
  );
  const parts = allocateExcess(one.open, one.amountSen);
  await payWithExcess(ctx.tx, parts, { kind: 'applied', referenceId: repaymentId, on: one.on });
}
