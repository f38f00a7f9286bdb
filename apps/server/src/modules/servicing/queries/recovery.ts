import { addSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError, invariant } from '../../../platform/errors.ts';
import type { CustomerPrincipal } from '../../../platform/http/principal.ts';
import {
  holdingsOf,
  type Note,
  type NoteUpdate,
  readAccessibleNote,
  readHoldingIn,
  readUpdates,
} from '../../notes/public.ts';
import { daysPastDue } from '../domain/default-rule.ts';
import { totalDue } from '../domain/due.ts';
import { netPaidSince } from '../store/figures.ts';
import { costsOf, findStep, type RecoveryStep } from '../store/recoveries.ts';
import { listRepayments, type Repayment } from '../store/repayments.ts';
import { countRestructurings } from '../store/restructurings.ts';
import { type Guarantee, guaranteeOf } from './guarantee.ts';
import { duesOf } from './next-payment.ts';

/** The state of a note's recovery, over all its investors (REC-13). */
export interface Recovery {
  readonly note: Note;
  readonly daysLate: number;
  /** What is due by now and unpaid, late charges included; in default all that is owed, with the costs of recovery. */
  readonly amountDueSen: Sen;
  /** Of it what lateness costs: to the investors, and of a Shariah note to charity. */
  readonly lateSen: Sen;
  readonly charitySen: Sen;
  /** Of it costs of recovery that are not paid yet. */
  readonly costsDueSen: Sen;
  /** The profit that a Shariah note need not pay since its default. */
  readonly ibraSen: Sen;
  /** What two operators have waived of lateness. */
  readonly waivedLateSen: Sen;
  readonly waivedCharitySen: Sen;
  readonly receivedSen: Sen;
  readonly recoveredSen: Sen;
  readonly costsSen: Sen;
  readonly outstandingSen: Sen;
  readonly writtenOffSen: Sen;
  readonly guarantee: Guarantee | null;
  readonly nextStep: RecoveryStep | null;
}

/** Where the recovery of a note stands on the business date. */
export async function recoveryOf(ctx: QueryCtx, note: Note): Promise<Recovery> {
  const [dues] = await duesOf(ctx, [note]);
  invariant(dues, `the debt of note ${note.id} is known`);
  const { debt } = dues;
  const due = debt.isAccelerated ? debt.payable : debt.payable.filter((row) => row.dueOn <= ctx.businessDate);
  const repayments = await listRepayments(ctx.reader, note.id);
  const holdings = await holdingsOf(ctx, note.id);
  const { defaultedOn } = note;
  return {
    note,
    daysLate: isFinished(note) ? 0 : daysPastDue(dues.instalments, ctx.businessDate),
    amountDueSen: addSen(totalDue(due), debt.costsSen),
    lateSen: sumSen(due.map((row) => row.lateSen)),
    charitySen: sumSen(due.map((row) => row.charitySen)),
    costsDueSen: debt.costsSen,
    ibraSen: debt.ibraSen,
    waivedLateSen: debt.waivedLateSen,
    waivedCharitySen: debt.waivedCharitySen,
    receivedSen: sumSen(repayments.map(usedOf)),
    recoveredSen:
      defaultedOn === null
        ? ZERO_SEN
        : sumSen(repayments.filter((one) => one.bookedOn >= defaultedOn).map(usedOf)),
    costsSen: (await costsOf(ctx.reader, note.id)).incurredSen,
    outstandingSen: sumSen(holdings.map((one) => one.outstandingSen)),
    writtenOffSen: sumSen(holdings.map((one) => one.writtenOffSen)),
    guarantee: await guaranteeOf(ctx, note, dues.instalments, repayments),
    nextStep: await findStep(ctx.reader, note.id),
  };
}

function isFinished({ state }: Note): boolean {
  return state === 'completed' || state === 'recovered' || state === 'written_off';
}

/** What it was used for on this note: its investors, charity and costs of recovery. */
function usedOf(one: Repayment): Sen {
  return subtractSen(one.amountSen, addSen(one.excessSen, one.guarantorSen));
}

/** The work queue as one operator sees it. */
export interface RecoveryFor extends Recovery {
  /** What an investor received since the default; null for the issuer. */
  readonly netToMeSen: Sen | null;
  readonly updates: readonly NoteUpdate[];
}

/**
 * The status of a note's recovery, for its investors and its issuer; null where nothing is or was late.
 * @throws AppError `not_found` for an unknown note, and without full access to it
 */
export async function recoveryFor(
  ctx: QueryCtx,
  viewer: Pick<CustomerPrincipal, 'id' | 'role'>,
  reference: string,
): Promise<RecoveryFor | null> {
  const { note, access } = await readAccessibleNote(ctx, viewer, reference);
  if (access !== 'full') {
    throw new AppError('not_found');
  }
  const holding = viewer.role === 'investor' ? await readHoldingIn(ctx, note.id, viewer.id) : null;
  const recovery = await recoveryOf(ctx, note);
  const hasBegun =
    note.isLate ||
    note.defaultedOn !== null ||
    recovery.guarantee !== null ||
    (await countRestructurings(ctx.reader, note.id)) > 0;
  if (!hasBegun && recovery.daysLate === 0) {
    return null;
  }
  const since = note.defaultedOn ?? recovery.guarantee?.claim.claimedOn ?? ctx.businessDate;
  const netToMeSen = holding === null ? null : await netPaidSince(ctx.reader, holding.id, since);
  return { ...recovery, netToMeSen, updates: await readUpdates(ctx, note.id) };
}
