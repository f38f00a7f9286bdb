import type { PaymentRail } from '../../../gateways/rail/port.ts';
import type { Log } from '../../../platform/log.ts';
import type { UnitOfWork } from '../../../platform/unit-of-work.ts';
import type { PurposeHandler } from './payment.ts';
import type { PaymentPurpose } from './payment-purpose.ts';

/** What payments coming in are made of; put together in compose. */
export interface PaymentDeps {
  readonly work: UnitOfWork;
  readonly rail: PaymentRail;
  readonly log: Log;
  /** Origin of the site as customers type it. */
  readonly publicUrl: string;
  readonly purposes: readonly PurposeHandler[];
}

/** The handler of a purpose; throws where compose has given none. */
export function purposeHandler(deps: Pick<PaymentDeps, 'purposes'>, purpose: string): PurposeHandler {
  const handler = deps.purposes.find((one) => one.purpose === (purpose as PaymentPurpose));
  if (handler === undefined) {
    throw new Error(`no handler for payments of the purpose ${purpose}`);
  }
  return handler;
}
