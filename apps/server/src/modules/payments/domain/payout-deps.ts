import type { BankAccountRef, PayoutBank } from '../../../gateways/payout/port.ts';
import type { Log } from '../../../platform/log.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { BankAccount } from './bank-account.ts';
import type { LineTargetHandler } from './line-candidate.ts';
import type { Payout, PayoutHandler, PayoutPurpose } from './payout.ts';

/** What payments going out are made of; put together in compose. */
export interface PayoutDeps {
  readonly work: UnitOfWork;
  readonly bank: PayoutBank;
  readonly log: Log;
  /** The trust account that payouts leave from. */
  readonly trustAccount: BankAccountRef;
  /** Accounts of the platform whose statements are compared with the ledger; the trust account is the first. */
  readonly bankAccounts: readonly BankAccount[];
  readonly payoutHandlers: readonly PayoutHandler[];
  /** What unidentified lines may be for, of the modules above. */
  readonly lineTargets: readonly LineTargetHandler[];
}

/** The handler of a payout's purpose; throws where compose has given none. */
export function payoutHandler(handlers: readonly PayoutHandler[], payout: Payout): PayoutHandler {
  const handler = handlers.find((one) => one.purpose === (payout.purpose as PayoutPurpose));
  if (handler === undefined) {
    throw new Error(`no handler for payouts of the purpose ${payout.purpose}`);
  }
  return handler;
}
