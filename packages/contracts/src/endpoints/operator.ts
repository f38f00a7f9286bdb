import type { Endpoint } from '../endpoint.ts';

const list = { method: 'GET', who: 'operator' } as const;

/** The back office (OPS-1). Every change is a proposal that a different operator decides. */
export const operatorEndpoints = {
  operatorLogin: { method: 'POST', path: '/operator/login', who: 'guest', rate: 'sign_in' },
  operatorAuthenticateTwoFactor: {
    method: 'POST',
    path: '/operator/authenticate-two-factor',
    who: 'operator',
    beforeTwoFactor: true,
    ownAccess: true,
    rate: 'sign_in',
  },
  operatorLogout: {
    method: 'POST',
    path: '/operator/logout',
    who: 'operator',
    beforeTwoFactor: true,
    ownAccess: true,
  },
  operatorCurrent: { ...list, path: '/operator/current', auditorReads: 'whole' },
  operatorApplications: { ...list, path: '/operator/applications' },
  operatorApplication: { ...list, path: '/operator/applications/:id' },
  operatorFinancingApplications: { ...list, path: '/operator/financing-applications' },
  operatorFinancingApplication: { ...list, path: '/operator/financing-applications/:id' },
  operatorWithdrawals: { ...list, path: '/operator/withdrawals' },
  operatorWithdrawalFacts: {
    ...list,
    path: '/operator/withdrawals/:id/facts',
    permission: 'withdrawal_facts_view',
  },
  operatorPayouts: { ...list, path: '/operator/payouts' },
  operatorPayoutBatches: { ...list, path: '/operator/payout-batches', auditorReads: 'whole' },
  operatorPayoutBatchFile: {
    ...list,
    path: '/operator/payout-batches/:id/file',
    permission: 'payout_file_view',
    answers: 'file',
  },
  operatorNotes: { ...list, path: '/operator/notes' },
  operatorNoteSubscriptions: { ...list, path: '/operator/notes/:id/subscriptions' },
  operatorHeldPayments: { ...list, path: '/operator/held-payments' },
  operatorHeldPaymentAccount: {
    method: 'POST',
    path: '/operator/held-payments/:id/refund-account',
    who: 'operator',
    permission: 'account_verification',
  },
  operatorRail: { ...list, path: '/operator/rail', auditorReads: 'whole' },
  operatorSettings: { ...list, path: '/operator/settings', auditorReads: 'whole' },
  operatorAudit: { ...list, path: '/operator/audit' },
  operatorAuditChain: { ...list, path: '/operator/audit/chain', auditorReads: 'whole' },
  operatorApprovals: { ...list, path: '/operator/approvals' },
  operatorPropose: {
    method: 'POST',
    path: '/operator/approvals',
    who: 'operator',
    permission: 'proposal_submission',
  },
  operatorApprove: {
    method: 'POST',
    path: '/operator/approvals/:id/approve',
    who: 'operator',
    permission: 'proposal_decision',
  },
  operatorReject: {
    method: 'POST',
    path: '/operator/approvals/:id/reject',
    who: 'operator',
    permission: 'proposal_decision',
  },
} as const satisfies Record<string, Endpoint>;
