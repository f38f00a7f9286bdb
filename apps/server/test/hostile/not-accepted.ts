import type { EndpointName } from '@titian/contracts/endpoints/all';

const EXCHANGE_AWAY = 'asks the exchange for its banks, which is not started: 503 `unavailable` at most';
const NO_MANDATE = 'needs a mandate, which the bank behind the exchange authorises';
const NO_REMITTANCE = 'needs platform money that two operators sent on: covered by the tests of its module';

/** Calls that accept none of the inputs of a whole run, each with what is in front of what they do. */
export const notAccepted: Partial<Record<EndpointName, string>> = {
  ekycWebhook: 'signed by a provider of identity checks, of which none is set: its parser is fed apart',
  payment: EXCHANGE_AWAY,
  mandateCreate: EXCHANGE_AWAY,
  mandateChange: NO_MANDATE,
  mandateEnd: NO_MANDATE,
  recurringDepositCreate: EXCHANGE_AWAY,
  recurringDepositChange: NO_MANDATE,
  recurringDepositPause: NO_MANDATE,
  recurringDepositResume: NO_MANDATE,
  recurringDepositEnd: NO_MANDATE,
  operatorGuarantorAccount: 'needs a guarantor who paid more than the debt of a defaulted note',
  operatorRemittanceTransfers: NO_REMITTANCE,
  operatorTaxLines: NO_REMITTANCE,
};

/** Calls of which the inputs of some seeds are accepted and those of others not: in a whole run they may be either. */
export const acceptedBySeed: ReadonlySet<string> = new Set<EndpointName>(['fpxIndirect']);
