import type { Endpoint } from '../endpoint.ts';

/** Calls about an issued note: settling it, and what is done about a late one (REP-18). */
export const servicingEndpoints = {
  noteEarlySettlement: {
    method: 'GET',
    path: '/notes/bo/early_settlement',
    who: 'user',
    roles: ['businessowner'],
    approved: true,
  },
  noteBoSettlementQuote: {
    method: 'GET',
    path: '/notes/bo/early_settlement/quote',
    who: 'user',
    roles: ['businessowner'],
    approved: true,
    answers: 'file',
  },
  noteBoTransferAccount: {
    method: 'GET',
    path: '/notes/bo/transfer_account',
    who: 'user',
    roles: ['businessowner'],
    approved: true,
  },
  noteBoPayments: {
    method: 'GET',
    path: '/notes/bo/payments',
    who: 'user',
    roles: ['businessowner'],
    approved: true,
  },
  noteBoReceipt: {
    method: 'GET',
    path: '/notes/bo/payments/:id/receipt',
    who: 'user',
    roles: ['businessowner'],
    approved: true,
    answers: 'file',
  },
  noteBoYearlyStatement: {
    method: 'GET',
    path: '/notes/bo/yearly_statement',
    who: 'user',
    roles: ['businessowner'],
    approved: true,
    answers: 'file',
  },
  noteExcessRefund: {
    method: 'POST',
    path: '/notes/bo/excess/refund',
    who: 'user',
    roles: ['businessowner'],
    approved: true,
    idempotencyKey: true,
  },
  noteRecovery: { method: 'GET', path: '/notes/recovery', who: 'user', approved: true },
  notesUpdates: {
    method: 'GET',
    path: '/notes/data/updates',
    who: 'user',
    roles: ['investor'],
    approved: true,
  },
  operatorNote: { method: 'GET', path: '/operator/notes/:id', who: 'operator' },
  operatorNoteUpdate: {
    method: 'POST',
    path: '/operator/notes/:id/updates',
    who: 'operator',
    permission: 'note_update',
  },
  operatorGuarantorAccount: {
    method: 'POST',
    path: '/operator/notes/:id/guarantor-account',
    who: 'operator',
    permission: 'account_verification',
  },
} as const satisfies Record<string, Endpoint>;
