import type { AuditAction } from './actions.ts';

/** Why a read writes no audit event. */
export const readReasons = {
  public: 'shows what is the same for everybody',
  own_data: 'shows the caller what is the caller’s own, or open to every customer of that standing',
  overview: 'lists or adds up for operators, whole numbers masked; the opening of one entry is recorded',
} as const;

/** Why a change writes none. */
export const changeReasons = {
  sign_in: 'opens a session, whose row holds time, device and network; failures are security events',
  own_session: 'ends the caller’s own session, whose row holds when',
  challenge: 'hands out a code, link or question; what it is used for is recorded',
  draft: 'saves a form that only its owner reads before it is submitted',
  own_lists: 'changes what the caller’s own lists show and are notified of',
  seen: 'notes what the caller has read or hidden',
  ledger: 'moves money by a transfer, which the chain of the audit log seals as it seals events',
  bank_order: 'sends a payer on to the bank for an order that is recorded',
  report: 'tells of an error in a browser, which is a security event',
  search: 'reads as an overview does; its text is sent as a body so that no log has it',
  job: 'starts work that is recorded as it is done',
  unchanged: 'changes nothing: what was sent is not taken, or all is as it should be already',
} as const;

export type ReadReason = keyof typeof readReasons;
export type ChangeReason = keyof typeof changeReasons;

type Actions = readonly [AuditAction, ...AuditAction[]];

/**
 * What an accepted call writes to the audit log: each one at least one of `always`; some of them something of `sometimes`,
 * and the others nothing, for the reason beside it; or none of them.
 */
export type AuditRow<Reason extends ReadReason | ChangeReason> =
  | { readonly always: Actions }
  | { readonly sometimes: Actions; readonly otherwise: Reason }
  | { readonly never: Reason };

/** A row for each endpoint of an area: what changes something may not name a reason of reads, nor the reverse. */
export type AuditRows<Area extends Readonly<Record<string, { readonly method: string }>>> = {
  readonly [Name in keyof Area]: Area[Name] extends
    | { readonly method: 'POST' | 'PUT' | 'DELETE' }
    | { readonly changesState: true }
    ? AuditRow<ChangeReason>
    : AuditRow<ReadReason>;
};
