/** What an exception of the reconciliation is about. */
export const exceptionKinds = [
  'unknown_credit',
  'unknown_debit',
  'unknown_return',
  'wrong_amount',
  'duplicate',
  'unconfirmed_payment',
  'missing_line',
  'missing_payout',
  'wrong_sum',
  'difference',
  'wrong_figure',
  'restricted_payout',
  'failed_note',
  'continuity',
  'contradiction',
  'unconfirmed_line',
] as const;

/** How an exception of the bank statement may be closed without moving money. */
export const resolutionCategories = [
  'timing',
  'bank_error',
  'duplicate_line',
  'correction',
  'data_error',
] as const;

/** Every category of a closed exception: those above, and what moved money. */
export const exceptionCategories = [
  ...resolutionCategories,
  'bank_charge',
  'bank_profit',
  'unidentified_receipt_returned',
  'line_allocated',
] as const;

/** How sure it is what an unexplained line of a statement is for (PAY-41). */
export const lineConfidences = ['exact', 'likely', 'possible'] as const;
export type LineConfidence = (typeof lineConfidences)[number];

/** Why a line is suggested to be for something. */
export const lineReasons = [
  'reference_named',
  'reference_absent',
  'name_equal',
  'name_cut',
  'name_other_payer',
  'name_close',
  'name_absent',
  'name_different',
  'amount_equal',
  'amount_part',
  'amount_smaller',
  'amount_larger',
  'several_named',
  'target_closed',
] as const;
export type LineReason = (typeof lineReasons)[number];

/** What a part of a line may be booked for. */
export const lineTargets = ['note', 'topup', 'deposit', 'payout', 'sender'] as const;

/** A line is divided into at most so many parts. */
export const LINE_PARTS_AT_MOST = 20;

/** What money of a line becomes. */
export const linePostings = [
  'principal',
  'return',
  'late',
  'charity',
  'costs',
  'guarantor',
  'excess',
  'cash',
  'payout_return',
  'return_to_sender',
] as const;
export type LinePosting = (typeof linePostings)[number];

/** So many exceptions are proposed at once. */
export const PROPOSALS_AT_ONCE = 50;
