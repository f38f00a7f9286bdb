import { describe, expect, it } from 'vitest';
import { approval } from '../../../testing/operators.ts';
import { changesOf, isChange } from './changes.ts';

describe('changesOf', () => {
  it('puts the state before beside the decision after', () => {
    expect(changesOf(approval())).toEqual([
      { key: 'decision', label: 'Decision', before: 'Submitted', after: 'Approved' },
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
      ['Rate', null, '11.00 %'],
      ['Is guaranteed', null, 'No'],
      ['Points: Cash flow', null, '68'],
      ['Profile', 'Equal monthly flat', 'Equal monthly flat'],
    ]);
    expect(changes.filter(isChange)).toHaveLength(4);
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
      'How the identity was proven',
      'Seen at the counter',
    ]);
  });

  it('counts ids and spells out remarks', () => {
    const after = { decision: 'More Info Required', remarks: [{ field: 'postcode', text: 'Five digits' }] };
    expect(changesOf(approval({ after })).map(({ label, after: now }) => [label, now])).toContainEqual([
      'Remarks 1 text',
      'Five digits',
    ]);
    const batch = changesOf(
      approval({ kind: 'payout_batch', before: null, after: { payout_ids: ['a', 'b'] } }),
    );
    expect(batch).toEqual([{ key: 'payout_ids', label: 'Payout ids', before: null, after: '2 items' }]);
  });

  it('keeps what the proposal does not mention as unchanged', () => {
    const changes = changesOf(approval({ kind: 'note_default', before: { state: 'issued' }, after: {} }));
    expect(changes).toEqual([{ key: 'state', label: 'State', before: 'issued', after: null }]);
    expect(changes.some(isChange)).toBe(false);
  });
});
