import { randomInt } from 'node:crypto';
import type { FormFields } from '../lib/http.ts';
import { parseRinggit } from '../lib/ringgit.ts';
import { buyerAccounts, canPay } from './buyer-accounts.ts';
import { type Code, isCode } from './codes.ts';
import { debitAmount } from './mandate-request.ts';
import { bankOf, needsChecker } from './receive.ts';
import type { Decision } from './settle.ts';
import type { Step, Transaction } from './transactions.ts';

/** What a posted bank page leads to. */
export type Advance =
  | { readonly kind: 'stay'; readonly problem: string; readonly changes: Partial<Transaction> }
  | { readonly kind: 'move'; readonly changes: Partial<Transaction> }
  | { readonly kind: 'decide'; readonly decision: Decision };

/** A page of the bank that the buyer can leave in three ways (FPX-30). */
type PageStep = Exclude<Step, 'finished'>;

export const EXITS: Readonly<Record<PageStep, Readonly<Record<'timeout' | 'wrong' | 'cancel', Code>>>> = {
  login: { timeout: '1A', wrong: '1B', cancel: '1C' },
  account: { timeout: '1D', wrong: '1E', cancel: '1F' },
  tac: { timeout: '1G', wrong: '1H', cancel: '1I' },
  confirm: { timeout: '1J', wrong: '1K', cancel: '1L' },
};

const TAC_TRIES = 3;
const NAME_LIMIT = 50;

function exitCode(step: PageStep, action: string): Code | null {
  if (action === 'session') return '1M';
  if (action === 'timeout' || action === 'wrong' || action === 'cancel') return EXITS[step][action];
  return null;
}

function stay(problem: string, changes: Partial<Transaction> = {}): Advance {
  return { kind: 'stay', problem, changes };
}

function payerNameOf(form: FormFields): string {
  return (form.payer_name ?? '').trim().slice(0, NAME_LIMIT);
}

function signIn(transaction: Transaction, form: FormFields): Advance {
  if ((form.username ?? '').trim() === '' || (form.password ?? '') === '') {
    return stay('Enter a user name and a password. Any will do.');
  }
  const makerName = needsChecker(transaction) ? (form.username ?? '').trim().slice(0, 40) : '';
  return { kind: 'move', changes: { step: 'account', payerName: payerNameOf(form), makerName } };
}

function chooseAccount(transaction: Transaction, form: FormFields): Advance {
  const account = buyerAccounts(transaction).find(({ number }) => number === form.account_no);
  if (account === undefined) return stay('Choose the account to pay from.');
  return { kind: 'move', changes: { step: 'tac', accountNo: account.number } };
}

function requestTac(): Advance {
  return {
    kind: 'move',
    changes: { step: 'confirm', tac: String(randomInt(100_000, 1_000_000)), tacTries: 0 },
  };
}

function confirm(transaction: Transaction, form: FormFields): Advance {
  if ((form.tac ?? '').trim() !== transaction.tac) {
    const tacTries = transaction.tacTries + 1;
    if (tacTries >= TAC_TRIES) return { kind: 'decide', decision: { code: '1K' } };
    return stay(`That is not the TAC we sent. Tries left: ${TAC_TRIES - tacTries}.`, { tacTries });
  }
  const amountSen = parseRinggit(debitAmount(transaction.request)) ?? 0n;
  if (!canPay(transaction, transaction.accountNo, amountSen))
    return { kind: 'decide', decision: { code: '51' } };
  return { kind: 'decide', decision: { code: needsChecker(transaction) ? '99' : '00' } };
}

/** The one page of a test bank: A always pays, B never does, C does what the buyer picks (FPX-27). */
function testBank(transaction: Transaction, form: FormFields): Advance {
  const { behaviour } = bankOf(transaction);
  const payerName = payerNameOf(form);
  if (behaviour === 'always_success') return { kind: 'decide', decision: { code: '00', payerName } };
  if (behaviour === 'always_failure') return { kind: 'decide', decision: { code: '51', payerName } };
  const chosen = form.code ?? '';
  if (!isCode(chosen)) return stay('Choose what the bank shall answer.');
  return { kind: 'decide', decision: { code: chosen, payerName } };
}

/** Works out what a posted bank page leads to; changes nothing by itself. */
export function advance(transaction: Transaction, form: FormFields): Advance {
  const { step } = transaction;
  if (step === 'finished') return stay('This payment is finished.');
  const exit = exitCode(step, form.action ?? '');
  if (exit !== null) return { kind: 'decide', decision: { code: exit } };
  if (bankOf(transaction).behaviour !== 'ordinary') return testBank(transaction, form);
  if (step === 'login') return signIn(transaction, form);
  if (step === 'account') return chooseAccount(transaction, form);
  return step === 'tac' ? requestTac() : confirm(transaction, form);
}
