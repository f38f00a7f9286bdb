import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { assessment, financing } from '../../../../testing/financing.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import { FinancingQueue } from './financing-queue.tsx';

const one = financing();
const rows = { success: true, items: [{ ...one, can: { offer: true, reject: true } }], next_cursor: null };
const base = {
  'GET /api/operator/financing-applications?state=under_review': { json: rows },
  'GET /api/operator/settings?limit=100': { json: { success: true, items: [], next_cursor: null } },
};
const detail = (can: Record<string, boolean>, graded: ReturnType<typeof assessment> | null = null) => ({
  [`GET /api/operator/financing-applications/${one.id}`]: {
    json: { success: true, application: one, assessment: graded, offer: null, can },
  },
});

describe('the financing queue', () => {
  it('offers nothing where the server allows nothing', async () => {
    serve({ ...base, ...detail({ offer: false, reject: false }) });
    showPage(<FinancingQueue id={one.id} onOpen={() => {}} />);
    expect(await screen.findByText(/No action for you/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Propose/ })).toBeNull();
  });

  it('leads with the knock-out criteria, those that are met too', async () => {
    serve({ ...base, ...detail({ offer: true }) });
    showPage(<FinancingQueue id={one.id} onOpen={() => {}} />);
    const rowOf = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
    expect(await rowOf(/Age of the company/)).toMatch(/4 Mar 2019.*24 months in business.*Passed$/);
    expect(await rowOf(/Arrears/)).toMatch(/Days past due: 41.*30 or fewer.*Failed$/);
  });

  it('proposes an offer at the grade of the assessment', async () => {
    const seen = serve({
      ...base,
      ...detail({ offer: true, reject: true }, assessment()),
      'POST /api/operator/approvals': { status: 201, json: { success: true } },
    });
    const { person } = showPage(<FinancingQueue id={one.id} onOpen={() => {}} />);
    expect(await screen.findByText('Score 70')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Propose offer' }));
    expect(screen.getByText(/Suggested for grade B: 9.50 to 12.50% p.a./)).toBeTruthy();
    await person.type(screen.getByLabelText(/Rate p\.a\./), '9.5');
    await person.type(screen.getByLabelText(/^Reason/), 'Strong file.');
    await person.click(screen.getByRole('button', { name: 'Propose this offer' }));
    await waitFor(() => expect(seen.some(({ method }) => method === 'POST')).toBe(true));
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({
      kind: 'financing_offer',
      after: { grade: 'B', rate: '9.50', amount: '130000.00' },
    });
  });

  it('sends figures, and names the field that the server blames', async () => {
    const seen = serve({
      ...base,
      ...detail({ assess: true }),
      [`POST /api/operator/financing-applications/${one.id}/assessment`]: {
        status: 422,
        json: { success: false, message: 'x', errors: { 'bureau.score': ['Please enter 300 to 850'] } },
      },
    });
    const { person } = showPage(<FinancingQueue id={one.id} onOpen={() => {}} />);
    await person.click(await screen.findByRole('button', { name: 'Assess and grade' }));
    await person.type(screen.getByLabelText(/^Score/), '9');
    await person.click(screen.getByRole('button', { name: 'Calculate grade' }));
    expect((await screen.findAllByText(/Please enter 300 to 850/)).length).toBeGreaterThan(0);
    expect(seen.find(({ method }) => method === 'POST')?.body).toMatchObject({ bureau: { score: 9 } });
  });

  it('proposes a revised fact sheet of a listed note, and shows errors at their fields', async () => {
    const seen = serve({
      ...base,
      ...detail({ revise: true }),
      'POST /api/operator/approvals': {
        status: 422,
        json: {
          success: false,
          message: 'x',
          errors: { 'after.risks.0.mitigant': ['Please say what stands against it'] },
        },
      },
    });
    const { person } = showPage(<FinancingQueue id={one.id} onOpen={() => {}} />);
    await person.click(await screen.findByRole('button', { name: 'Revise fact sheet' }));
    await person.click(screen.getByLabelText('Security'));
    await person.paste('A charge on the machines');
    await person.click(screen.getByLabelText(/^Risk 1/));
    await person.paste('One buyer');
    await person.click(screen.getByLabelText(/^Reason/));
    await person.paste('The buyer has left');
    await person.click(screen.getByRole('button', { name: 'Propose revision' }));
    expect((await screen.findAllByText(/Please say what stands against it$/)).length).toBeGreaterThan(1);
    expect(screen.getByLabelText(/^Mitigant of risk 1/).getAttribute('aria-invalid')).toBe('true');
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      kind: 'fact_sheet_revision',
      subject_id: one.id,
      after: {
        security: 'A charge on the machines',
        risks: [{ risk: 'One buyer', mitigant: '' }],
        documents: [],
      },
      reason: 'The buyer has left',
    });
  });
});
