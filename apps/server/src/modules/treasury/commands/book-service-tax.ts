import { addDays, type Day } from '@titian/finance/calendar';
import { type Sen, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { Ctx } from '../../../platform/context.ts';
import { newId } from '../../../platform/ids.ts';
import { balancesByKind, noAccounts, platformAccount, postTransfers } from '../../ledger/public.ts';
import { differenceOf, type ServiceTaxDay } from '../domain/service-tax-day.ts';
import { lockFees } from '../queries/read-fees.ts';
import { lockObligation, sumCommitted } from '../store/remittances.ts';
import {
  firstFeeDay,
  insertTaxDay,
  lockTaxProgress,
  readServiceTaxDays,
  setTaxProgress,
} from '../store/service-tax.ts';

/** Days before the last that are recalculated, for fees booked late. */
const LOOK_BACK_DAYS = 62;
/** Maximum days per run; the rest follows with the next run. */
const DAYS_AT_ONCE = 400;

/**
 * Works out the service tax of every day up to one, by rate, and books what differs from the tax charged between fee income
 * and service tax, never from a client (FEE-4, decision 035). It is booked on the business date of the run, so days
 * that are closed stay as they were. Safe to repeat.
 * @returns whether all days are worked out
 */
export async function bookServiceTax(ctx: Ctx, day: Day): Promise<boolean> {
  const through = await lockTaxProgress(ctx.tx);
  const earliest = (await firstFeeDay(ctx.tx)) ?? day;
  const [from = day] = [
    ...[addDays(through, 1), earliest].sort().slice(-1),
    addDays(day, -LOOK_BACK_DAYS),
  ].sort();
  const [to = day] = [addDays(from, DAYS_AT_ONCE), day].sort();
  const rest = await available(ctx);
  const put: Day[] = [];
  for (const one of await readServiceTaxDays(ctx.tx, { from, to })) {
    const differenceSen = differenceOf(one);
    if (differenceSen !== 0n && !(await book(ctx, one, differenceSen, rest))) {
      put.push(one.day);
    }
  }
  const [missed] = put;
  const done = missed === undefined ? to : addDays(missed, -1);
  if (done > through) {
    await setTaxProgress(ctx.tx, done);
  }
  return to === day;
}

interface Rest {
  feesSen: Sen;
  taxSen: Sen;
}

/** The balance of both accounts that is not approved to leave. */
async function available(ctx: Ctx): Promise<Rest> {
  const { availableSen } = await lockFees(ctx);
  await lockObligation(ctx.tx, 'service_tax');
  const heldSen = (await balancesByKind(ctx, ctx.businessDate)).get('service_tax') ?? ZERO_SEN;
  return {
    feesSen: availableSen,
    taxSen: subtractSen(heldSen, await sumCommitted(ctx.tx, 'service_tax')),
  };
}

/** @returns false where the account that gives holds less; the day is worked out again by the next run */
async function book(ctx: Ctx, one: ServiceTaxDay, differenceSen: Sen, rest: Rest): Promise<boolean> {
  const isOwed = differenceSen > 0n;
  const amountSen = isOwed ? differenceSen : subtractSen(ZERO_SEN, differenceSen);
  if ((isOwed ? rest.feesSen : rest.taxSen) < amountSen) {
    ctx.log.warn(
      { day: one.day, amount: String(differenceSen) },
      'a difference of service tax waits for money',
    );
    return false;
  }
  rest.feesSen = subtractSen(rest.feesSen, differenceSen);
  rest.taxSen = subtractSen(rest.taxSen, isOwed ? ZERO_SEN : amountSen);
  const [id, transferId] = [newId(), newId()];
  const [fees, tax] = [platformAccount('fee_income'), platformAccount('service_tax')];
  await postTransfers(ctx, noAccounts, [
    {
      id: transferId,
      debitAccountId: isOwed ? fees : tax,
      creditAccountId: isOwed ? tax : fees,
      amountSen,
      kind: 'service_tax_rounding',
      referenceId: id,
      noteId: null,
    },
  ]);
  await insertTaxDay(ctx.tx, {
    ...{ id, day: one.day, rate_bps: one.rateBps, fees_sen: one.feesSen, charged_sen: one.chargedSen },
    ...{ difference_sen: differenceSen, transfer_id: transferId, booked_on: ctx.businessDate },
  });
  return true;
}
