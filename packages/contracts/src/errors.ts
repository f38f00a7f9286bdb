interface ErrorRow {
  readonly status: number;
  /** Whether it is a defect of the product, reported to its operators. */
  readonly report?: true;
}

/** Every error that is not a field error: code → HTTP status (WIRE-4). */
export const errorCodes = {
  malformed: { status: 400 },
  headers_missing: { status: 400 },
  unauthorized: { status: 401 },

  role: { status: 403 },
  above_limit: { status: 403 },
  account_inactive: { status: 403 },
  two_factor_required: { status: 403 },
  passkey_required: { status: 403 },
  not_approved: { status: 403 },
  fund_managed: { status: 403 },
  step_up_required: { status: 403 },
  email_unverified: { status: 403 },

  not_found: { status: 404 },
  proof_day_open: { status: 404 },
  proof_missing: { status: 404 },
  ledger_export_empty: { status: 404 },
  method_not_allowed: { status: 405 },

  idempotency_conflict: { status: 409 },
  in_progress: { status: 409 },
  stale_draft: { status: 409 },
  draft_exists: { status: 409 },
  file_held: { status: 409 },
  application_final: { status: 409 },
  application_under_review: { status: 409 },
  hold_period: { status: 409 },
  // Gives no reason: a suspected customer must not be tipped off (decision 032).
  account_restricted: { status: 409 },
  bank_account_missing: { status: 409 },
  bank_account_refused: { status: 409 },
  note_full: { status: 409 },
  note_not_open: { status: 409 },
  note_closed: { status: 409 },
  note_paused: { status: 409 },
  limit_acknowledgement_required: { status: 409 },
  guaranteed_only: { status: 409 },
  wakalah_required: { status: 409 },
  cancel_window_over: { status: 409 },
  cancel_limit: { status: 409 },
  offer_expired: { status: 409 },
  exposure_limit: { status: 409 },
  facility_limit: { status: 409 },
  monthly_budget: { status: 409 },
  application_running: { status: 409 },
  knocked_out: { status: 409 },
  not_assessed: { status: 409 },
  amount_changed: { status: 409 },
  not_funded: { status: 409 },
  trade_missing: { status: 409 },
  nothing_due: { status: 409 },
  duplicate_payment: { status: 409 },
  payment_closed: { status: 409 },
  already_applied: { status: 409 },
  already_logged_out: { status: 409 },
  wrong_state: { status: 409 },
  statement_known: { status: 409 },
  statement_pending: { status: 409 },
  screening_hit: { status: 409 },
  approval_stale: { status: 409 },
  approval_decided: { status: 409 },
  approval_expired: { status: 409 },
  approval_pending: { status: 409 },
  own_account: { status: 409 },
  last_administrators: { status: 409 },
  own_customer_account: { status: 409 },
  platform_money_short: { status: 409 },
  own_upload: { status: 409 },
  same_operator: { status: 409 },
  export_too_large: { status: 409 },
  ledger_export_too_large: { status: 409 },
  ledger_export_busy: { status: 409 },
  case_changed: { status: 409 },
  backtest_too_large: { status: 409 },
  report_changed: { status: 409 },
  rating_changed: { status: 409 },
  entry_changed: { status: 409 },
  own_conflict: { status: 409 },
  own_access: { status: 409 },
  review_incomplete: { status: 409 },
  review_confirmed: { status: 409 },
  case_resolution_required: { status: 409 },
  case_closed: { status: 409 },
  note_not_late: { status: 409 },
  promise_open: { status: 409 },
  promise_ended: { status: 409 },
  letter_changed: { status: 409 },
  assignment_ended: { status: 409 },
  conversation_limit: { status: 409 },
  message_limit: { status: 409 },

  payload_too_large: { status: 413 },
  unsupported_media_type: { status: 415 },
  csrf: { status: 419 },
  validation_failed: { status: 422 },
  rate_limited: { status: 429 },
  export_limit: { status: 429 },

  internal: { status: 500, report: true },
  busy: { status: 503 },
  storage_full: { status: 503 },
  upload_timeout: { status: 400 },
  unavailable: {
    status: 503,
    report: true,
  },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof errorCodes;

/** The row of a code, with `report` filled in. */
export function errorRow(code: ErrorCode): { status: number; report: boolean } {
  const row: ErrorRow = errorCodes[code];
  return { status: row.status, report: row.report === true };
}
