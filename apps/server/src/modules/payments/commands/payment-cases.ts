import { CASE_SUBJECT_MAX } from '@titian/contracts/cases';
import { addDays } from '@titian/finance/calendar';
import { englishOf } from '../../../platform/coded-text.ts';
import type { QueryCtx, Scope } from '../../../platform/context.ts';
import { sortedPages } from '../../../platform/db/sorted-list.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import { type Cause, matchCauses } from '../../cases/public.ts';
import { readSettings } from '../../settings/public.ts';
import type { HeldMoney } from '../domain/held-money.ts';
import { type HeldMoneyFilter, type HeldMoneyHandler, storesOf } from '../domain/held-money-handler.ts';
import { listFailedBatches } from '../store/batches.ts';
import { listAllOpen } from '../store/exceptions.ts';

const EXCEPTION = 'exception:';
const HELD_MONEY = 'held_money:';
const BATCH = 'payout_batch:';

/** At the end of a day, cases of what the money desk has to look at, until it is over (CAS-13). */
export async function matchPaymentCases(
  work: UnitOfWork,
  scope: Scope,
  handlers: readonly HeldMoneyHandler[],
): Promise<void> {
  await matchCauses(work, scope, EXCEPTION, await work.query(scope, openExceptions));
  await matchCauses(work, scope, HELD_MONEY, await work.query(scope, (ctx) => longHeld(ctx, handlers)));
  await matchCauses(work, scope, BATCH, await work.query(scope, failedBatches));
}

/** A payout withheld by a restriction is none of them: more roles read cases than may know of it (decision 032). */
async function openExceptions({ reader }: QueryCtx): Promise<Cause[]> {
  const open = await listAllOpen(reader);
  return open
    .filter(({ kind }) => kind !== 'restricted_payout')
    .map(({ id, detail }) => {
      const label = englishOf(detail).replace(/\s+/g, ' ').slice(0, CASE_SUBJECT_MAX);
      // What a bank or a person wrote has a length of its own; words of the platform stay coded.
      const subject = typeof detail === 'string' ? label : detail;
      return {
        ...{ key: `${EXCEPTION}${id}`, subject, customerId: null },
        links: [{ kind: 'exception', id, label }],
      };
    });
}

/** Money that has been held for `held_money_case_days` and nobody has decided about. */
async function longHeld(ctx: QueryCtx, handlers: readonly HeldMoneyHandler[]): Promise<Cause[]> {
  const { heldMoneyCaseDays } = await readSettings(ctx);
  const until = addDays(ctx.businessDate, -heldMoneyCaseDays);
  const filter: HeldMoneyFilter = { purposes: handlers.map(({ purpose }) => purpose), state: 'held' };
  const held: HeldMoney[] = [];
  for (const store of storesOf(handlers)) {
    for await (const some of sortedPages((slice) => store.list(ctx, filter, slice))) {
      held.push(...some.filter(({ heldOn }) => heldOn <= until));
    }
  }
  return held.map(({ kind, id, refNumber, userId, intentId }) => ({
    ...{ key: `${HELD_MONEY}${kind}:${id}`, subject: refNumber, customerId: userId },
    links: intentId === null ? [] : [{ kind: 'payment', id: intentId, label: refNumber }],
  }));
}

/** Payment files that were not sent, or that the bank has refused. */
async function failedBatches({ reader }: QueryCtx): Promise<Cause[]> {
  const batches = await listFailedBatches(reader);
  return batches.map(({ id, messageId }) => ({
    ...{ key: `${BATCH}${id}`, subject: messageId, customerId: null, links: [] },
  }));
}
