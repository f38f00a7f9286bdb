import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { type ReportName, reports } from '@titian/contracts/reports';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenToToasts } from '../../../../lib/toast/toast.ts';
import { operatorAnswer } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { Report } from '../api/reports.ts';
import { ReportsPage } from './reports-page.tsx';

afterEach(() => vi.restoreAllMocks());

type Cells = Readonly<Record<string, string>>;

/** A report as the server answers it; what a row does not name is empty. */
function reportOf(name: ReportName, rows: readonly Cells[], totals: Cells | null = null): Report {
  const columns = Object.entries(reports[name].columns).map(([key, kind]) => ({
    ...{ key, kind, label: `${key} label`, definition: `What ${key} counts.` },
  }));
  const cells = (row: Cells) => columns.map(({ key }) => row[key] ?? null);
  return {
    ...{ name, title: 'The report', subtitle: 'At the end of 30 Nov 2026', about: 'About it.' },
    ...{ from: '2026-11-01', to: '2026-11-30', by: null, made_at: '2026-11-30T04:00:00.000Z' },
    ...{ columns, rows: rows.map(cells), totals: totals === null ? null : cells(totals) },
  };
}

const arrears = reportOf(
  'arrears',
  [
    { bucket: 'Not past due', notes: '1200', outstanding: '1234567.80', overdue: '0.00', share: '95.00' },
    { bucket: 'In default', notes: '2', outstanding: '65000.00', overdue: '70000.00', share: '5.00' },
  ],
  { notes: '1202', outstanding: '1299567.80', overdue: '70000.00' },
);

const returns = 'GET /api/operator/market-returns';

function show(at: string, answers: Record<string, Report | { status: number; json: object }>) {
  const handlers = Object.entries(answers).map(([path, answer]) => [
    `GET /api/operator/reports/${path}`,
    'status' in answer ? answer : { json: { success: true, report: answer } },
  ]);
  const seen = serve({ [returns]: { json: { success: true, items: [] } }, ...Object.fromEntries(handlers) });
  return { seen, user: userEvent.setup(), ...showPage(<ReportsPage />, { at }) };
}

const tableRegion = () => screen.findByRole('region', { name: 'Table of The report' });

describe('a report', () => {
  it('has its rows and sums in the formats of their columns, figures at the right', async () => {
    show('/?report=arrears', { arrears });
    const table = within(await tableRegion());
    const rows = table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['bucket label', 'notes label', 'outstanding label (RM)', 'overdue label (RM)', 'share label'],
      ['Not past due', '1,200', '1,234,567.80', '0.00', '95.00%'],
      ['In default', '2', '65,000.00', '70,000.00', '5.00%'],
      // Shares of a whole do not add up.
      ['Total', '1,202', '1,299,567.80', '70,000.00', ''],
    ]);
    const numeric = table.getAllByRole('columnheader').map((head) => head.getAttribute('data-numeric'));
    expect(numeric).toEqual(['false', 'true', 'true', 'true', 'true']);
  });

  it('has the definition of each column below it', async () => {
    show('/?report=arrears', { arrears });
    await tableRegion();
    const definitions = screen.getAllByRole('definition').map((one) => one.textContent);
    expect(definitions).toEqual(Object.keys(reports.arrears.columns).map((key) => `What ${key} counts.`));
  });

  it('has the figures of its chart as a table in the place of the drawing', async () => {
    const { user } = show('/?report=arrears', { arrears });
    const toggle = await screen.findByRole('button', { name: 'Show as table' });
    expect(toggle.getAttribute('aria-expanded')).toBe('false');
    await user.click(toggle);
    const chart = within(screen.getByRole('figure'));
    const rows = chart.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
    expect(rows).toEqual([
      ['bucket label', 'outstanding label', 'overdue label'],
      ['Not past due', 'RM 1,234,567.80', 'RM 0.00'],
      ['In default', 'RM 65,000.00', 'RM 70,000.00'],
    ]);
    expect(screen.getByRole('button', { name: 'Show as chart' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('of shares has percents in its chart, and a dash where there is none', async () => {
    const rows = [{ quarter: '2026-Q3', default_rate: '1.25' }, { quarter: '2026-Q4' }];
    show('/?report=vintages', { vintages: reportOf('vintages', rows) });
    const chart = within(await screen.findByRole('figure'));
    expect(chart.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(['1.25%', '–']);
  });

  it('is stacked on a phone, each figure with its heading', async () => {
    vi.spyOn(window, 'matchMedia').mockImplementation(
      (media) => ({ matches: true, media, addEventListener: vi.fn(), removeEventListener: vi.fn() }) as never,
    );
    show('/?report=arrears', { arrears });
    expect(await screen.findAllByText('1,234,567.80')).not.toEqual([]);
    expect(screen.queryByRole('region', { name: 'Table of The report' })).toBeNull();
  });

  it('says where nothing happened, without a chart', async () => {
    show('/?report=concentration', { concentration: reportOf('concentration', []) });
    const empty = await screen.findByText('Nothing happened in this period.');
    expect(empty.tagName).toBe('P');
    expect(screen.queryByRole('figure')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('that cannot be read says why, and is requested again', async () => {
    const message = 'The server is busy.';
    const { user, seen } = show('/?report=arrears', {
      arrears: { status: 503, json: { success: false, code: 'unavailable', message } },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(seen.filter(({ path }) => path.endsWith('/arrears'))).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'Arrears', current: 'page' }).textContent).toBe('Arrears');
  });
});

describe('the period of a report', () => {
  it('is one day where it says how things are, and is requested with it', async () => {
    const { user, router } = show('/?report=arrears', { arrears, 'arrears?to=2026-10-31': arrears });
    await tableRegion();
    expect(screen.queryByRole('textbox', { name: 'From' })).toBeNull();
    await user.type(screen.getByRole('textbox', { name: 'At the end of' }), '31/10/2026');
    await waitFor(() => expect(router.state.location.href).toContain('to=2026-10-31'));
    await tableRegion();
  });

  it('is two days otherwise, and stands in the address', async () => {
    const path = 'treasury?from=2026-01-01&to=2026-06-30';
    const { seen } = show('/?report=treasury&from=2026-01-01&to=2026-06-30', {
      [path]: reportOf('treasury', []),
    });
    await screen.findByText('Nothing happened in this period.');
    const shown = screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value);
    expect(shown).toEqual(['1 Jan 2026', '30 Jun 2026']);
    expect(seen.map((one) => one.path)).toContain(`/api/operator/reports/${path}`);
  });

  it('that the server refuses has the reason', async () => {
    const message = 'Please choose a period of at most 60 months';
    show('/?report=treasury&from=2001-01-01', {
      'treasury?from=2001-01-01': {
        status: 422,
        json: { success: false, code: 'validation', message, errors: { from: [message] } },
      },
    });
    expect((await screen.findByText(new RegExp(message))).textContent).toContain(message);
  });

  it('leaves out of the address what is no filter', async () => {
    const { seen } = show('/?report=gossip&from=yesterday&by=mood', {
      client_money: reportOf('client_money', []),
    });
    await screen.findByText('Nothing happened in this period.');
    expect(seen.map((one) => one.path)).toContain('/api/operator/reports/client_money');
  });
});

describe('the files of a report', () => {
  it('are requested for the period on screen, and a refusal is said', async () => {
    const toasted = vi.fn();
    listenToToasts(toasted);
    const message = 'You have exported as many lists as one operator may today.';
    const { user, seen } = show('/?report=arrears&to=2026-10-31', {
      'arrears?to=2026-10-31': arrears,
      'arrears/file?to=2026-10-31&format=pdf': {
        status: 429,
        json: { success: false, code: 'exports_used_up', message },
      },
    });
    await user.click(await screen.findByRole('button', { name: 'The report as PDF' }));
    await waitFor(() => expect(toasted).toHaveBeenCalled());
    expect(JSON.stringify(toasted.mock.calls)).toContain(message);
    expect(seen.map((one) => one.path)).toContain(
      '/api/operator/reports/arrears/file?to=2026-10-31&format=pdf',
    );
    expect(screen.getAllByRole('button', { name: 'The report as CSV' })).toHaveLength(1);
  });
});

describe('a return that is not approved', () => {
  const row = {
    ...{ period: '2026-Q3', from: '2026-07-01', to: '2026-09-30', is_over: true, due_on: '2026-10-30' },
    ...{ is_overdue: true, frozen: null, is_proposed: false },
  };

  it('is named above every report with the day on which it was due', async () => {
    serve({
      [returns]: { json: { success: true, items: [{ ...row, period: '2026-Q4', is_over: false }, row] } },
      'GET /api/operator/reports/arrears': { json: { success: true, report: arrears } },
    });
    showPage(<ReportsPage />, { at: '/?report=arrears' });
    const link = await screen.findByRole('link', { name: 'The return of 2026-Q3 was due on 30 Oct 2026.' });
    expect(link.getAttribute('href')).toBe('/operator/market-returns?period=2026-Q3');
    expect(screen.queryByText(/2026-Q4/)).toBeNull();
  });
});

describe('the export of the ledger', () => {
  const showAs = (role: OperatorRole) => {
    const seen = serve({
      [returns]: { json: { success: true, items: [] } },
      'GET /api/operator/reports/arrears': { json: { success: true, report: arrears } },
      'GET /api/operator/current': { json: operatorAnswer(role) },
    });
    showPage(<ReportsPage />, { at: '/?report=arrears' });
    return { seen, user: userEvent.setup() };
  };

  it('is requested for its days and form, and a refusal is said', async () => {
    const toasted = vi.fn();
    listenToToasts(toasted);
    const { seen, user } = showAs('finance');
    const card = within(await screen.findByRole('region', { name: 'Ledger export' }));
    await user.click(card.getByRole('combobox', { name: 'File format' }));
    await user.click(await screen.findByRole('option', { name: 'JSON Lines' }));
    await user.click(card.getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(toasted).toHaveBeenCalled());
    const requested = seen.find((one) => one.path.startsWith('/api/operator/ledger/export'));
    expect(requested?.path).toMatch(/\?from=\d{4}-\d\d-\d\d&to=\d{4}-\d\d-\d\d&format=jsonl$/u);
  });

  it('is not there for who may not read the ledger', async () => {
    showAs('credit');
    await tableRegion();
    expect(screen.queryByRole('region', { name: 'Ledger export' })).toBeNull();
  });
});
