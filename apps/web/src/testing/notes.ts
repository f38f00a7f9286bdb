import type { CallResponse } from '../lib/api/call-types.ts';

type Note = CallResponse<'note'>['note'];

const note: Note = {
  id: '0195a3f0-0000-7000-8000-000000000101',
  number: 'N-000318',
  type: 'Term Financing',
  contract: 'Conventional',
  is_guaranteed: false,
  industry: 'Manufacturing',
  industry_code: 'C',
  state_name: 'Johor',
  purpose: 'Machines for precision parts',
  grade: 'A',
  rate: '11.00',
  effective_rate: '17.47',
  term_months: 4,
  profile: 'equal_monthly_flat',
  target: '130000.00',
  raised: '93600.00',
  remaining: '36400.00',
  funded_percent: '72.00',
  investors: 214,
  opens_at: '2026-11-01T01:00:00.000Z',
  closes_at: '2099-12-31T01:00:00.000Z',
  state: 'listed',
  is_late: false,
  days_late: 0,
  is_paused: false,
  is_watched: false,
  fact_sheet: null,
  fact_sheet_revisions: [],
  documents: [],
  updates: [],
  mine: null,
  position: {
    invested: '5000.00',
    with_issuer: '850.00',
    recommended_limit: '50000.00',
    limit_blocks: false,
    cancellations_left: 3,
  },
  can: { invest: true, cancel: false, confirm: false, issue: false, pay: false },
};

/** A listed note that can be subscribed, with these differences. */
export function aNote(differences: Partial<Note> = {}): Note {
  return { ...note, ...differences };
}

/** The same as lists show it. */
export function listedNote(differences: Partial<Note> = {}) {
  const {
    fact_sheet: _sheet,
    fact_sheet_revisions: _revisions,
    documents: _files,
    updates: _updates,
    mine: _mine,
    position: _position,
    can: _can,
    is_paused: _paused,
    ...row
  } = aNote(differences);
  return row;
}
