import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { issuerNote } from '../../../testing/issuer-notes.ts';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { PaymentsButton } from './payments-button.tsx';

vi.mock('../../../lib/browser/save-file.ts', () => ({ saveFile: vi.fn() }));

const note = issuerNote({ state: 'issued', contract: 'Shariah' });
const payment = {
  id: '01890a5d-ac96-774b-bcce-b302099a8057',
  receipt_number: 'N-2611-0001-01',
  ...{ received_on: '2027-01-14', method: 'fpx', reference: 'RP-ABC', payer_name: 'Kilang Jaya' },
  ...{ amount: '370.00', principal: '250.00', return: '10.00', late_charge: '9.00' },
  ...{ tawidh: '4.00', gharamah: '5.00', costs: '0.00', guarantor: '0.00', excess: '101.00' },
};
const list = `GET /api/notes/bo/payments?note_id=${note.id}`;

async function open(items: readonly object[]) {
  serve({
    [list]: { json: { success: true, items, next_cursor: null } },
    [`GET /api/notes/bo/payments/${payment.id}/receipt`]: { json: 'a file' },
  });
  const { person } = showPage(<PaymentsButton note={note} />);
  await person.click(await screen.findByRole('button', { name: 'Payments and receipts' }));
  return { person, dialog: within(await screen.findByRole('dialog')) };
}

describe('the payments on a note', () => {
  it('say so where there are none', async () => {
    const { dialog } = await open([]);
    expect(await dialog.findByText('No payments have been booked on this note yet.')).toBeTruthy();
  });

  it('show how each was paid and used, in the words of the contract, with its receipt', async () => {
    const { person, dialog } = await open([payment]);
    expect(await dialog.findByText('FPX, RP-ABC')).toBeTruthy();
    const facts = dialog.getAllByRole('definition').map((one) => one.textContent);
    expect(facts).toEqual(['RM 250.00', 'RM 10.00', 'RM 4.00', 'RM 5.00', 'RM 101.00']);
    expect(dialog.getByText('Profit')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Receipt N-2611-0001-01 (PDF)' }));
    await vi.waitFor(() =>
      expect(vi.mocked(saveFile).mock.calls.map(([, name]) => name)).toEqual(['receipt-N-2611-0001-01.pdf']),
    );
  });
});
