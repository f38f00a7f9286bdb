import { screen, waitFor, within } from '@testing-library/react';
import { incomeRanges, occupations } from '@titian/contracts/reference/people-lists';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { investor } from '../../../testing/users.ts';

// jsdom lays nothing out.
Element.prototype.scrollIntoView = vi.fn();

const UPDATE = 'POST /api/settings/basic_information';
const stored = {
  ...{ occupation: 'Full time', employer: 'Kedai Maju', source_of_income: null, nature_of_business: null },
  ...{ income_range: 'below_50k', confirmed_on: '2026-11-02', due_on: '2027-11-02' },
};
const sent = {
  ...{ occupation: 'Full time', employer: 'Kedai Maju', source_of_income: '', nature_of_business: '' },
  income_range: 'below_50k',
};
const handlersOf = (employment: unknown) => ({
  'GET /api/settings/basic_information': { json: { success: true, employment } },
  'GET /api/investor-registration-constants/get': {
    json: { success: true, occupations, income_ranges: incomeRanges },
  },
  [UPDATE]: { json: { success: true } },
});
const openModal = (employment: unknown, more = {}) =>
  openPage('/referral', {
    user: investor({ check_if_employment_updated: false }),
    handlers: { ...handlersOf(employment), ...more },
  });
const modal = async () => within(await screen.findByRole('dialog', { name: 'Employment information' }));

describe('the yearly question', () => {
  it('shows the last answers, and one click confirms them as they are', async () => {
    const { person, requestsTo } = openModal(stored);
    const dialog = await modal();
    expect(await dialog.findByText('Is your employment information still correct?')).toBeTruthy();
    expect(dialog.getByText('Kedai Maju')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Yes, it is correct' }));
    await waitFor(() => expect(requestsTo(UPDATE).map((one) => one.body)).toEqual([sent]));
    expect(await screen.findByText('Successfully updated basic information')).toBeTruthy();
  });

  it('says when confirming failed, and stays', async () => {
    const json = { success: false, message: 'Very busy.' };
    const { person } = openModal(stored, { [UPDATE]: { status: 409, json } });
    const dialog = await modal();
    await person.click(await dialog.findByRole('button', { name: 'Yes, it is correct' }));
    expect(await screen.findByText('Error! Please try again!')).toBeTruthy();
    expect(dialog.getByRole('button', { name: 'Change' })).toBeTruthy();
  });

  it('opens the form with the last answers to change them', async () => {
    const { person, requestsTo } = openModal(stored);
    const dialog = await modal();
    await person.click(await dialog.findByRole('button', { name: 'Change' }));
    const employer = await dialog.findByRole('textbox', { name: 'Employer' });
    expect(employer).toHaveProperty('value', 'Kedai Maju');
    await person.clear(employer);
    await person.type(employer, 'Kilang Jaya');
    await person.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(requestsTo(UPDATE).map((one) => one.body)).toEqual([{ ...sent, employer: 'Kilang Jaya' }]),
    );
  });

  it('is the form where nothing was said yet', async () => {
    openModal(null);
    const dialog = await modal();
    expect(await dialog.findByRole('combobox', { name: 'Occupation' })).toHaveProperty('value', '');
    expect(dialog.queryByRole('button', { name: 'Yes, it is correct' })).toBeNull();
  });
});

describe('the employment in the settings', () => {
  const openSettings = (employment: unknown, user = investor()) =>
    openPage('/account/settings', { user, handlers: handlersOf(employment) });
  const section = async () => within(await screen.findByRole('region', { name: 'Employment information' }));

  it('says when it was confirmed and is asked for again, and can be changed', async () => {
    const { person, requestsTo } = openSettings(stored);
    const part = await section();
    expect(await part.findByText('Last confirmed on 2 Nov 2026. We ask again on 2 Nov 2027.')).toBeTruthy();
    await person.click(part.getByRole('button', { name: 'Change' }));
    await person.click(await part.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(requestsTo(UPDATE).map((one) => one.body)).toEqual([sent]));
    expect(await part.findByText(/^Last confirmed on/)).toBeTruthy();
  });

  it('is left as it was by cancelling', async () => {
    const { person, requestsTo } = openSettings(null);
    const part = await section();
    expect(await part.findByText('Not provided yet.')).toBeTruthy();
    await person.click(part.getByRole('button', { name: 'Change' }));
    await person.click(await part.findByRole('button', { name: 'Cancel' }));
    expect(await part.findByText('Not provided yet.')).toBeTruthy();
    expect(requestsTo(UPDATE)).toEqual([]);
  });

  it('is for persons with an approved application alone', async () => {
    openSettings(stored, investor({ type: 'Institution' }));
    expect(await screen.findByRole('region', { name: 'Profile' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Employment information' })).toBeNull();
  });
});
