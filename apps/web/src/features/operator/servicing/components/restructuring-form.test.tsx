import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { idOf } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { PreviewedRestructuring } from '../../shared/restructuring-query.ts';
import { RestructuringForm } from './restructuring-form.tsx';

const id = idOf(7);
const row = { number: 4, principal: '3000.00', return: '80.00', paid: '0.00', settled_on: null };
const preview: PreviewedRestructuring = {
  ...{ contract: 'Conventional', principal: '6000.00', return: '160.00', additional_return: '45.00' },
  ...{ late_waived: '2.86', gharamah_waived: '0.00', matures_on: '2027-06-04' },
  former: [{ ...row, number: 2, due_on: '2027-02-04' }],
  rows: [{ ...row, due_on: '2027-05-04' }],
};
/** Two instalments of three are unpaid. */
const answerOf = (contract: 'Conventional' | 'Shariah') => ({
  note: { id, contract },
  schedule: [
    { ...row, number: 1, due_on: '2027-01-04', settled_on: '2027-01-04' },
    { ...row, number: 2, due_on: '2027-02-04' },
    { ...row, number: 3, due_on: '2027-03-04' },
  ],
});
const previewAt = (months: string, rate = '0.00') =>
  `GET /api/operator/notes/${id}/restructuring?months=${months}&pause_months=0&grace_months=0&extension_rate=${rate}`;
const shown = { json: { success: true, preview } };

function show(contract: 'Conventional' | 'Shariah', handlers: Parameters<typeof serve>[0] = {}) {
  const seen = serve({ [previewAt('2')]: shown, ...handlers });
  const onClose = vi.fn();
  return { ...showPage(<RestructuringForm answer={answerOf(contract)} onClose={onClose} />), seen, onClose };
}

describe('a restructuring', () => {
  it('begins with as many months as instalments are unpaid, and shows both schedules and what is waived', async () => {
    show('Conventional');
    expect(await screen.findByText('Effect on the note')).toBeTruthy();
    expect(screen.getByLabelText(/^Months$|^Months\b(?! without)/)).toHaveProperty('value', '2');
    expect(
      within(screen.getByRole('table', { name: 'Present schedule' })).getByText('4 Feb 2027'),
    ).toBeTruthy();
    const next = screen.getByRole('table', { name: 'New schedule of unpaid amounts' });
    expect(within(next).getByText('4 May 2027')).toBeTruthy();
    expect(screen.getByText('RM 2.86')).toBeTruthy();
    expect(screen.queryByText('Gharamah waived')).toBeNull();
  });

  it.each([
    'This note is in default: its whole debt is due.',
    'The guarantor has been asked to pay. Please close that claim first.',
  ])('that cannot be says why: %s', async (message) => {
    show('Conventional', {
      [previewAt('2')]: { status: 409, json: { success: false, code: 'wrong_state', message } },
    });
    expect(await screen.findByText(message)).toBeTruthy();
    expect(screen.queryByText('Effect on the note')).toBeNull();
  });

  it('is previewed as it is typed, and not while a field is empty', async () => {
    const { person, seen } = show('Conventional', { [previewAt('6')]: shown });
    const months = await screen.findByLabelText(/^Months$|^Months\b(?! without)/);
    await person.clear(months);
    await person.type(months, '6');
    await waitFor(() => expect(seen.some(({ path }) => path.includes('months=6&'))).toBe(true));
    expect(seen.some(({ path }) => path.includes('?months=&'))).toBe(false);
  });

  it('is proposed with its terms and the consent, and a field that is rejected says so', async () => {
    const rejected = {
      ...{ success: false, code: 'validation_failed', message: 'Please correct 1 field' },
      errors: { 'after.document_id': ['Please attach the agreement that the issuer signed'] },
    };
    let isFirst = true;
    const { person, seen, onClose } = show('Conventional', {
      [`POST /api/operator/notes/${id}/restructuring-documents`]: {
        status: 201,
        json: { success: true, file: { id: idOf(9), name: 'signed.pdf', path: '/download' } },
      },
      'POST /api/operator/approvals': () => {
        const answer = isFirst ? { status: 422, json: rejected } : { status: 201, json: { success: true } };
        isFirst = false;
        return answer;
      },
    });
    await person.type(await screen.findByLabelText(/^Reason/), 'As agreed');
    await person.click(screen.getByRole('button', { name: 'Propose restructuring' }));
    expect(
      (await screen.findAllByText('Please attach the agreement that the issuer signed')).length,
    ).toBeGreaterThan(0);
    const signed = new File(['%PDF'], 'signed.pdf', { type: 'application/pdf' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    await person.upload(input ?? document.createElement('input'), signed);
    await person.click(screen.getByRole('button', { name: 'Attach document' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Attach document' })).toBeNull());
    await person.click(screen.getByRole('button', { name: 'Propose restructuring' }));
    await waitFor(() => expect(onClose).toHaveBeenCalled());
    const sent = seen.filter(({ path }) => path === '/api/operator/approvals').at(-1);
    expect(sent?.body).toEqual({
      ...{ kind: 'restructuring', subject_id: id, reason: 'As agreed' },
      after: {
        ...{ months: 2, pause_months: 0, grace_months: 0, extension_rate: '0.00', document_id: idOf(9) },
        ...{ adviser_name: null, adviser_consented_on: null, adviser_document_id: null },
      },
    });
  });

  it('of a Shariah note has its adviser and no additional return', async () => {
    show('Shariah');
    expect(await screen.findByLabelText(/^Shariah adviser/)).toBeTruthy();
    expect(screen.getByText(/The sale price of a Shariah note is never raised/)).toBeTruthy();
    expect(screen.queryByLabelText(/^Rate of additional interest/)).toBeNull();
  });
});
