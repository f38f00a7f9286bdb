import { describe, expect, test } from 'vitest';
import { changed, fieldErrorsOf } from '../testing.ts';
import { noteSchemas } from './notes.ts';
import { note } from './shapes.ts';

const anId = '01890a5d-ac96-774b-bcce-b302099a8057';

describe('queries of notes', () => {
  const { note: one, noteAmortizations, notesOpenForSubscription, notesSubscribed } = noteSchemas;

  test.each([
    [one.params, { id: '' }, 'id'],
    [one.params, { id: "101'--" }, 'id'],
    [one.params, { id: 'x'.repeat(41) }, 'id'],
    [noteAmortizations.query, {}, 'note_id'],
    [noteAmortizations.query, { note_id: anId, amount: '-5' }, 'amount'],
    [notesOpenForSubscription.query, { sort: 'random' }, 'sort'],
    [notesOpenForSubscription.query, { grade: 'AAA' }, 'grade'],
    [notesOpenForSubscription.query, { type: 'Mortgage' }, 'type'],
    [notesOpenForSubscription.query, { rate_min: 'x' }, 'rate_min'],
    [notesOpenForSubscription.query, { term_max: '37' }, 'term_max'],
    [notesOpenForSubscription.query, { guaranteed: 'yes' }, 'guaranteed'],
    [notesOpenForSubscription.query, { cursor: 'a b' }, 'cursor'],
    [notesSubscribed.query, { state: 'gone' }, 'state'],
  ])('rejects %#', (schema, value, field) => {
    expect(Object.keys(fieldErrorsOf(schema, value) ?? {})).toEqual([field]);
  });

  test.each([
    [one.params, { id: anId }],
    [one.params, { id: 'N-101' }],
    [noteAmortizations.query, { note_id: anId, amount: '1000' }],
    [
      notesOpenForSubscription.query,
      { sort: 'rate', grade: 'AA', contract: 'Shariah', guaranteed: '1', limit: '100' },
    ],
    [notesSubscribed.query, { state: 'issued' }],
  ])('takes %#', (schema, value) => {
    expect(fieldErrorsOf(schema, value)).toBeNull();
  });
});

describe('what an issuer sends', () => {
  const { noteIssue, noteListingConfirm, notePay, notePaymentCheck } = noteSchemas;
  const issue = { note_id: anId, accepted_amount: '130000.00', agree_agreement: 1 };

  test.each([
    [noteListingConfirm.body, { note_id: anId }, ['agree_offer']],
    [noteListingConfirm.body, { note_id: anId, agree_offer: 0 }, ['agree_offer']],
    [noteListingConfirm.body, { note_id: anId, agree_offer: 1, rate: '1.00' }, ['rate']],
    [noteIssue.body, changed(issue, { accepted_amount: '1e5' }), ['accepted_amount']],
    [noteIssue.body, changed(issue, { agree_agreement: true }), ['agree_agreement']],
    [notePay.body, { note_id: anId }, ['kind']],
    [notePay.body, { note_id: anId, kind: 'other' }, ['amount']],
    [notePay.body, { note_id: anId, kind: 'due', amount: '1' }, ['amount']],
    [notePay.body, { note_id: anId, kind: 'early', amount: '1' }, ['amount']],
    [notePay.body, { note_id: anId, kind: 'other', amount: '0.001' }, ['amount']],
    [notePaymentCheck.body, { ref_number: '' }, ['ref_number']],
  ])('is rejected %#', (schema, value, fields) => {
    expect(Object.keys(fieldErrorsOf(schema, value) ?? {})).toEqual(fields);
  });

  test.each([
    [noteListingConfirm.body, { note_id: anId, agree_offer: 1 }],
    [noteIssue.body, issue],
    [noteIssue.body, { ...issue, otp_code: '123456' }],
    [notePay.body, { note_id: anId, kind: 'due' }],
    [notePay.body, { note_id: anId, kind: 'other', amount: '33691.67' }],
    [notePaymentCheck.body, { ref_number: 'R-1' }],
  ])('is taken %#', (schema, value) => {
    expect(fieldErrorsOf(schema, value)).toBeNull();
  });
});

test('a note has the fields of the wire contract', () => {
  const names = `id, number, type, contract, is_guaranteed, industry, industry_code, state_name, purpose, grade, rate,
    effective_rate, term_months, profile, target, raised, remaining, funded_percent, investors, opens_at, closes_at, state, is_late,
    days_late`;
  expect(Object.keys(note.shape)).toEqual(names.split(',').map((one) => one.trim()));
});
