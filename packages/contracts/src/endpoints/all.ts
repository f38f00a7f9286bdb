import { accountEndpoints } from './account.ts';
import { investorEndpoints } from './investors.ts';
import { noteEndpoints } from './notes.ts';
import { operatorEndpoints } from './operator.ts';
import { paymentEndpoints } from './payments.ts';

/** Every call that the server serves below the API base. */
export const endpoints = {
  ...accountEndpoints,
  ...investorEndpoints,
  ...noteEndpoints,
  ...paymentEndpoints,
  ...operatorEndpoints,
};

export type EndpointName = keyof typeof endpoints;
