import type { Message } from '@titian/contracts/messages/definition';
import { message } from '@titian/contracts/messages/message';
import type { Obligation, RecipientPurpose } from '@titian/contracts/treasury';
import type { PlatformAccountKind } from '../../ledger/public.ts';

interface ObligationTerms {
  /** Where it waits inside the trust account. */
  readonly account: PlatformAccountKind;
  /** Taxes and fees leave by a sweep to the operating account, the rest straight to whom it is owed. */
  readonly purpose: 'sweep' | 'remittance';
  readonly transit: PlatformAccountKind;
  readonly recipient: RecipientPurpose;
  /** What a sweep becomes in the operating account; null for what never goes there. */
  readonly operating: PlatformAccountKind | null;
  /** Fixed by law where it is always the same. */
  readonly owedTo: Message | null;
}

/** How each kind of platform money leaves the trust account (TRE-1). */
export const obligationTerms: Readonly<Record<Obligation, ObligationTerms>> = {
  fees: {
    account: 'fee_income',
    purpose: 'sweep',
    transit: 'sweeps_in_transit',
    recipient: 'own_operating',
    operating: 'platform_equity',
    owedTo: null,
  },
  service_tax: {
    account: 'service_tax',
    purpose: 'sweep',
    transit: 'sweeps_in_transit',
    recipient: 'own_operating',
    operating: 'service_tax_payable',
    owedTo: message('authority_customs'),
  },
  withholding_tax: {
    account: 'withholding_tax',
    purpose: 'sweep',
    transit: 'sweeps_in_transit',
    recipient: 'own_operating',
    operating: 'withholding_tax_payable',
    owedTo: message('authority_inland_revenue'),
  },
  charity: {
    account: 'charity',
    purpose: 'remittance',
    transit: 'remittances_in_transit',
    recipient: 'charity',
    operating: null,
    owedTo: null,
  },
  recovery_costs: {
    account: 'recovery_costs',
    purpose: 'remittance',
    transit: 'remittances_in_transit',
    recipient: 'agent',
    operating: null,
    owedTo: null,
  },
};

/** Whether an authority has to be paid after the money arrived in the operating account. */
export function isTax(obligation: Obligation): boolean {
  return obligationTerms[obligation].owedTo !== null;
}

/** Transfers by which platform money leaves the trust account, or comes back because its payout failed. */
export const leavingKinds = [
  'sweep_released',
  'sweep_returned',
  'remittance_released',
  'remittance_returned',
] as const;
