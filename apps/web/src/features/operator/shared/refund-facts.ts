import type { Fact } from './facts.tsx';
import { text } from './text.ts';

interface RefundAccount {
  readonly bank: string;
  readonly account_last4: string;
  readonly holder_name: string;
  readonly source: 'statement' | 'enquiry' | 'document';
  readonly name_check: 'equal' | 'close' | 'absent';
  readonly evidence: string | null;
}

/** Where held money may go back to, and how that is known. */
export function refundFacts(account: RefundAccount | null, isHeld: boolean): Fact[] {
  if (account === null) {
    return isHeld ? [{ key: 'refund', label: text('refund.to'), value: text('refund.unknown') }] : [];
  }
  const { holder_name: holder, bank, account_last4: last4, source, name_check: check, evidence } = account;
  return [
    { key: 'refund', label: text('refund.to'), value: `${holder} · ${bank} •••• ${last4}` },
    {
      key: 'refundProof',
      label: text('refund.proof'),
      value: [text(`refund.${source}`), text(`refund.names.${check}`), evidence].filter(Boolean).join(' · '),
    },
  ];
}
