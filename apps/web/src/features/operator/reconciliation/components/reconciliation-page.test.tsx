import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idOf, operatorAnswer } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { ExceptionRow, Proof } from '../api/reconciliation.ts';
import { ReconciliationPage } from './reconciliation-page.tsx';

const proof: Proof = {
  day: '2026-11-20',
  bank: '1000.00',
  in_transit_in: '250.00',
  in_transit_out: '0.00',
  overdue: '0.00',
  left: '1250.00',
  groups: [{ group: 'clients', amount: '1250.00', accounts: [{ kind: 'investor_cash', amount: '1250.00' }] }],
  right: '1250.00',
  difference: '0.00',
  items_in: [{ what: 'some_new_kind', detail: null, amount: '250.00', on: '2026-11-20' }],
  items_out: [],
  items_overdue: [],
  items_unmatched: [],
};

const exception: ExceptionRow = {
  id: idOf(1),
  account: 'trust_bank',
  kind: 'missing_line',
  amount: '250.00',
  detail: 'payment_received',
  since: '2026-11-16',
  age_days: 4,
  state: 'open',
  owner: null,
  category: null,
  resolution: null,
  resolved_by: null,
  resolved_at: null,
  can: { assign: true, resolve: true },
  suggestion: null,
  is_proposed: false,
  refusal: null,
};

function answers(over: { proof?: Proof | null; upload?: boolean; items?: readonly ExceptionRow[] } = {}) {
  const { proof: verified = proof, upload = true, items = [] } = over;
  return {
    'GET /api/operator/reconciliation': {
      json: {
        success: true,
        proof: verified,
        open_exceptions: items.length,
        oldest_since: null,
        can: { upload },
      },
    },
    'GET /api/operator/reconciliation/exceptions?state=open': {
      json: { success: true, items, next_cursor: null },
    },
  };
}

afterEach(() => vi.unstubAllGlobals());

describe('client money and the bank', () => {
  it('is not reconciled before the first statement, and support cannot upload one', async () => {
    serve(answers({ proof: null, upload: false }));
    showPage(<ReconciliationPage />);
    expect(await screen.findByText(/No day is reconciled yet/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Import statement' })).toBeNull();
    expect(await screen.findByText(/No open exceptions/)).toBeTruthy();
  });

  it('shows the difference where it does not hold', async () => {
    serve(answers({ proof: { ...proof, right: '1249.00', difference: '1.00' } }));
    showPage(<ReconciliationPage />);
    expect(await screen.findByText(/^Client money and the bank differ by RM.1\.00 on 20 Nov/)).toBeTruthy();
  });

  it('is one sentence where it holds, with what is in transit named beneath', async () => {
    serve(answers());
    showPage(<ReconciliationPage />);
    expect(
      await screen.findByText(/^Client money = bank: on 20 Nov.* RM.1,250\.00 that is owed/),
    ).toBeTruthy();
    expect(screen.getByText(/Some new kind · 20 Nov/)).toBeTruthy();
  });
});

it('shows what is on no statement for too long as a difference, with its age', async () => {
  const item = { what: 'manual_received', detail: null, amount: '9000.00', on: '2026-09-24', age_days: 57 };
  const overdue = { overdue: '9000.00', items_overdue: [item], difference: '-9000.00' };
  serve(answers({ proof: { ...proof, ...overdue } }));
  showPage(<ReconciliationPage />);
  expect(await screen.findByText('Difference: overdue items on no statement')).toBeTruthy();
  expect(screen.getByText(/Bank transfer of an investor · 24 Sep.* · 57 days/)).toBeTruthy();
});

describe('a difference', () => {
  const none = {
    line: null,
    return_account: null,
    proposal: null,
    suggestions: [],
    matches: [],
    owners: [],
    history: [],
  };
  const path = `GET /api/operator/reconciliation/exceptions/${idOf(1)}`;

  it('is closed by a proposal with a category and a reason, which the server requires', async () => {
    const can = { charge: false, profit: false, return: false, prove_account: false, allocate: false };
    const seen = serve({
      ...answers({ items: [exception] }),
      [path]: { json: { success: true, exception, ...none, can } },
      'POST /api/operator/approvals': {
        status: 422,
        json: {
          success: false,
          code: 'validation_failed',
          message: 'Please give a reason',
          errors: { reason: ['Please give a reason'] },
        },
      },
    });
    const { person } = showPage(<ReconciliationPage />);
    await person.click(await screen.findByRole('button', { name: /Transfer missing from the statement/ }));
    // In the list and in the panel.
    await waitFor(() => expect(screen.getAllByText('FPX payment')).toHaveLength(2));
    await person.click(screen.getByRole('button', { name: 'Resolve' }));
    await person.click(screen.getByRole('button', { name: 'Propose resolution' }));
    expect((await screen.findAllByText('Please give a reason')).length).toBeGreaterThan(0);
    await waitFor(() =>
      expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
        kind: 'exception_resolution',
        subject_id: idOf(1),
        after: { category: 'timing', transfer_id: null },
        reason: '',
      }),
    );
  });

  it('does not offer the uploader of its statement to close it, and shows why', async () => {
    const own: ExceptionRow = {
      ...exception,
      ...{ kind: 'unknown_credit', can: { assign: true, resolve: false }, refusal: 'own_upload' },
    };
    const can = { charge: false, profit: false, return: false, prove_account: false, allocate: false };
    serve({
      ...answers({ items: [own] }),
      'GET /api/operator/current': { json: operatorAnswer('finance') },
      [path]: { json: { success: true, exception: own, ...none, can } },
    });
    const { person } = showPage(<ReconciliationPage />);
    await person.click(await screen.findByRole('button', { name: /Unidentified receipt/ }));
    expect(await screen.findByText(/You uploaded the source statement/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Assign' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
  });

  it('is opened and closed by keyboard, from the list and from its panel beside it', async () => {
    const before = window.matchMedia;
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...before(query),
      matches: query.includes('min-width'),
    }));
    const can = { charge: false, profit: false, return: false, prove_account: false, allocate: false };
    serve({
      ...answers({ items: [exception] }),
      [path]: { json: { success: true, exception, ...none, can } },
    });
    const { person } = showPage(<ReconciliationPage />);
    const row = await screen.findByRole('button', { name: /Transfer missing/ });
    row.focus();
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Resolve' })).toBeTruthy();
    expect(screen.queryByRole('columnheader', { name: 'Suggested' })).toBeNull();
    expect(document.activeElement).toBe(row);
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
    expect(screen.getAllByRole('columnheader', { name: 'Suggested' })).toHaveLength(1);
    await person.keyboard('{Enter}');
    (await screen.findByRole('button', { name: 'Resolve' })).focus();
    await person.keyboard('{Enter}');
    const category = await screen.findByRole('combobox', { name: 'Category' });
    category.focus();
    await person.keyboard('{ArrowDown}');
    expect(category.getAttribute('aria-expanded')).toBe('true');
    await person.keyboard('{Escape}');
    expect(category.getAttribute('aria-expanded')).toBe('false');
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
    expect(document.activeElement).toBe(row);
  });

  it('names the open proposal, and shows its maker that another operator decides', async () => {
    const waiting: ExceptionRow = {
      ...exception,
      ...{ can: { assign: true, resolve: false }, refusal: 'same_operator', is_proposed: true },
    };
    const proposal = {
      ...{ kind: 'bank_charge', maker: { id: idOf(9), name: 'Siti Hajar' } },
      proposed_at: '2026-11-20T03:04:05.000Z',
    };
    const can = { charge: false, profit: false, return: false, prove_account: false, allocate: false };
    serve({
      ...answers({ items: [waiting] }),
      'GET /api/operator/current': { json: operatorAnswer('finance') },
      [path]: { json: { success: true, exception: waiting, ...none, proposal, can } },
    });
    const { person } = showPage(<ReconciliationPage />);
    await person.click(await screen.findByRole('button', { name: /Transfer missing from the statement/ }));
    expect(
      await screen.findByText(/^Bank charge, proposed by Siti Hajar on .*You proposed or approved it/),
    ).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Approvals' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Resolve' })).toBeNull();
  });

  it('about an unidentified line can be returned to its sender, whose account is named', async () => {
    const credit: ExceptionRow = { ...exception, kind: 'unknown_credit', detail: 'TENANT' };
    const can = { charge: false, profit: true, return: true, prove_account: true, allocate: false };
    serve({
      ...answers({ items: [credit] }),
      [path]: {
        json: {
          ...{ success: true, exception: credit, ...none, can },
          return_account: {
            ...{ bank: 'Public Bank', account_last4: '3210', holder_name: 'TENANT' },
            ...{ source: 'statement', name_check: 'equal', evidence: null },
          },
        },
      },
    });
    const { person } = showPage(<ReconciliationPage />);
    await person.click(await screen.findByRole('button', { name: /Unidentified receipt/ }));
    expect(await screen.findByRole('button', { name: 'Bank profit' })).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Return to sender' }));
    expect(await screen.findByText(/go back to TENANT, Public Bank •••• 3210/)).toBeTruthy();
  });
});
