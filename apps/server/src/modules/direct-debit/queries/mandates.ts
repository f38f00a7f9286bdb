import type { Day } from '@titian/finance/calendar';
import type { QueryCtx } from '../../../platform/context.ts';
import { readNotes } from '../../notes/public.ts';
import { readHolidays } from '../../settings/public.ts';
import { readTopupStates, type TopupState } from '../../wallet/public.ts';
import type { Mandate } from '../domain/mandate.ts';
import { nextDepositOn } from '../domain/recurring-deposit.ts';
import { type Collection, listCollections } from '../store/collections.ts';
import { type DepositCollection, listDeposits } from '../store/deposits.ts';
import { listMandates } from '../store/mandates.ts';

export interface ShownCollection extends Collection {
  readonly noteNumber: string;
}

export interface ShownDeposit extends DepositCollection {
  /** What became of the money that came. */
  readonly topupState: TopupState;
}

export interface ShownMandate {
  readonly mandate: Mandate;
  /** The latest of a mandate for repayments, newest first. */
  readonly collections: readonly ShownCollection[];
  /** The latest of a recurring deposit, newest first. */
  readonly deposits: readonly ShownDeposit[];
  /** When a recurring deposit is collected next, as far as is known. */
  readonly nextOn: Day | null;
}

/** A customer's mandates, newest first, each with what was collected under it. */
export async function mandatesOf(ctx: QueryCtx, userId: string): Promise<ShownMandate[]> {
  const mandates = await listMandates(ctx.reader, userId);
  const collections = await collectionsUnder(ctx, mandates);
  const deposits = await depositsUnder(ctx, mandates);
  const holidays = await readHolidays(ctx);
  return mandates.map((mandate) => {
    const own = deposits.filter(({ mandateId }) => mandateId === mandate.id);
    return {
      mandate,
      collections: collections.filter(({ mandateId }) => mandateId === mandate.id),
      deposits: own,
      nextOn: nextDepositOn(mandate, own, ctx.businessDate, holidays),
    };
  });
}

async function collectionsUnder(ctx: QueryCtx, mandates: readonly Mandate[]): Promise<ShownCollection[]> {
  const ids = mandates.filter(({ purpose }) => purpose === 'repayment').map(({ id }) => id);
  const collections = await listCollections(ctx.reader, ids);
  const notes = await readNotes(ctx, [...new Set(collections.map(({ noteId }) => noteId))]);
  const numbers = new Map(notes.map(({ id, number }) => [id, number]));
  return collections.map((one) => ({ ...one, noteNumber: numbers.get(one.noteId) ?? '' }));
}

async function depositsUnder(ctx: QueryCtx, mandates: readonly Mandate[]): Promise<ShownDeposit[]> {
  const ids = mandates.filter(({ purpose }) => purpose === 'deposit').map(({ id }) => id);
  const deposits = await listDeposits(ctx.reader, ids);
  const states = await readTopupStates(
    ctx,
    deposits.map(({ topupId }) => topupId),
  );
  return deposits.map((one) => ({ ...one, topupState: states.get(one.topupId) ?? 'pending' }));
}
