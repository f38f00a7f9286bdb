import { describe, expect, it } from 'vitest';
import { copyable, copyDecision, type DraftCopy, parseCopy, withCopy } from './draft-copy.ts';

const server = {
  version: 4,
  values: { city: 'Ipoh', identity_number: '900131145677', bank_account_no: '1' },
  rows: { directors: [{ name: 'Mei', identity_number: '1' }] },
};
const copyOf = (differences: Partial<DraftCopy>): DraftCopy => ({
  ...copyable(server),
  version: 4,
  at: '2026-11-20T03:04:05.000Z',
  sent: null,
  ...differences,
});
const typed = { values: { city: 'Ipoh Barat', identity_number: '', bank_account_no: '' } };

describe('the copy of a form in the browser', () => {
  it('has no identity or account numbers', () => {
    expect(copyable(server)).toEqual({
      values: { city: 'Ipoh', identity_number: '', bank_account_no: '' },
      rows: { directors: [{ name: 'Mei', identity_number: '' }] },
    });
  });

  it('is of no use where the server has the same text', () => {
    expect(
      copyDecision(copyOf({ version: 3, values: { ...copyable(server).values, city: ' Ipoh ' } }), server),
    ).toBe('drop');
  });

  it('is restored where nothing was saved since, and after its own save without an answer', () => {
    expect(copyDecision(copyOf(typed), server)).toBe('restore');
    expect(copyDecision(copyOf({ ...typed, version: 3, sent: copyable(server) }), server)).toBe('restore');
  });

  it('is offered where another browser has saved since', () => {
    expect(copyDecision(copyOf({ ...typed, version: 3 }), server)).toBe('offer');
    const sent = { ...copyable(server), ...typed };
    expect(copyDecision(copyOf({ ...typed, version: 3, sent }), server)).toBe('offer');
  });

  it('leaves the numbers of the form as they are, those of a row with its row', () => {
    const moved = { name: 'Siti', identity_number: '' };
    const rows = { directors: [moved, { name: 'Mei', identity_number: '' }] };
    expect(withCopy(server, { values: { city: 'Taiping', identity_number: '' }, rows })).toEqual({
      values: { ...server.values, city: 'Taiping' },
      rows: { directors: [moved, { name: 'Mei', identity_number: '1' }] },
    });
  });

  it.each([null, 'x', {}, { version: '4', at: 'x' }, { version: 4 }])(
    'is none where %j was stored',
    (stored) => {
      expect(parseCopy(stored, server)).toBeNull();
    },
  );

  it('has the fields of this form and no others', () => {
    const stored = { ...copyOf({}), values: { city: 'Ipoh', gone: 'x', bank_account_no: '2' } };
    expect(parseCopy(stored, server)?.values).toEqual({ city: 'Ipoh', bank_account_no: '' });
  });
});
