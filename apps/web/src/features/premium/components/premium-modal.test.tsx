import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ToastHost } from '../../../lib/toast/toast-host.tsx';
import { serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { currentAnswer, investor } from '../../../testing/users.ts';
import PremiumModal from './premium-modal.tsx';

const bands = [
  { value: '100k_250k', name: '100,000 - 250,000' },
  { value: '500k_1m', name: '500,000 - 1,000,000' },
];
const constants = {
  success: true,
  countries: [
    { value: 'MY', name: 'Malaysia' },
    { value: 'SG', name: 'Singapore' },
  ],
  ...{ malaysia_states: [], banks: [], identity_types: [], genders: [], occupations: [], income_ranges: [] },
  ...{ asset_ranges: bands, risk_tolerances: [], knowledge_levels: [] },
  sources_of_funds: [{ value: 'pension', name: 'Pension' }],
};
const SEND = 'POST /api/investors/new_premium_upgrade';
const slip = new File(['%PDF'], 'slip.pdf', { type: 'application/pdf' });
const assets = new File(['%PDF'], 'assets.pdf', { type: 'application/pdf' });

function open(answer: Parameters<typeof serve>[0][string], requestedAt: string | null = null) {
  const user = currentAnswer(investor({ premium_upgrade_requested_at: requestedAt }));
  const seen = serve({
    'GET /api/investor-registration-constants/get': { json: constants },
    'GET /api/user/current': { json: user },
    [SEND]: answer,
  });
  const page = showPage(
    <>
      <PremiumModal opened onClose={() => undefined} />
      <ToastHost />
    </>,
    { user },
  );
  return { ...page, sent: () => seen.filter(({ method }) => method === 'POST') };
}

type Person = ReturnType<typeof open>['person'];

async function choose(person: Person, label: string, option: string): Promise<void> {
  await person.click(screen.getByRole('combobox', { name: label }));
  const options = await screen.findAllByRole('option', { name: option, hidden: true });
  const shown = options.find((one) => one.closest('[style*="display: none"]') === null);
  await person.click(shown ?? options[0] ?? document.body);
}

async function fillIn(person: Person): Promise<void> {
  await screen.findByRole('button', { name: 'Submit' });
  for (const label of [
    'Estimated annual income',
    'Estimated value of liquid assets',
    'Estimated value of other assets',
    'Estimated value of total liabilities',
  ]) {
    await choose(person, label, '100,000 - 250,000');
  }
  await choose(person, 'Source of funds or wealth', 'Pension');
  await person.upload(screen.getByLabelText(/^3 months bank statement/), slip);
  await person.upload(screen.getByLabelText(/^Personal assets/), assets);
  await person.click(screen.getByRole('checkbox', { name: /true, correct and complete/ }));
  await person.click(screen.getByRole('button', { name: 'Submit' }));
}

describe('the Premium modal', () => {
  it('shows only that an application waits', async () => {
    open({}, '2026-11-20T03:04:05.000Z');
    expect(await screen.findByText('Your premium upgrade application is pending for approval.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
  });

  it('holds an empty form back, with the messages at the fields', async () => {
    const { person, sent } = open({});
    await person.click(await screen.findByRole('button', { name: 'Submit' }));
    expect(await screen.findByText('Please provide Estimated Annual Income')).toBeTruthy();
    expect(screen.getByText('Please agree to this declaration')).toBeTruthy();
    expect(screen.queryByText('Please provide Country of Tax Residence')).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('requires of a non-resident a country, which is not Malaysia, and a number', async () => {
    const { person } = open({});
    await screen.findByRole('button', { name: 'Submit' });
    await person.click(screen.getAllByRole('radio', { name: 'No' })[0] ?? document.body);
    await person.click(screen.getByRole('combobox', { name: 'Country of tax residence' }));
    expect(await screen.findByRole('option', { name: 'Singapore' })).toBeTruthy();
    expect(screen.queryByRole('option', { name: 'Malaysia' })).toBeNull();
    expect(screen.getByRole('textbox', { name: 'Income tax number' })).toBeTruthy();
  });

  it('sends the form with its files and the derived figures, then says that it waits', async () => {
    const at = '2026-11-21T03:04:05.000Z';
    const { person, sent } = open({ json: { success: true, premium_upgrade_requested_at: at } });
    await fillIn(person);
    expect(await screen.findByText('Thank you, your application has been submitted.')).toBeTruthy();
    expect(await screen.findByText('Your premium upgrade application is pending for approval.')).toBeTruthy();
    const body = sent()[0]?.body;
    const form = body instanceof FormData ? body : new FormData();
    expect(form.get('inv_net_worth')).toBe('250k_500k');
    expect(form.get('inv_is_sophisticated_investor')).toBe('0');
    expect(form.get('inv_income_slip')).toBeInstanceOf(File);
    expect(form.get('inv_agree_declaration')).toBe('1');
  });

  it.each([
    [
      'a refusal by state',
      { status: 200, json: { success: false, message: 'Twice', code: 'already_applied' } },
      'Unable to apply, try again later.',
    ],
    [
      'a refused field',
      { status: 422, json: { success: false, message: 'No', errors: { inv_income_slip: ['Not a PDF'] } } },
      'Form error found, No',
    ],
    [
      'any other failure',
      { status: 503, json: { success: false, message: 'Busy', code: 'busy' } },
      'Sorry, something went wrong and we are unable to process your application. Please try again later or contact us at help@titian.example',
    ],
  ])('distinguishes %s', async (_what, answer, words) => {
    const { person, sent } = open(answer);
    await fillIn(person);
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(await screen.findByText(words)).toBeTruthy();
    const inline = answer.status === 422;
    expect(screen.queryAllByText('Not a PDF').length > 0).toBe(inline);
    // A rejected file leaves its field.
    expect(screen.queryAllByText('slip.pdf').length > 0).toBe(!inline);
  });
});
