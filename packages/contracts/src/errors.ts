interface ErrorRow {
  readonly status: number;
  /** What the person sees: what happened and what to do next. */
  readonly text: string;
  /** Whether it is our fault and reported to the people who run the product. */
  readonly report?: true;
}

/** Every refusal that is not a field error: code → HTTP status and text (WIRE-4). */
export const errorCodes = {
  malformed: { status: 400, text: 'We could not read this request. Please reload the page and try again.' },
  headers_missing: { status: 400, text: 'This request is incomplete. Please reload the page and try again.' },
  unauthorized: { status: 401, text: 'Please sign in to go on.' },

  role: { status: 403, text: 'This page is for another kind of account.' },
  account_inactive: { status: 403, text: 'Your account is disabled. Please contact support.' },
  two_factor_required: { status: 403, text: 'Please give your two-factor code to go on.' },
  passkey_required: { status: 403, text: 'Please use a passkey to go on.' },
  not_approved: { status: 403, text: 'This is open once your application is approved.' },
  fund_managed: {
    status: 403,
    text: 'Your funds are managed for you. Please contact support to change something.',
  },
  step_up_required: { status: 403, text: 'Please confirm this with a fresh code.' },
  email_unverified: {
    status: 403,
    text: 'Please verify your e-mail address first. We can send the verification mail again.',
  },

  not_found: {
    status: 404,
    text: 'We could not find this. It may have moved, or it belongs to another account.',
  },
  method_not_allowed: { status: 405, text: 'This address does not take this kind of request.' },

  idempotency_conflict: {
    status: 409,
    text: 'This request was already sent with other content. Please reload the page and try again.',
  },
  in_progress: { status: 409, text: 'This request is still being worked on. Please wait a moment.' },
  stale_draft: {
    status: 409,
    text: 'This form was saved in another tab. Please reload it before you go on.',
  },
  file_held: {
    status: 409,
    text: 'This file is still being checked for malware. Please try again in a few minutes.',
  },
  application_final: { status: 409, text: 'This application has been decided and cannot be changed.' },
  application_under_review: {
    status: 409,
    text: 'This application is being reviewed and cannot be changed now. We will write to you.',
  },
  hold_period: {
    status: 409,
    text: 'Withdrawals are on hold after a security change. Please try later.',
  },
  // Says nothing about why: whoever is looked into must not learn of it (decision 032).
  account_restricted: {
    status: 409,
    text: 'This cannot be done at the moment. Please contact support.',
  },
  bank_account_missing: {
    status: 409,
    text: 'There is no verified bank account yet. Please add one in settings.',
  },
  bank_account_refused: {
    status: 409,
    text: 'The bank does not confirm that this account is yours. Please give another one in settings.',
  },
  note_full: { status: 409, text: 'This note is fully funded. Please choose another note.' },
  note_not_open: { status: 409, text: 'This note is not open for you yet. Please come back when it opens.' },
  note_closed: { status: 409, text: 'The campaign of this note has ended. Please choose another note.' },
  note_paused: { status: 409, text: 'The campaign of this note is paused. Please try again later.' },
  limit_acknowledgement_required: {
    status: 409,
    text: 'This takes your investments above the recommended limit. Please confirm that you wish to go on.',
  },
  guaranteed_only: {
    status: 409,
    text: 'Your account is limited to guaranteed notes. Please choose a guaranteed note.',
  },
  wakalah_required: { status: 409, text: 'Please accept the wakalah agreement to invest in a Shariah note.' },
  cancel_window_over: {
    status: 409,
    text: 'This investment cannot be cancelled any more: its time is over, or its note is not open.',
  },
  cancel_limit: {
    status: 409,
    text: 'You have cancelled as often as you may. Please wait before you cancel again.',
  },
  offer_expired: { status: 409, text: 'This offer has expired. Please contact us for a new one.' },
  exposure_limit: {
    status: 409,
    text: 'This is more than one company and its related companies may owe together.',
  },
  application_running: {
    status: 409,
    text: 'You have applied for this already. Please wait for our answer, or apply for something else.',
  },
  knocked_out: {
    status: 409,
    text: 'We cannot take this application now.',
  },
  not_assessed: {
    status: 409,
    text: 'This application has no assessment yet. Please enter the figures first.',
  },
  amount_changed: {
    status: 409,
    text: 'The amount raised has changed. Please reload the page and look at it again.',
  },
  not_funded: { status: 409, text: 'This note is not funded yet, so it cannot be issued.' },
  trade_missing: {
    status: 409,
    text: 'The commodity cannot be traded now. Please sign again later.',
  },
  nothing_due: { status: 409, text: 'There is nothing to pay on this note now.' },
  duplicate_payment: {
    status: 409,
    text: 'A payment on this note is under way or was just made. Please confirm that you wish to pay again: what is not due becomes excess.',
  },
  payment_closed: {
    status: 409,
    text: 'This payment link has been used or has expired. Please start a new payment.',
  },
  already_applied: {
    status: 409,
    text: 'You have applied already. We will write to you when it is decided.',
  },
  already_logged_out: { status: 409, text: 'This sign-in has ended already.' },
  wrong_state: {
    status: 409,
    text: 'This has changed in the meantime. Please reload the page and look at it again.',
  },
  statement_known: {
    status: 409,
    text: 'This statement was imported before. Nothing has changed.',
  },
  statement_pending: {
    status: 409,
    text: 'This file was uploaded before, and waits for the approval of a second operator. Nothing has changed.',
  },
  screening_hit: {
    status: 409,
    text: 'A name in this application is like one on the screening list. Compliance has to clear it first.',
  },
  approval_stale: {
    status: 409,
    text: 'What this proposal changes has changed since. Please propose it again.',
  },
  approval_decided: { status: 409, text: 'This proposal has been decided already. Please reload the list.' },
  approval_expired: { status: 409, text: 'This proposal was open for too long. Please propose it again.' },
  approval_pending: {
    status: 409,
    text: 'There is a proposal for this already. It has to be decided first.',
  },
  own_account: {
    status: 409,
    text: 'Nobody proposes or decides a change of their own account. Two other administrators have to do it.',
  },
  last_administrators: {
    status: 409,
    text: 'Fewer than two active administrators would be left. Please add another administrator first.',
  },
  own_customer_account: {
    status: 409,
    text: 'This customer has your e-mail address, phone or identity number. Two other operators have to do it.',
  },
  platform_money_short: {
    status: 409,
    text: 'The platform has less money in the trust account than this takes. Put money into it first.',
  },
  own_upload: {
    status: 409,
    text: 'You uploaded the statement that caused this. Two other operators have to decide.',
  },
  same_operator: { status: 409, text: 'A different operator has to decide what you proposed.' },

  payload_too_large: { status: 413, text: 'This is too large. Please send smaller or fewer files.' },
  unsupported_media_type: { status: 415, text: 'This kind of content is not accepted here.' },
  csrf: { status: 419, text: 'This page has expired. Please reload it and try again.' },
  validation_failed: { status: 422, text: 'Please check the fields that are marked.' },
  rate_limited: { status: 429, text: 'Too many tries. Please wait a moment and try again.' },

  internal: { status: 500, text: 'Something went wrong on our side. Please try again later.', report: true },
  busy: { status: 503, text: 'Many people are using this right now. Please try again in a few seconds.' },
  storage_full: {
    status: 503,
    text: 'We cannot store anything right now. Nothing was saved. Please try again in a few minutes.',
  },
  upload_timeout: {
    status: 400,
    text: 'The upload took too long. Please check your connection and send it again.',
  },
  unavailable: {
    status: 503,
    text: 'This service is not available right now. Please try again later.',
    report: true,
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorCodes;

/** The row of a code, with `report` filled in. */
export function errorRow(code: ErrorCode): { status: number; text: string; report: boolean } {
  const row: ErrorRow = errorCodes[code];
  return { status: row.status, text: row.text, report: row.report === true };
}
