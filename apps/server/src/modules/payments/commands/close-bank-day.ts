import { addDays, type Day } from '@titian/finance/calendar';
import type { Scope } from '../../../platform/context.ts';
import { rollUpDays } from '../../ledger/public.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { PayoutParts } from '../domain/payout-parts.ts';
import { keepFindings } from '../store/exceptions.ts';
import { lockProgress } from '../store/progress.ts';
import { listMissing } from '../store/reconciliations.ts';
import { hasStatements } from '../store/statement-lists.ts';
import { storeHeld } from './hold-statements.ts';
import { keepStatements, settleOpenLines } from './import-statement.ts';
import { reconcileAccount } from './reconcile-account.ts';

/** The bank is asked again for days whose statement is missing, so far back. */
const ASK_AGAIN_DAYS = 31;

/**
 * The end of a day at the bank (PAY-10): rolls the ledger up, fetches the statements of the day and of days before it
 * that are missing, settles what they show, and compares. A missing statement blocks nothing: the day is
 * stored as not reconciled and completed by a later run. Safe to repeat.
 */
export async function closeBankDay(parts: PayoutParts, scope: Scope, day: Day): Promise<void> {
  await parts.work.command(scope, (ctx) => rollUpDays(ctx));
  await fetchStatements(parts, scope, day);
  await storeHeld(parts, scope);
  await settleOpenLines(parts, scope);
  for (const account of parts.bankAccounts) {
    await parts.work.command(scope, async (ctx) => {
      // An account that has never sent a statement has nothing to be compared with.
      if (account.kind === 'trust_bank' || (await hasStatements(ctx.tx, account.accountNo))) {
        await reconcileAccount(ctx, account, day);
      }
    });
  }
}

/** Fetches one statement a day, because only its own closing balance proves the end of a day. */
async function fetchStatements(parts: PayoutParts, scope: Scope, day: Day): Promise<void> {
  const [trust] = parts.bankAccounts;
  if (trust === undefined) {
    return;
  }
  const range = { from: addDays(day, -ASK_AGAIN_DAYS), to: addDays(day, -1) };
  const missing = await parts.work.query(scope, (ctx) => listMissing(ctx.reader, trust.kind, range));
  for (const on of [...missing, day]) {
    const answer = await parts.bank.fetchStatement(on, on);
    if (answer.kind === 'statements') {
      await keepStatements(parts, scope, answer, 'day');
    } else if (answer.kind === 'refused' && answer.reason === 'wrong_sum') {
      await keepRefusal(parts, scope, trust, { day: on, detail: answer.detail });
    } else {
      parts.log.warn(
        { detail: answer.detail, day: on },
        'the bank gave no statement of a day; it is asked again',
      );
      return;
    }
  }
}

/** A statement that does not add up may not be used, and somebody has to ask the bank about it. */
async function keepRefusal(
  parts: PayoutParts,
  scope: Scope,
  account: BankAccount,
  refused: { readonly day: Day; readonly detail: string },
): Promise<void> {
  await parts.work.command(scope, async (ctx) => {
    await lockProgress(ctx.tx, account.kind);
    await keepFindings(ctx.tx, account.kind, [
      {
        kind: 'wrong_sum',
        cause: `statement:${account.kind}:${refused.day}`,
        amountSen: null,
        detail: refused.detail,
        sinceOn: refused.day,
      },
    ]);
  });
}
