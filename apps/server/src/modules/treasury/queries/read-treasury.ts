import { type Obligation, obligations } from '@titian/contracts/treasury';
import { addDays, type Day } from '@titian/finance/calendar';
import { maxSen, type Sen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import { subjectsWithProposal } from '../../approvals/public.ts';
import { balancesByKind, platformAccount } from '../../ledger/public.ts';
import { readNotes } from '../../notes/public.ts';
import { readSettings } from '../../settings/public.ts';
import { obligationTerms } from '../domain/obligation.ts';
import { type OpenPeriod, openPeriods } from '../domain/open-periods.ts';
import { firstTaxMonth } from '../domain/period.ts';
import type { Recipient, TreasuryDeps } from '../domain/remittance.ts';
import { type DeductionRefund, listOpenRefunds } from '../store/deduction-refunds.ts';
import { listRecipients } from '../store/recipients.ts';
import { lastThrough } from '../store/remittances.ts';
import { listOpenDays } from '../store/transfers.ts';
import { type AvailableFees, readFees } from './read-fees.ts';

export interface RefundRow {
  readonly refund: DeductionRefund;
  readonly noteNumber: string;
  readonly isProposed: boolean;
}

export interface OpenRow {
  readonly period: OpenPeriod;
  readonly noteNumber: string | null;
  readonly isProposed: boolean;
}

/** What platform money is in which account, what is owed to which recipient, and since when (TRE-8). */
export interface Treasury {
  readonly day: Day;
  readonly fees: AvailableFees & {
    readonly sweepableSen: Sen;
    readonly since: Day | null;
    readonly isProposed: boolean;
  };
  readonly open: readonly OpenRow[];
  readonly refunds: readonly RefundRow[];
  readonly balances: ReadonlyMap<string, Sen>;
  readonly hasOperatingAccount: boolean;
}

/** The last business day whose withholding tax was remitted, or is on its way; null before the first. */
export function withholdingFiledThrough(ctx: QueryCtx): Promise<Day | null> {
  return lastThrough(ctx.reader, 'withholding_tax', null);
}

export async function readTreasury(ctx: QueryCtx, deps: TreasuryDeps): Promise<Treasury> {
  const today = ctx.businessDate;
  const periods: OpenPeriod[] = [];
  for (const obligation of obligations.filter((one) => one !== 'fees')) {
    periods.push(...(await readPeriods(ctx, obligation)));
  }
  const feeDays = await listOpenDays(ctx.reader, 'fees', addDays(today, -1));
  const recipients = await listRecipients(ctx.reader);
  const sweeps = await subjectsWithProposal(ctx, 'treasury_sweep', [platformAccount('fee_income')]);
  return {
    day: today,
    fees: {
      ...(await readFees(ctx)),
      sweepableSen: maxSen(sumSen(feeDays.map((one) => one.amountSen)), ZERO_SEN),
      since: feeDays.find((one) => one.amountSen > 0n)?.on ?? null,
      isProposed: sweeps.size > 0,
    },
    open: await withNotes(ctx, periods),
    refunds: await readRefunds(ctx),
    balances: await balancesByKind(ctx, today),
    hasOperatingAccount: hasOwn(ctx, deps, recipients),
  };
}

async function readPeriods(ctx: QueryCtx, obligation: Obligation): Promise<OpenPeriod[]> {
  const { serviceTaxFirstMonth } = await readSettings(ctx);
  const byNote = obligation === 'recovery_costs';
  return openPeriods(obligation, await listOpenDays(ctx.reader, obligation, ctx.businessDate), {
    firstMonth: firstTaxMonth(serviceTaxFirstMonth),
    lastThrough: byNote ? null : await lastThrough(ctx.reader, obligation, null),
    today: ctx.businessDate,
  });
}

async function withNotes(ctx: QueryCtx, periods: readonly OpenPeriod[]): Promise<OpenRow[]> {
  const noteIds = periods.map((one) => one.noteId).filter((id) => id !== null);
  const numbers = new Map((await readNotes(ctx, noteIds)).map((note) => [note.id, note.number]));
  const subjectOf = ({ obligation, noteId }: OpenPeriod) =>
    noteId ?? platformAccount(obligationTerms[obligation].account);
  const proposed = await subjectsWithProposal(ctx, 'treasury_remittance', periods.map(subjectOf));
  return periods.map((period) => ({
    period,
    noteNumber: numbers.get(period.noteId ?? '') ?? null,
    isProposed: proposed.has(subjectOf(period)),
  }));
}

async function readRefunds(ctx: QueryCtx): Promise<RefundRow[]> {
  const refunds = await listOpenRefunds(ctx.reader);
  const ids = refunds.map((one) => one.noteId);
  const numbers = new Map((await readNotes(ctx, ids)).map((note) => [note.id, note.number]));
  const proposed = await subjectsWithProposal(ctx, 'deduction_refund', ids);
  return refunds.map((refund) => ({
    refund,
    noteNumber: numbers.get(refund.noteId) ?? '',
    isProposed: proposed.has(refund.noteId),
  }));
}

function hasOwn(ctx: QueryCtx, deps: TreasuryDeps, recipients: readonly Recipient[]): boolean {
  return recipients.some(
    (one) =>
      one.purpose === 'own_operating' &&
      one.state === 'active' &&
      ctx.fieldEncryption.open(one.numberEnc) === deps.operatingAccountNo,
  );
}
