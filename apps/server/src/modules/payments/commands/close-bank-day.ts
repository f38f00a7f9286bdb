import { addDays, type Day } from '@titian/finance/calendar';
import type { Scope } from '../../../platform/context.ts';
import { rollUpDays } from '../../ledger/public.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { PayoutDeps } from '../domain/payout-deps.ts';
import { storeFindings } from '../store/exceptions.ts';
import { lockProgress } from '../store/progress.ts';
import { listMissing } from '../store/reconciliations.ts';
import { hasStatements } from '../store/statement-lists.ts';
import { storeHeld } from './hold-statements.ts';
import { settleOpenLines, storeStatements } from './import-statement.ts';
import { reconcileAccount } from './reconcile-account.ts';

/** How many days back missing statements are requested again. */
const ENQUIRY_DAYS = 31;

/**
 * The end of a day at the bank (PAY-10): rolls the ledger up, fetches the statements of the day and of days before it
 * that are missing, settles what they show, and compares. A missing statement blocks nothing: the day is
 * stored as not reconciled and completed by a later run. Safe to repeat.
 */
export async function closeBankDay(deps: PayoutDeps, scope: Scope, day: Day): Promise<void> {
  await deps.work.command(scope, (ctx) => rollUpDays(ctx));
  await fetchStatements(deps, scope, day);
  await storeHeld(deps, scope);
  await settleOpenLines(deps, scope);
  for (const account of deps.bankAccounts) {
    await deps.work.command(scope, async (ctx) => {
      // An account that has never sent a statement has nothing to be compared with.
      if (account.kind === 'trust_bank' || (await hasStatements(ctx.tx, account.accountNo))) {
        await reconcileAccount(ctx, account, day);
      }
    });
  }
}

/** Fetches one statement a day, because only its own closing balance confirms the end of a day. */
async function fetchStatements(deps: PayoutDeps, scope: Scope, day: Day): Promise<void> {
  const [trust] = deps.bankAccounts;
  if (trust === undefined) {
    return;
  }
  const range = { from: addDays(day, -ENQUIRY_DAYS), to: addDays(day, -1) };
  const missing = await deps.work.query(scope, (ctx) => listMissing(ctx.reader, trust.kind, range));
  for (const on of [...missing, day]) {
    const answer = await deps.bank.fetchStatement(on, on);
    if (answer.kind === 'statements') {
      await storeStatements(deps, scope, answer, 'day');
    } else if (answer.kind === 'refused' && answer.reason === 'wrong_sum') {
      await storeRejection(deps, scope, trust, { day: on, detail: answer.detail });
    } else {
      deps.log.warn(
        { detail: answer.detail, day: on },
        'the bank gave no statement of a day; it is asked again',
      );
      return;
    }
  }
}

/** A statement that does not add up is not used; an operator has to enquire at the bank. */
async function storeRejection(
  deps: PayoutDeps,
  scope: Scope,
  account: BankAccount,
  rejected: { readonly day: Day; readonly detail: string },
): Promise<void> {
  await deps.work.command(scope, async (ctx) => {
    await lockProgress(ctx.tx, account.kind);
    await storeFindings(ctx.tx, account.kind, [
      {
        kind: 'wrong_sum',
        cause: `statement:${account.kind}:${rejected.day}`,
        amountSen: null,
        detail: rejected.detail,
        sinceOn: rejected.day,
      },
    ]);
  });
}
