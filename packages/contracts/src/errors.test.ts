import { describe, expect, test } from 'vitest';
import { type ErrorCode, errorCodes, errorRow } from './errors.ts';
import { errorMessages } from './messages/errors.ts';

const codes = Object.keys(errorCodes) as ErrorCode[];

// The codes of errors (WIRE-4).
const named: readonly (readonly [number, readonly string[]])[] = [
  [400, ['malformed', 'headers_missing']],
  [401, ['unauthorized']],
  [
    403,
    [
      'role',
      'account_inactive',
      'not_approved',
      'fund_managed',
      'two_factor_required',
      'step_up_required',
      'email_unverified',
    ],
  ],
  [404, ['not_found']],
  [
    409,
    [
      'idempotency_conflict',
      'in_progress',
      'stale_draft',
      'application_final',
      'hold_period',
      'note_full',
      'note_not_open',
      'note_closed',
      'note_paused',
      'limit_acknowledgement_required',
      'guaranteed_only',
      'wakalah_required',
      'amount_changed',
      'not_funded',
      'trade_missing',
      'cancel_window_over',
      'cancel_limit',
      'approval_stale',
      'approval_decided',
      'same_operator',
      'already_applied',
      'wrong_state',
    ],
  ],
  [413, ['payload_too_large']],
  [419, ['csrf']],
  [422, ['validation_failed']],
  [429, ['rate_limited']],
  [500, ['internal']],
  [503, ['busy', 'unavailable']],
];

describe('the error table', () => {
  test.each(named)('answers %i for what the contract names', (status, wanted) => {
    for (const code of wanted) {
      expect(codes).toContain(code);
      expect(errorCodes[code as ErrorCode].status, code).toBe(status);
    }
  });

  test.each(codes)('%s has a status that the contract knows', (code) => {
    expect([400, 401, 403, 404, 405, 409, 413, 415, 419, 422, 429, 500, 503]).toContain(
      errorRow(code).status,
    );
  });

  test.each(codes)('%s speaks in sentences, without the words of programs', (code) => {
    const text = errorMessages[code].en;
    expect(text).toMatch(/^[A-Z].*\.$/);
    expect(text).not.toMatch(/null|undefined|exception|error code|HTTP|JSON|[_{}<>]/);
    expect(text.length).toBeLessThanOrEqual(140);
  });

  test('says everything once', () => {
    expect(new Set(codes.map((code) => errorMessages[code].en)).size).toBe(codes.length);
  });

  test.each(codes)('%s is reported only where it is our fault', (code) => {
    const { status, report } = errorRow(code);
    expect(report).toBe(code === 'internal' || code === 'unavailable');
    if (report) expect(status).toBeGreaterThanOrEqual(500);
  });
});
