import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { CallResponse } from '../../../../lib/api/call-types.ts';
import { approval, idOf } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import { OperatorPanel } from './operator-panel.tsx';

type Answer = CallResponse<'operatorAccount'>;

const detail = `GET /api/operator/operators/${idOf(7)}`;
const UNRECORDED = /a second account of this person would not be noticed/;

/** An operator of finance from before persons were recorded, with these differences. */
function answer(operator: Partial<Answer['operator']> = {}, can: Answer['can'] = {}): Answer {
  return {
    success: true,
    operator: {
      ...{ id: idOf(7), name: 'Ravi Kumar', email: 'ravi@titian.example', phone_number: null },
      ...{ identity_last4: null, roles: ['finance'], status: 'active', second_factor: true },
      ...{ last_sign_in_at: null, created_at: '2026-01-05T01:00:00.000Z', is_own: false },
      ...operator,
    },
    ...{ sessions: [], proposals: [], history: [], can: { details: true, ...can } },
  };
}

describe('an operator', () => {
  it('without recorded details shows that; the form proposes them', async () => {
    const seen = serve({
      [detail]: { json: answer() },
      [`POST /api/operator/operators/${idOf(7)}/details`]: {
        status: 201,
        json: { success: true, approval: approval({ kind: 'operator_details' }) },
      },
    });
    const { person } = showPage(<OperatorPanel id={idOf(7)} />);
    expect(await screen.findByText(UNRECORDED)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Record identity details' }));
    await person.type(screen.getByLabelText('Phone'), '012-345 6789');
    await person.type(screen.getByLabelText('Identity number'), '900131-14-5677');
    await person.type(screen.getByLabelText('Reason'), 'Seen with the MyKad');
    await person.click(screen.getByRole('button', { name: 'Propose phone and document' }));
    await waitFor(() =>
      expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
        ...{ phone_number: '012-345 6789', identity_type: 'nric', identity_number: '900131-14-5677' },
        reason: 'Seen with the MyKad',
      }),
    );
    // The form closes, and the buttons are back.
    expect(await screen.findByRole('button', { name: 'Record identity details' })).toBeTruthy();
  });

  it('is worked on by keyboard: into the form that opens, and back to the buttons', async () => {
    serve({ [detail]: { json: answer({}, { disable: true }) } });
    const { person } = showPage(<OperatorPanel id={idOf(7)} />);
    (await screen.findByRole('button', { name: 'Record identity details' })).focus();
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText('Phone'));
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Record identity details' }));
    screen.getByRole('button', { name: 'Disable' }).focus();
    await person.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByLabelText(/Reason/));
  });

  it('of another operator are rejected at the field', async () => {
    const sentence = 'There is an operator with this phone number already. One person has one account.';
    serve({
      [detail]: { json: answer() },
      [`POST /api/operator/operators/${idOf(7)}/details`]: {
        status: 422,
        json: { success: false, message: sentence, errors: { phone_number: [sentence] } },
      },
    });
    const { person } = showPage(<OperatorPanel id={idOf(7)} />);
    await person.click(await screen.findByRole('button', { name: 'Record identity details' }));
    await person.click(screen.getByRole('button', { name: 'Propose phone and document' }));
    // In the summary and at the field.
    expect(await screen.findAllByText(sentence)).toHaveLength(2);
  });

  it('with recorded details has no such remark, and only permitted actions', async () => {
    serve({
      [detail]: {
        json: answer({ phone_number: '+60123456789', identity_last4: '5677' }, { details: false }),
      },
    });
    showPage(<OperatorPanel id={idOf(7)} />);
    expect(await screen.findByText('ending in 5677')).toBeTruthy();
    expect(screen.queryByText(UNRECORDED)).toBeNull();
    expect(screen.queryByRole('button', { name: 'Record identity details' })).toBeNull();
  });
});
