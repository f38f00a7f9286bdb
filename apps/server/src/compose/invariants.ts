import { autoInvestInvariants } from '../modules/auto-invest/public.ts';
import { directDebitInvariants } from '../modules/direct-debit/public.ts';
import { financingInvariants } from '../modules/financing/public.ts';
import { identityInvariants } from '../modules/identity/public.ts';
import { insightInvariants } from '../modules/insights/public.ts';
import { ledgerInvariants } from '../modules/ledger/public.ts';
import { noteInvariants } from '../modules/notes/public.ts';
import { onboardingInvariants } from '../modules/onboarding/public.ts';
import { operatorInvariants } from '../modules/operators/public.ts';
import { paymentInvariants } from '../modules/payments/public.ts';
import { referralInvariants } from '../modules/referrals/public.ts';
import { servicingInvariants } from '../modules/servicing/public.ts';
import { treasuryInvariants } from '../modules/treasury/public.ts';
import { walletInvariants } from '../modules/wallet/public.ts';
import type { Invariant } from '../platform/invariants.ts';

/** What is always true of the whole database (ledger:verify, and after every database test). */
export const allInvariants: readonly Invariant[] = [
  ...ledgerInvariants,
  ...identityInvariants,
  ...onboardingInvariants,
  ...operatorInvariants,
  ...paymentInvariants,
  ...walletInvariants,
  ...noteInvariants,
  ...financingInvariants,
  ...servicingInvariants,
  ...treasuryInvariants,
  ...referralInvariants,
  ...directDebitInvariants,
  ...autoInvestInvariants,
  ...insightInvariants,
];
