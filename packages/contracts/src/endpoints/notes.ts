import type { Endpoint } from '../endpoint.ts';

const investorsList = { method: 'GET', who: 'user', roles: ['investor'], approved: true } as const;
const issuersList = { method: 'GET', who: 'user', roles: ['businessowner'], approved: true } as const;
const issuersAct = {
  method: 'POST',
  who: 'user',
  roles: ['businessowner'],
  approved: true,
  idempotencyKey: true,
} as const;

/** Calls of notes (WIRE-12). */
export const noteEndpoints = {
  note: { method: 'GET', path: '/notes/:id', who: 'user', approved: true },
  noteAmortizations: { method: 'GET', path: '/notes/amortizations', who: 'user', approved: true },
  notesOpenForSubscription: { ...investorsList, path: '/notes/data/open_for_subscription' },
  notesOpenForSubscriptionMinimised: {
    ...investorsList,
    path: '/notes/data/open_for_subscription_minimised',
  },
  notesSubscribed: { ...investorsList, path: '/notes/data/subscribed', answers: 'json_or_file' },
  notesPast: { ...investorsList, path: '/notes/data/past', answers: 'json_or_file' },
  notesByIssuer: { ...investorsList, path: '/notes/data/issuers' },
  noteHolding: { ...investorsList, path: '/notes/holding' },
  notesBoPending: { ...issuersList, path: '/notes/data/bo/pending' },
  notesBoListed: { ...issuersList, path: '/notes/data/bo/listed' },
  notesBoIssued: { ...issuersList, path: '/notes/data/bo/issued' },
  notesBoDefaulted: { ...issuersList, path: '/notes/data/bo/defaulted' },
  notesBoCompleted: { ...issuersList, path: '/notes/data/bo/completed' },
  notesBoUnderReview: { ...issuersList, path: '/notes/data/bo/under_review' },
  noteListingConfirm: { ...issuersAct, path: '/notes/listing/confirm' },
  noteIssue: { ...issuersAct, path: '/notes/issue' },
  noteNextPayment: { ...issuersList, path: '/notes/bo/next_payment' },
  notePay: { ...issuersAct, path: '/notes/bo/pay' },
  notePaymentCheck: {
    method: 'POST',
    path: '/notes/bo/payment/check',
    who: 'user',
    roles: ['businessowner'],
    approved: true,
  },
} as const satisfies Record<string, Endpoint>;
