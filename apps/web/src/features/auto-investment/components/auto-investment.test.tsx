import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { listedNote } from '../../../testing/notes.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { investor } from '../../../testing/users.ts';
import type { PresetPage, SavedPreset } from '../api/preset.ts';
import { presetBody, startOf } from '../lib/values.ts';

const PRESET = 'GET /api/auto-invest/preset';
const CREATE = 'POST /api/settings/auto_bot_invest/create';
const UPDATE = 'PUT /api/auto-invest/preset';
const LOG = 'GET /api/auto-invest/log';
const ADDRESS = '/smart-investment';

const rules: PresetPage['rules'] = {
  ...{ minimum: '50.00', step: '10.00', rate_cap: '18.00', share_percent: 80, early_access_minutes: 120 },
  ...{ limit: '50000.00', limit_blocks: false, exposure_counts_above: '1000.00', guaranteed_only: false },
  pause_until: { earliest: '2026-11-27', latest: '2027-11-26' },
};
const fields: Omit<SavedPreset, 'version' | 'changed_at' | 'paused_until'> = {
  ...{ botName: 'My Auto Investment', mode: 'on', tenure: [1, 12], interest: ['8.00', '12.00'] },
  amounts: { 'Term Financing': ['50.00', '200.00'] },
  ...{ financingType: ['Term Financing'], noteType: ['Conventional'], guaranteed_option: 'all' },
  ...{ exhausted_balance: false, issuer_exposure: false, issuer_exposure_percent: null },
  ...{ continue_above_limit: 0, monthly_budget: null },
};
const saved: SavedPreset = {
  ...{ ...fields, version: 2, changed_at: '2026-11-20T03:04:05.678Z' },
  paused_until: null,
};
const month: PresetPage['this_month'] = { month: '2026-11', invested: '300.00', left: null };
const page = (differences: object = {}) => ({
  json: {
    success: true,
    preset: null,
    history: [],
    suggestion: null,
    this_month: month,
    rules,
    ...differences,
  },
});
const preview = {
  json: { success: true, days: 90, notes: 7, amount: '1400.00', listed: 21, open_notes: 1 },
};
const previewOf = (values: ReturnType<typeof startOf>) =>
  `GET /api/auto-invest/preview?${new URLSearchParams({ preset: JSON.stringify(presetBody(values)) })}`;

function open(handlers: Parameters<typeof openPage>[1]['handlers'] = {}, user = investor()) {
  return openPage(ADDRESS, {
    user,
    handlers: {
      [PRESET]: page(),
      [LOG]: { json: { success: true, items: [], next_cursor: null } },
      [previewOf(startOf(false))]: preview,
      ...handlers,
    },
  });
}

describe('auto investment', () => {
  it('is not available to fund-managed investors, and makes no request', async () => {
    const { requestsTo: requested } = open({}, investor({ is_inv_fund_managed: true }));
    expect(await screen.findByText('Your funds are managed under a mandate')).toBeTruthy();
    expect(requested(PRESET)).toHaveLength(0);
  });

  it('begins with the defaults, says what would have matched, and makes the preset', async () => {
    const { person, requestsTo: requested } = open({ [CREATE]: { json: { success: true, exist: false } } });
    expect(
      await screen.findByText(/matched 7 of 21 notes in the last 90 days, for up to RM 1,400.00/),
    ).toBeTruthy();
    expect(screen.queryByText('Allocation history')).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Create preset' }));
    await waitFor(() => expect(requested(CREATE)).toHaveLength(1));
    expect(requested(CREATE)[0]?.body).toEqual(presetBody(startOf(false)));
    await waitFor(() => expect(requested(PRESET).length).toBeGreaterThan(1));
  });

  it('says in the words of the specification that there is one already, or that it failed', async () => {
    const exists = { json: { success: false, exist: true, code: 'wrong_state', message: 'x' } };
    const { person } = open({ [CREATE]: exists });
    await person.click(await screen.findByRole('button', { name: 'Create preset' }));
    expect(await screen.findByText('Error! You already have an existing auto investment.')).toBeTruthy();
  });

  it('marks fields that do not fit while they are typed', async () => {
    const wrong = { ...startOf(false), tenureMin: '13' };
    const errors = { 'tenure.0': ['Please choose 1 to 12 months'] };
    const { person } = open({
      [previewOf(wrong)]: { status: 422, json: { success: false, message: 'x', errors } },
    });
    const tenure = await screen.findByLabelText('Minimum tenure (months)');
    await person.clear(tenure);
    await person.type(tenure, '13');
    expect(await screen.findByText('Please choose 1 to 12 months')).toBeTruthy();
    expect(screen.getByText('Correct the marked fields to see matching notes.')).toBeTruthy();
  });
});

describe('a preset that is there', () => {
  const versions = {
    preset: saved,
    history: [{ ...saved, tenure: [1, 6], version: 1, changed_at: '2026-11-01T03:04:05.678Z' }],
  };

  it('is changed with the version that was seen, and shows when another tab was first', async () => {
    const stale = { success: false, code: 'stale_draft', message: 'This form was saved in another tab.' };
    const { person, requestsTo: requested } = open({
      [PRESET]: page(versions),
      [UPDATE]: { status: 409, json: stale },
    });
    const name = await screen.findByLabelText('Name');
    await person.clear(name);
    await person.type(name, 'Quiet');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByText('This form was saved in another tab.')).toBeTruthy();
    expect(requested(UPDATE)[0]?.body).toEqual({ ...fields, botName: 'Quiet', version: 2 });
  });

  it('is switched off with one press, and its history says what changed', async () => {
    const off = { ...saved, mode: 'off', version: 3 };
    const { person, requestsTo: requested } = open({
      [PRESET]: page(versions),
      [UPDATE]: page({ ...versions, preset: off }),
    });
    const history = within(await screen.findByRole('region', { name: 'Change history' }));
    expect(history.getByText('Tenure (months): 1 – 6 → 1 – 12')).toBeTruthy();
    expect(history.getByText('Preset created.')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Switch off preset' }));
    expect(await screen.findByRole('button', { name: 'Switch on preset' })).toBeTruthy();
    expect(requested(UPDATE)[0]?.body).toEqual({ ...fields, mode: 'off', version: 2 });
    expect(screen.getByRole('heading', { name: 'Your preset is off' })).toBeTruthy();
  });

  it('is given a budget for a month, and shows what is used and left of it', async () => {
    const limited = { ...saved, monthly_budget: '1000.00', version: 3 };
    const { person, requestsTo: requested } = open({
      [PRESET]: page(versions),
      [UPDATE]: page({ ...versions, preset: limited, this_month: { ...month, left: '700.00' } }),
    });
    await person.click(await screen.findByLabelText(/^Limit the amount per month/));
    const budget = await screen.findByLabelText('Monthly budget');
    await person.clear(budget);
    await person.type(budget, '700');
    await person.click(screen.getByRole('button', { name: 'Save changes' }));
    const card = within(await screen.findByRole('region', { name: 'Monthly budget' }));
    expect(card.getByText('RM 300.00')).toBeTruthy();
    expect(card.getByText('RM 700.00')).toBeTruthy();
    expect(requested(UPDATE)[0]?.body).toEqual({ ...fields, monthly_budget: '700.00', version: 2 });
  });

  it('is paused until a day, at the day where it is refused, and resumed with one press', async () => {
    const errors = { paused_until: ['Please choose a day from 27 Nov 2026 to 26 Nov 2027'] };
    const paused = page({ ...versions, preset: { ...saved, paused_until: '2027-01-03', version: 3 } });
    const answers = [
      { status: 422, json: { success: false, code: 'validation', message: 'x', errors } },
      paused,
      page({ ...versions, preset: { ...saved, version: 4 } }),
    ];
    const { person, requestsTo: requested } = open({
      [PRESET]: page(versions),
      [UPDATE]: () => answers.shift() ?? paused,
    });
    await person.click(await screen.findByRole('button', { name: 'Pause preset' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pause preset' }));
    await person.click(dialog.getByRole('button', { name: 'Pause preset' }));
    expect(await dialog.findByText('Please choose a day.')).toBeTruthy();
    fireEvent.change(dialog.getByRole('textbox', { name: /Pause until/ }), {
      target: { value: '2030-01-03' },
    });
    await person.click(dialog.getByRole('button', { name: 'Pause preset' }));
    expect((await dialog.findAllByText(/to 26 Nov 2027/)).length).toBeGreaterThan(1);
    fireEvent.change(dialog.getByRole('textbox', { name: /Pause until/ }), {
      target: { value: '2027-01-03' },
    });
    await person.click(dialog.getByRole('button', { name: 'Pause preset' }));
    expect(await screen.findByRole('heading', { name: 'Paused until 3 Jan 2027' })).toBeTruthy();
    expect(requested(UPDATE)[1]?.body).toEqual({ ...fields, paused_until: '2027-01-03', version: 2 });
    await person.click(screen.getByRole('button', { name: 'Resume now' }));
    expect(await screen.findByRole('heading', { name: 'Your preset is on' })).toBeTruthy();
    expect(requested(UPDATE)[2]?.body).toEqual({ ...fields, paused_until: null, version: 3 });
  });

  it('is explained note by note', async () => {
    const note = listedNote();
    const items = [
      {
        note,
        result: 'allocated',
        amount: '200.00',
        text: 'RM 200.00 was invested for you.',
        at: note.opens_at,
      },
    ];
    open({ [PRESET]: page(versions), [LOG]: { json: { success: true, items, next_cursor: null } } });
    const log = within(await screen.findByRole('region', { name: 'Allocation history' }));
    expect(await log.findByText('RM 200.00 was invested for you.')).toBeTruthy();
    expect(log.getByRole('link', { name: note.number })).toBeTruthy();
  });
});
