import type { EndpointName } from '@titian/contracts/endpoints/all';
import type { Sending } from '../builders/http.ts';
import type { ObjectKind } from './objects.ts';

/** How a call names an object of a user. */
export interface OwnershipRow {
  readonly of: ObjectKind;
  /** A request that the owner may make; everything but the id is in order. */
  readonly send: (id: string) => Sending;
  /**
   * The result for another user and an unknown id: `not_found` is rejected, `nothing` is accepted and shows or
   * changes nothing.
   */
  readonly others: 'not_found' | 'nothing';
  /** The call uses the object up, so that it is made after the others about it. */
  readonly isLast?: true;
}

const byParam = (of: ObjectKind, more: Sending = {}): OwnershipRow => ({
  ...{ of, others: 'not_found' },
  send: (id) => ({ params: { id }, ...more }),
});
const byQuery = (of: ObjectKind, name: string): OwnershipRow => ({
  ...{ of, others: 'not_found' },
  send: (id) => ({ query: { [name]: id } }),
});
const byBody = (of: ObjectKind, name: string, more: object = {}): OwnershipRow => ({
  ...{ of, others: 'not_found' },
  send: (id) => ({ body: { [name]: id, ...more } }),
});

/** Every call of customers that names an object by its id. */
export const ownershipRows: Partial<Record<EndpointName, OwnershipRow>> = {
  download: byQuery('file', 'id'),
  userForgetDevice: byParam('device'),
  userRenamePasskey: byParam('passkey', { body: { name: 'My tablet' } }),
  userRemovePasskey: { ...byParam('passkey', { body: {} }), isLast: true },
  userEndSession: byParam('session'),
  userWithdrawAddressChange: { ...byParam('addressChange'), isLast: true },
  userConversation: byParam('conversation'),
  userReplyToConversation: byParam('conversation', { body: { text: 'One thing more' }, files: [] }),
  userReadConversation: byParam('conversation'),
  notificationsRead: { of: 'notice', send: (id) => ({ body: { ids: [id] } }), others: 'nothing' },
  investorVerifyLatestTopup: byBody('topup', 'ref_number'),
  investorCancelInvestment: byParam('subscription'),
  ekycSession: byParam('check'),
  ekycFront: byParam('check', { body: {} }),
  ekycBack: byParam('check', { body: {} }),
  ekycSelfie: byParam('check', { body: {} }),
  note: byParam('runningNote'),
  savedSearchUpdate: byParam('search', { body: { alerts: false } }),
  savedSearchDelete: { ...byParam('search'), isLast: true },
  noteAmortizations: byQuery('runningNote', 'note_id'),
  noteFinancials: byQuery('runningNote', 'note_id'),
  noteRecovery: byQuery('runningNote', 'note_id'),
  notesUpdates: byQuery('holding', 'note_id'),
  noteHolding: byQuery('holding', 'note_id'),
  noteConfirmation: byParam('holding'),
  activityData: { ...byQuery('holding', 'note_id'), others: 'nothing' },
  notesLedger: { ...byQuery('holding', 'note_id'), others: 'nothing' },
  noteListingConfirm: { ...byBody('offeredNote', 'note_id', { agree_offer: 1 }), isLast: true },
  noteListingDecline: byBody('otherOffer', 'note_id', { reason: 'We need less' }),
  noteIssue: byBody('fundedNote', 'note_id', { accepted_amount: '10000.00', agree_agreement: 1 }),
  noteAgreement: byParam('runningNote'),
  noteNextPayment: byQuery('runningNote', 'note_id'),
  noteEarlySettlement: byQuery('runningNote', 'note_id'),
  noteBoSettlementQuote: byQuery('runningNote', 'note_id'),
  noteBoTransferAccount: byQuery('runningNote', 'note_id'),
  noteBoPayments: byQuery('runningNote', 'note_id'),
  noteBoLetters: byQuery('runningNote', 'note_id'),
  noteBoReceipt: byParam('bookedPayment'),
  noteExcessRefund: byBody('runningNote', 'note_id'),
  notePay: byBody('runningNote', 'note_id', { kind: 'due', confirm_excess: 1 }),
  notePaymentCheck: byBody('payment', 'ref_number'),
  financingApplyAgain: byBody('runningNote', 'note_id', { replace_draft: 1 }),
  noteSubmitDocuments: byBody('request', 'request_id', { comment: 'Here they are' }),
};

/** Calls that name an object without an owner, or authorised in another way, each with the reason. */
export const notOwned: Partial<Record<EndpointName, string>> = {
  logout: 'ends the sign-in that makes the call, whichever id it names',
  registerResendVerification: 'the token of the registration proves whose it is',
  investorInvestment: 'a listed note is open to every investor who may enter',
  watchNote: 'a listed note is open to every investor; the watchlist is the caller’s own',
  unwatchNote: 'a listed note is open to every investor; the watchlist is the caller’s own',
  ekycWebhook: 'signed by the provider',
};
