import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { issuerNote } from '../../../testing/issuer-notes.ts';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { businessOwner, currentAnswer } from '../../../testing/users.ts';
import type { Stats } from '../api/dashboard.ts';
import { IssuerDashboard } from './dashboard.tsx';

const user = currentAnswer(businessOwner());
const note = issuerNote({ state: 'issued' });

function stats(differences: Partial<Stats> = {}): Stats {
  return {
    success: true,
    total_financed: '0.00',
    outstanding: '0.00',
    repaid: '0.00',
    ...{ overdue: '0.00', late_waived: '0.00', gharamah_waived: '0.00' },
    notes_active: 0,
    notes_completed: 0,
    on_time_percent: null,
    next_payment: null,
    states: { under_review: 0, pending: 0, listed: 0, issued: 0, completed: 0, defaulted: 0 },
    documents: null,
    ...differences,
  };
}

function show(answer: object, limit: object | null = null) {
  serve({
    'GET /api/user/current': { json: user },
    'GET /api/dashboard/data/bo/stats': answer,
    'GET /api/business_owners/financing/limit': { json: { success: true, limit } },
    'GET /api/dashboard/data/ongoing_notes': {
      json: {
        success: true,
        items: [{ ...note, outstanding: '88000.00', next_due_on: '2026-11-18', next_amount: '660.00' }],
        next_cursor: null,
      },
    },
    'GET /api/dashboard/data/bo/monthly_repayment?from=2026-05&to=2027-04': {
      json: {
        success: true,
        months: [
          {
            month: '2026-11',
            due: '660.00',
            paid: '12.34',
            late_charge: '0.00',
            tawidh: '0.00',
            gharamah: '0.00',
          },
        ],
      },
    },
  });
  showPage(<IssuerDashboard payButton={(noteId) => <button type="button">{noteId}</button>} />, { user });
}

const requested = { asked: 2, due_on: '2026-11-28' };

describe('the dashboard of a business owner', () => {
  beforeEach(() => localStorage.setItem('date_override', '2026-11-21'));

  it('says so when it cannot be loaded', async () => {
    show({ status: 409, json: { success: false, message: 'Not now.' } });
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
  });

  it('leads to an application before the first note', async () => {
    show({ json: stats() });
    expect(await screen.findByText('No financing yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Apply for Financing' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Under review' }).getAttribute('href')).toContain(
      'tab=under_review',
    );
  });

  it('requests no payment where nothing is due', async () => {
    show({ json: stats({ total_financed: '60000.00', notes_completed: 1 }) });
    expect(await screen.findByText('No repayment due')).toBeTruthy();
    expect(screen.queryByRole('button', { name: note.id })).toBeNull();
  });

  it('says when and from where a payment is collected', async () => {
    const collected_from = { bank: 'Maybank2E', account_last4: '5678' };
    const next_payment = {
      note_id: note.id,
      due_on: '2026-12-21',
      amount: '660.00',
      excess: '0.00',
      collected_from,
    };
    show({ json: stats({ notes_active: 1, next_payment }) });
    const words = await screen.findByText(/from Maybank2E •••• 5678\. Please keep sufficient funds/);
    expect(words.textContent).toContain('Will be collected by direct debit on 21 Dec 2026');
  });

  it('counts the days of a late payment and offers to pay it', async () => {
    const next_payment = {
      ...{ note_id: note.id, due_on: '2026-11-18', amount: '660.00', excess: '0.00', collected_from: null },
    };
    show({ json: stats({ notes_active: 1, overdue: '660.00', next_payment }) });
    expect(await screen.findByText('3 days late')).toBeTruthy();
    expect(screen.getByRole('button', { name: note.id })).toBeTruthy();
    expect(await screen.findByRole('cell', { name: /12\.34/ })).toBeTruthy();
  });

  it('shows what is used and free of a limit, and when it ended', async () => {
    const limit = {
      ...{ amount: '50000.00', used: '15000.00', free: '0.00', from: '2026-01-01', until: '2026-11-20' },
      ...{ has_ended: true, buyers: ['Pasar <b>Besar</b>'] },
    };
    show({ json: stats() }, limit);
    const card = await screen.findByRole('region', { name: 'Limit for invoice financing' });
    expect(card.textContent).toContain('For invoices to Pasar <b>Besar</b>');
    expect(card.textContent).toMatch(/50,000\.00.*15,000\.00.*ended on 20 Nov 2026/);
  });

  it('says how many notes are in each list, and which papers are waited for', async () => {
    const states = { under_review: 1, pending: 0, listed: 0, issued: 12, completed: 3, defaulted: 0 };
    show({ json: stats({ total_financed: '100.00', states, documents: requested }) });
    expect(await screen.findByText('2 documents requested, first due 28 Nov 2026.')).toBeTruthy();
    const issued = screen.getByRole('link', { name: 'Issued' }).closest('li');
    expect(issued?.textContent).toBe('Issued12');
  });
});
