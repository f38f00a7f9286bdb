import { ApiError } from '@titian/contracts/http/api-error';
import { describe, expect, it } from 'vitest';
import { investErrorOf } from './invest-error.ts';

const rejected = (status: number, code: string, details = {}, errors = {}) =>
  investErrorOf(new ApiError({ status, code, message: 'The sentence.', errors, details }));

describe('refusalOf', () => {
  it('is nothing when nothing failed', () => {
    expect(investErrorOf(null)).toBeNull();
  });

  it.each([
    ['note_full', 'other_notes'],
    ['note_closed', 'other_notes'],
    ['guaranteed_only', 'other_notes'],
    ['note_paused', null],
    ['busy', null],
    ['network', null],
  ])('%s leads to %s', (code, way) => {
    expect(rejected(409, code)).toMatchObject({ text: 'The sentence.', atAmount: false, way });
  });

  it('says when the note opens', () => {
    const opens_at = '2026-11-24T01:00:00.000Z';
    expect(rejected(409, 'note_not_open', { opens_at })?.opensAt).toBe(opens_at);
  });

  it('blames the amount, and knows what is left', () => {
    expect(
      rejected(422, 'validation_failed', { amount_left: '36.40' }, { amount: ['Only RM 36.40 is left.'] }),
    ).toMatchObject({ text: 'Only RM 36.40 is left.', atAmount: true, amountLeft: '36.40', way: null });
  });

  it('leads to a top-up where cash does not suffice', () => {
    expect(rejected(422, 'insufficient_balance', {}, { amount: ['Not enough.'] })?.way).toBe('top_up');
  });

  it('carries the limit that has to be confirmed', () => {
    const limit = { invested: '49950.00', limit: '50000.00' };
    expect(rejected(409, 'limit_acknowledgement_required', limit)).toMatchObject({
      way: 'confirm_limit',
      limit,
    });
  });
});
