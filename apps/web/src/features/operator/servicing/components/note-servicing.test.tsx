import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { idOf } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { NoteServicingData } from '../api/note-servicing.ts';
import { NoteServicing } from './note-servicing.tsx';

const id = idOf(7);
const account: NonNullable<NoteServicingData['guarantor_money']>['repaid']['account'] = {
  bank: 'Public Bank',
  account_last4: '3210',
  holder_name: 'JAMINAN UTAMA BER',
  source: 'enquiry',
  name_check: 'close',
  evidence: null,
};

/** A note that its guarantor paid, with RM 4,000.00 of the issuer since. */
const nothing = { held: '0.00', on_the_way: '0.00', paid: '0.00', account: null };
function servicing(
  money: Partial<NoteServicingData['guarantor_money']>,
  can: NoteServicingData['can'],
): NoteServicingData {
  const paid = { principal: '10000.00', return: '200.00', paid: '10200.00', settled_on: '2027-01-19' };
  return {
    success: true,
    note: {
      ...{ id, number: 'N-7', issuer_name: 'Kilang Roti Sdn Bhd', type: 'Term Financing' },
      ...{ contract: 'Conventional', grade: 'B', rate: '12.00', term_months: 3, target: '10000.00' },
      ...{
        raised: '10000.00',
        investors: 41,
        outstanding: '0.00',
        state: 'completed',
        is_late: false,
        days_late: 0,
      },
      ...{ can: {}, is_guaranteed: true, guarantor_name: 'Jaminan Utama Berhad' },
    },
    recovery: {
      ...{
        is_late: false,
        days_late: 0,
        defaulted_on: null,
        amount_due: '0.00',
        late_charge: '0.00',
        tawidh: '0.00',
        gharamah: '0.00',
        costs_due: '0.00',
        ibra: '0.00',
        late_waived: '0.00',
        gharamah_waived: '0.00',
      },
      ...{ received: '10200.00', recovered: '0.00', costs: '0.00', outstanding: '0.00' },
      ...{ written_off: '0.00', guarantor: null, next_step: null },
    },
    guarantor_money: {
      ...{ repaid: { ...nothing, held: '4000.00' }, overpaid: nothing, is_proposed: false },
      ...money,
    },
    excess: null,
    excess_refunds: [],
    updates: [],
    calendar: null,
    schedule: [{ number: 1, due_on: '2027-01-04', ...paid }],
    restructurings: [],
    repayments: [],
    can,
  };
}

const show = (answer: NoteServicingData, more: Parameters<typeof serve>[0] = {}) => {
  const seen = serve({ [`GET /api/operator/notes/${id}`]: { json: answer }, ...more });
  return { seen, ...showPage(<NoteServicing noteId={id} />) };
};

describe('a claim on a guarantor', () => {
  it('says what was claimed, what was paid on which day, and why another sum is open', async () => {
    const answer = servicing({ overpaid: { ...nothing, held: '200.00' } }, {});
    const claim = {
      ...{ name: 'Jaminan Utama Berhad', claimed_on: '2027-01-19', claimed: '10200.00' },
      ...{ paid_on: '2027-02-01', paid: '5000.00', open: '5300.00', accrued: '100.00', lapsed: '0.00' },
      payments: [
        { on: '2027-01-19', amount: '4000.00', after_closing: false },
        { on: '2027-02-01', amount: '1000.00', after_closing: false },
      ],
      ...{ closed: null, completed_on: null, repaid: '0.00' },
    };
    show({ ...answer, recovery: { ...answer.recovery, guarantor: claim } });
    expect(await screen.findByText('Claim on guarantor')).toBeTruthy();
    expect(screen.getAllByText('Paid by the guarantor')).toHaveLength(2);
    expect(screen.getByText('RM 5,300.00')).toBeTruthy();
    expect(screen.getByText('Accrued since the claim, net of other payments')).toBeTruthy();
    expect(screen.queryByText('Settled or waived otherwise since the claim')).toBeNull();
    expect(screen.getByText('Overpaid by the guarantor')).toBeTruthy();
  });
});

describe('a claim that is closed short', () => {
  it('is proposed with what the investors read, and says what is not expected and why', async () => {
    const answer = servicing({}, { close_claim: true });
    const claim = {
      ...{ name: 'Jaminan Utama Berhad', claimed_on: '2027-01-19', claimed: '10200.00' },
      ...{ paid_on: '2027-01-19', paid: '4000.00', open: '6200.00', accrued: '0.00', lapsed: '0.00' },
      payments: [{ on: '2027-01-19', amount: '4000.00', after_closing: false }],
      ...{ closed: null, completed_on: null, repaid: '0.00' },
    };
    const { person, seen } = show(
      { ...answer, recovery: { ...answer.recovery, guarantor: claim } },
      { 'POST /api/operator/approvals': { status: 201, json: { success: true } } },
    );
    await person.click(await screen.findByRole('button', { name: 'Close claim short of full payment' }));
    expect(
      screen.getByText(/RM 6,200.00 is outstanding from the guarantor and no longer expected/),
    ).toBeTruthy();
    // The button no longer exists: the focus moves to the form, and afterwards to the buttons.
    expect(document.activeElement).toBe(screen.getByLabelText(/Explanation to investors/));
    await person.type(screen.getByLabelText(/Explanation to investors/), 'It is insolvent.');
    await person.type(screen.getByLabelText(/^Reason/), 'Its receiver wrote.');
    await person.click(screen.getByRole('button', { name: 'Propose claim closure' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ kind: 'guarantee_close', subject_id: id, after: { explanation: 'It is insolvent.' } },
    });
  });

  it('shows what came all the same', async () => {
    const answer = servicing({}, {});
    const claim = {
      ...{ name: 'Jaminan Utama Berhad', claimed_on: '2027-01-19', claimed: '10200.00' },
      ...{ paid_on: '2027-03-01', paid: '500.00', open: '0.00', accrued: '0.00', lapsed: '0.00' },
      payments: [{ on: '2027-03-01', amount: '500.00', after_closing: true }],
      closed: { on: '2027-02-01', amount: '10200.00', explanation: 'It is insolvent.' },
      ...{ completed_on: null, repaid: '0.00' },
    };
    show({ ...answer, recovery: { ...answer.recovery, guarantor: claim } });
    expect(await screen.findByText('No longer expected')).toBeTruthy();
    expect(screen.getByText(/Closed on 1 Feb 2027. It is insolvent./)).toBeTruthy();
    expect(screen.getByText('Received after closure')).toBeTruthy();
  });
});

describe('what is owed to a guarantor', () => {
  it('is shown without actions to an operator without the permission', async () => {
    show(servicing({ is_proposed: true }, {}));
    expect(await screen.findByText('Reimbursement of the guarantor')).toBeTruthy();
    expect(screen.getByText(/Unknown. Request an account/)).toBeTruthy();
    expect(screen.getByText('The payout is pending second approval.')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('goes to an account that the bank verifies; one in another name is rejected at its field', async () => {
    const { person, seen } = show(servicing({}, { prove_guarantor_account: true }), {
      'GET /api/investor-registration-constants/get': {
        json: { success: true, banks: [{ value: 'PBBEMYKL', name: 'Public Bank' }] },
      },
      [`POST /api/operator/notes/${id}/guarantor-account`]: {
        status: 422,
        json: { success: false, message: 'x', errors: { number: ['This account is in another name'] } },
      },
    });
    expect(screen.queryByRole('button', { name: 'Pay guarantor' })).toBeNull();
    await person.click(await screen.findByRole('button', { name: 'Verify the guarantor’s account' }));
    expect(screen.getByText(/Ask Jaminan Utama Berhad for the account/)).toBeTruthy();
    await person.type(screen.getByLabelText(/Account number/), '319876543210');
    await person.click(screen.getByRole('button', { name: 'Enquire at bank' }));
    expect((await screen.findAllByText(/in another name/)).length).toBeGreaterThan(0);
    const sent = seen.find(({ method }) => method === 'POST')?.body;
    expect(sent).toEqual({ bic: '', number: '319876543210' });
  });

  it('is proposed whole, to the verified account', async () => {
    const repaid = { ...nothing, held: '4000.00', account };
    const { person, seen } = show(
      servicing({ repaid }, { prove_guarantor_account: true, pay_guarantor: true }),
      {
        'POST /api/operator/approvals': { status: 201, json: { success: true } },
      },
    );
    expect(await screen.findByText('Similar name')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Pay guarantor' }));
    expect(screen.getByText(/RM 4,000.00 goes to JAMINAN UTAMA BER, Public Bank •••• 3210/)).toBeTruthy();
    await person.type(screen.getByLabelText(/^Reason/), 'The issuer has paid.');
    await person.click(screen.getByRole('button', { name: 'Propose payout' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      ...{ kind: 'guarantor_payout', subject_id: id, after: { amount: '4000.00', part: 'repaid' } },
    });
  });
});

describe('an update for the investors of a Shariah note', () => {
  it('says at the field which word to replace, and what the server says of the next step', async () => {
    const answer = servicing({}, { write: true });
    const { person } = show(
      { ...answer, note: { ...answer.note, contract: 'Shariah' } },
      {
        [`POST /api/operator/notes/${id}/updates`]: {
          status: 422,
          json: { success: false, message: 'x', errors: { 'next_step.step': ['This step is too vague'] } },
        },
      },
    );
    await person.click(await screen.findByRole('button', { name: 'Write update' }));
    const title = screen.getByLabelText(/^Title/);
    await person.type(title, 'The loan');
    expect(screen.getByText('This is a Shariah note: please say “financing” instead of “loan”')).toBeTruthy();
    expect(title.getAttribute('aria-invalid')).toBe('true');
    await person.clear(title);
    expect(screen.queryByText(/This is a Shariah note/)).toBeNull();
    await person.type(screen.getByLabelText(/^Next step/), 'Ask again');
    await person.click(screen.getByRole('button', { name: 'Publish update' }));
    expect((await screen.findAllByText(/This step is too vague/)).length).toBe(2);
  });
});
