import { message } from '@titian/contracts/messages/message';
import type { Reader } from '../../../platform/db/database.ts';
import type { BankAccount } from '../domain/bank-account.ts';
import type { Finding } from '../domain/exception.ts';
import { type BalanceGap, findGaps, gapSen } from '../domain/statement-continuity.ts';
import { listAcceptedGaps, listFinals, listHeldBalances, sumBefore } from '../store/final-statements.ts';
import type { Assessment } from './assess-statement.ts';

/** Gaps between the final statements of an account, and before those that wait behind one. */
export async function findBalanceGaps(reader: Reader, account: BankAccount): Promise<BalanceGap[]> {
  const finals = [
    ...(await listHeldBalances(reader, account.accountNo)),
    ...(await listFinals(reader, account.accountNo)),
  ];
  const [first] = [...finals].sort((one, other) => (one.fromOn < other.fromOn ? -1 : 1));
  return first === undefined
    ? []
    : findGaps(finals, await sumBefore(reader, account.accountNo, first.fromOn));
}

/** A gap as something that a person has to look at. */
export function gapFinding(account: BankAccount, gap: BalanceGap): Finding {
  return {
    kind: 'continuity',
    cause: causeOf(account, gap),
    amountSen: gapSen(gap),
    detail: message('exception_continuity'),
    sinceOn: gap.on,
  };
}

function causeOf({ kind }: BankAccount, { on }: BalanceGap): string {
  return `continuity:${kind}:${on}`;
}

/**
 * Whether an uploaded statement waits although it is approved: it does not begin where the last one ended, or follows
 * an unexplained gap (decision 030).
 */
export async function isHeldByGap(
  reader: Reader,
  account: BankAccount,
  { statement, continuity }: Assessment,
): Promise<boolean> {
  const accepted = await listAcceptedGaps(reader, account.kind);
  const isOpen = (gap: BalanceGap) => accepted.get(causeOf(account, gap)) !== gapSen(gap);
  const own: BalanceGap[] =
    continuity.kind === 'gap'
      ? [
          {
            on: statement.fromOn as BalanceGap['on'],
            expectedSen: continuity.expectedSen,
            foundSen: statement.openingSen,
          },
        ]
      : [];
  const earlier = (await findBalanceGaps(reader, account)).filter((gap) => gap.on < statement.fromOn);
  return [...own, ...earlier].some(isOpen);
}
