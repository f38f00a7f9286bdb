import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { issuerNote } from '../../../testing/issuer-notes.ts';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { PayButton } from './pay-button.tsx';

// jsdom cannot leave the page.
vi.mock('../../../lib/browser/leave-to.ts', () => ({ leaveTo: vi.fn() }));

const note = issuerNote({ state: 'issued', contract: 'Shariah' });
const item = {
  note_id: note.id,
  note_number: note.number,
  instalment: 3,
  due_on: '2026-11-09',
  principal: '250.00',
  return: '10.00',
  ...{ late_charge: '0.09', tawidh: '0.00', gharamah: '0.00' },
  total: '260.09',
  days_late: 12,
};
const totals = {
  costs: '0.00',
  excess: '0.00',
  total_overdue: '260.09',
  total_upcoming: '0.00',
  total_due: '260.09',
  ...{ recent_payments: [], excess_if_paid: '0.00' },
};
const early = {
  ...{ note_id: note.id, note_number: note.number, on: '2026-11-21', principal: '750.00', return: '10.00' },
  ...{ late_charge: '0.09', tawidh: '0.00', gharamah: '0.00', total: '760.09', saved: '20.00' },
  ...{ excess: '0.00', payable: '760.09' },
};
const served = (items: readonly object[], payAnswer: object, over: object = {}) => ({
  [`GET /api/notes/${note.id}`]: { json: { success: true, note } },
  [`GET /api/notes/bo/next_payment?note_id=${note.id}`]: {
    json: { success: true, items, next_cursor: null, ...totals, ...over },
  },
  [`GET /api/notes/bo/early_settlement?note_id=${note.id}`]: {
    json: { success: true, early_settlement: early },
  },
  'POST /api/notes/bo/pay': payAnswer,
});
const link = 'https://titian.example/pay/abc';
const started = {
  status: 201,
  json: { success: true, link, ref_number: 'RP1', amount: '260.09', expires_at: null },
};

async function open(answers: ReturnType<typeof served>) {
  const seen = serve(answers);
  const { person } = showPage(<PayButton noteId={note.id} />);
  await person.click(await screen.findByRole('button', { name: 'Pay' }));
  return { person, sent: () => seen.filter(({ method }) => method === 'POST') };
}

describe('paying on a note', () => {
  it('offers a bank transfer with the number of the note as its reference', async () => {
    const { person, sent } = await open({
      ...served([item], started),
      [`GET /api/notes/bo/transfer_account?note_id=${note.id}`]: {
        json: {
          success: true,
          name: 'Titian Trustee',
          bank: 'Maybank',
          number: '5140',
          reference: note.number,
        },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Pay by bank transfer instead' }));
    expect(await screen.findByText(note.number)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Copy Payment reference' })).toBeTruthy();
    expect(sent()).toEqual([]);
  });

  it('says when nothing is due', async () => {
    await open(served([], started));
    expect(await screen.findByText('No payment due on this note.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Proceed to pay' })).toBeNull();
  });

  it('requires the amount before it sends anything, and shows an error at it', async () => {
    const errors = { amount: ['That is more than is outstanding.'] };
    const rejected = { status: 422, json: { success: false, message: 'Please check', errors } };
    const { person, sent } = await open(served([item], rejected));
    await person.click(await screen.findByRole('radio', { name: 'Other amount' }));
    await person.click(screen.getByRole('button', { name: 'Proceed to pay' }));
    expect(await screen.findByText(/Please enter an amount/)).toBeTruthy();
    expect(sent()).toHaveLength(0);
    await person.type(screen.getByLabelText(/^Amount(?! due)/), '9000');
    await person.click(screen.getByRole('button', { name: 'Proceed to pay' }));
    expect((await screen.findAllByText('That is more than is outstanding.')).length).toBeGreaterThan(0);
    await person.clear(screen.getByLabelText(/^Amount(?! due)/));
    await person.type(screen.getByLabelText(/^Amount(?! due)/), '100');
    await person.click(screen.getByRole('button', { name: 'Proceed to pay' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent();
    expect(first?.body).toEqual({ note_id: note.id, kind: 'other', amount: '9000.00' });
    expect(first?.headers.get('Idempotency-Key')).not.toBe(second?.headers.get('Idempotency-Key'));
  });

  it('pays what is due, in the words of a Shariah note, and leaves for the bank', async () => {
    const { person, sent } = await open(served([item], started));
    expect(await screen.findByText('Profit')).toBeTruthy();
    expect(screen.queryByText(/interest/i)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Proceed to pay' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledExactlyOnceWith(link));
    expect(sent()[0]?.body).toEqual({ note_id: note.id, kind: 'due' });
  });

  it('shows what settling early costs and saves before it is paid', async () => {
    const { person, sent } = await open(served([item], started));
    await person.click(await screen.findByRole('radio', { name: /Early settlement today: RM\s760.09/ }));
    expect(screen.getByText('Ibra’ (rebate)')).toBeTruthy();
    expect(screen.getByText(/20\.00/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Proceed to pay' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ note_id: note.id, kind: 'early' });
  });

  const recent = { state: 'under_way', amount: '260.09', on: '2026-11-21', ref_number: 'RP0' };
  const known = { recent_payments: [recent], excess_if_paid: '260.09' };
  const text = /RM\s260\.09 was started on 21 Nov 2026 and is pending/;

  it('says before paying twice what is under way, and pays again where that is meant', async () => {
    const { person, sent } = await open(served([item], started, known));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Proceed to pay' })).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Pay anyway' }));
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]?.body).toEqual({ note_id: note.id, kind: 'due', confirm_excess: 1 });
  });

  it('says so in a tab that is stale when the server does, for that amount only', async () => {
    const json = { success: false, code: 'duplicate_payment', message: 'Please confirm', ...known };
    const { person, sent } = await open(served([item], { status: 409, json }));
    await person.click(await screen.findByRole('button', { name: 'Proceed to pay' }));
    expect(await screen.findByText(text)).toBeTruthy();
    expect(document.activeElement?.textContent).toContain('Possible duplicate payment');
    await person.click(screen.getByRole('button', { name: 'Pay anyway' }));
    await waitFor(() => expect(sent()).toHaveLength(2));
    const [first, second] = sent();
    expect(first?.body).toEqual({ note_id: note.id, kind: 'due' });
    expect(second?.body).toEqual({ note_id: note.id, kind: 'due', confirm_excess: 1 });
    expect(first?.headers.get('Idempotency-Key')).not.toBe(second?.headers.get('Idempotency-Key'));
    await person.click(screen.getByRole('radio', { name: 'Other amount' }));
    expect(screen.queryByText(text)).toBeNull();
  });
});
