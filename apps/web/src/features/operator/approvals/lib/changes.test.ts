import { describe, expect, it } from 'vitest';
import { approval } from '../../../../testing/operators.ts';
import { changesOf, isChange, subjectOf } from './changes.ts';

describe('changesOf', () => {
  it('puts the state before beside the decision after', () => {
    expect(changesOf(approval())).toEqual([
      { key: 'decision', label: 'Decision', before: 'Submitted', after: 'Approved' },
    ]);
  });

  it('names the levels and causes of a money restriction, and does not call its reason one that is read', () => {
    const changes = changesOf(
      approval({
        kind: 'money_restriction',
        before: { level: 'frozen', cause: 'compliance', restriction_reason: 'Police report 4711' },
        after: { level: 'none' },
      }),
    );
    expect(changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Restriction', 'Frozen', 'None'],
      ['Cause', 'Compliance', null],
      ['Restriction reason', 'Police report 4711', null],
    ]);
  });

  it('reads amounts, rates, codes and points, what changes first', () => {
    const changes = changesOf(
      approval({
        kind: 'financing_offer',
        before: { amount: '130000.00', profile: 'equal_monthly_flat' },
        after: {
          profile: 'equal_monthly_flat',
          amount: '120000.00',
          rate: '11.00',
          is_guaranteed: false,
          components: { cash_flow: 68 },
        },
      }),
    );
    expect(changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Amount', 'RM 130,000.00', 'RM 120,000.00'],
      ['Rate', null, '11.00%'],
      ['Guaranteed', null, 'No'],
      ['Points: Cash flow', null, '68'],
      ['Repayment type', 'Equal monthly instalments', 'Equal monthly instalments'],
    ]);
    expect(changes.filter(isChange)).toHaveLength(4);
  });

  it('names roles, the same ones the same way whatever their order', () => {
    const roles = (before: string[], after: string[]) =>
      changesOf(approval({ kind: 'operator_roles', before: { roles: before }, after: { roles: after } }));
    const [changed] = roles(['finance', 'credit'], ['credit', 'administrator']);
    expect(changed).toMatchObject({ before: 'Credit, Finance', after: 'Credit, Administrator' });
    expect(roles(['finance', 'credit'], ['credit', 'finance']).filter(isChange)).toEqual([]);
    expect(roles([], ['sorcerer'])[0]?.after).toBe('1 item');
  });

  it('reads a tax residence by its country and its kind of document, not by the id of a file', () => {
    const changes = changesOf({
      kind: 'tax_residence',
      before: { country: 'MY', effective_from: '2026-11-02', document_kind: null },
      after: { country: 'SG', effective_from: '2027-01-10', document_kind: 'certificate', document_id: 'x' },
    });
    expect(changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Country', 'Malaysia', 'Singapore'],
      ['Effective from', '2 Nov 2026', '10 Jan 2027'],
      ['Document type', '–', 'Certificate of residence'],
    ]);
  });

  it('names the documents that it knows, and counts the others', () => {
    const proposal = approval({
      kind: 'fact_sheet_revision',
      before: { documents: ['a'] },
      after: { documents: ['b'] },
    });
    const names = new Map([
      ['a', 'invoice.pdf'],
      ['b', 'contract.pdf'],
    ]);
    const [named] = changesOf(proposal, names);
    expect(named).toMatchObject({ before: 'invoice.pdf', after: 'contract.pdf' });
    expect(changesOf(proposal)[0]?.after).not.toContain('pdf');
  });

  it('says what a revised fact sheet takes off', () => {
    const changes = changesOf(
      approval({
        kind: 'fact_sheet_revision',
        before: { documents: ['a'], risks: [{ risk: 'One buyer' }, { risk: 'Costs' }] },
        after: { documents: [], risks: [{ risk: 'One buyer' }] },
      }),
    );
    expect(changes.filter(isChange).map(({ key }) => key)).toEqual(['documents', 'risks 2.risk']);
  });

  it('says in words what stood in for an identity check', () => {
    const after = { decision: 'Approved', without_ekyc: 'Seen at the counter' };
    expect(changesOf(approval({ after })).map(({ label, after: now }) => [label, now])).toContainEqual([
      'Alternative identity verification',
      'Seen at the counter',
    ]);
  });

  it('counts ids and spells out remarks', () => {
    const after = { decision: 'More Info Required', remarks: [{ field: 'postcode', text: 'Five digits' }] };
    expect(changesOf(approval({ after })).map(({ label, after: now }) => [label, now])).toContainEqual([
      'Remark 1 · Text',
      'Five digits',
    ]);
    const batch = changesOf(
      approval({ kind: 'payout_batch', before: null, after: { payout_ids: ['a', 'b'] } }),
    );
    expect(batch).toEqual([{ key: 'payout_ids', label: 'Payouts', before: null, after: '2 items' }]);
  });

  it('shows what the proposal does not mention as unchanged', () => {
    const changes = changesOf(approval({ kind: 'note_default', before: { state: 'issued' }, after: {} }));
    expect(changes).toEqual([{ key: 'state', label: 'Status', before: 'Issued', after: null }]);
    expect(changes.some(isChange)).toBe(false);
  });

  it('reads a setting by its name and in its unit', () => {
    const change = approval({
      kind: 'setting_change',
      subject_label: 'service_fee_bps',
      before: { key: 'service_fee_bps', value: 1500 },
      after: { key: 'service_fee_bps', value: 1400, effective_from: '2027-01-01' },
    });
    expect(subjectOf(change)).toBe('Service fee');
    expect(changesOf(change).map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Value', '15.00%', '14.00%'],
      ['Effective from', null, '1 Jan 2027'],
      ['Setting', 'Service fee', 'Service fee'],
    ]);
  });

  it('reads a setting that has another key now by its present name', () => {
    const former = { key: 'gharamah_cap_yearly_bps', value: 1000 };
    const change = approval({
      kind: 'setting_change',
      subject_label: former.key,
      before: null,
      after: former,
    });
    expect(subjectOf(change)).toBe('Shariah late charge cap p.a.');
    expect(changesOf(change).map(({ after }) => after)).toEqual(['Shariah late charge cap p.a.', '10.00%']);
  });

  it.each([
    ['late_approval', 'Approved after expiry'],
    ['paid_twice', 'Duplicate payment'],
    ['disagrees: amount, orderNo', 'Details differ from the order: amount, order number'],
    ['something_else', 'something_else'],
  ])('words why a top-up was held: %s', (review_reason, shown) => {
    const change = approval({ kind: 'topup_review', before: { review_reason }, after: {} });
    expect(changesOf(change)).toMatchObject([{ label: 'Review reason', before: shown }]);
  });

  it('leaves out ids and what stays empty, and keeps typed words as they are', () => {
    const batch = approval({
      kind: 'payout_batch',
      before: { payouts: [{ id: 'a', purpose: 'withdrawal', amount: '5.00' }] },
      after: { message: 'pause', guarantor_name: null },
    });
    expect(changesOf(batch).map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Message', null, 'pause'],
      ['Guarantor', null, '–'],
      ['Payout 1 · Purpose', 'Withdrawal', null],
      ['Payout 1 · Amount', 'RM 5.00', null],
    ]);
    expect(changesOf(batch).filter(isChange)).toHaveLength(1);
  });
});
