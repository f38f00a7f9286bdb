import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { platformTerms } from '../../testing/platform.ts';

const handlers = { 'GET /api/platform/terms': { json: { success: true, terms: platformTerms } } };

function open(search = '') {
  return openPage(`/simulation${search}`, { user: null, handlers });
}

const field = (name: string) => screen.findByRole('textbox', { name });

describe('the simulation', () => {
  it('says what to do when the figures cannot be loaded', async () => {
    const json = { success: false, message: 'The server is busy.', code: 'busy' };
    openPage('/simulation', { user: null, handlers: { 'GET /api/platform/terms': { status: 404, json } } });
    expect((await screen.findByRole('alert')).textContent).toContain('The server is busy.');
  });

  it.each([
    ['Amount', '49', 'Please enter 50.00 to 1,000,000.00.'],
    ['Rate p.a.', '18.01', 'Please enter 0.01 to 18.00.'],
    ['Tenure (months)', '37', 'Please enter 1 to 36.'],
    ['Assumed loss rate', '101', 'Please enter 0.00 to 100.00.'],
  ])('marks a number outside its limits: %s', async (name, typed, sentence) => {
    const { person } = open();
    const input = await field(name);
    await person.clear(input);
    await person.type(input, typed);
    await screen.findByText(sentence);
    screen.getByText('Please correct the marked field to see the figures.');
  });

  it('takes no letters and no sign', async () => {
    const { person } = open();
    const input = await field('Amount');
    await person.clear(input);
    await person.type(input, '-1e3Ei0');
    expect(input).toHaveProperty('value', '130');
  });

  it('shows the check values for RM 130,000 at 11% for 4 months', async () => {
    open('?amount=130000&rate=11&months=4');
    const table = await screen.findByRole('region', { name: 'Monthly cash flow' });
    const rows = within(table).getAllByRole('row');
    expect(rows).toHaveLength(6);
    expect(rows[1]?.textContent).toContain('32,500.001,191.67');
    expect(rows[4]?.textContent).toContain('32,500.001,191.66');
    screen.getByText('17.47%');
  });

  it('shows break-even, net ringgit and what failures leave', async () => {
    open('?failed=20');
    await screen.findByText('RM 1,100.56 received on RM 1,000.00 invested');
    screen.getByText('9.14%');
    screen.getByText('10.71% before fee and tax');
    screen.getByText('At a loss rate of 20.00%, you receive RM 119.56 less than you invested.');
  });

  it('calls the return of a Shariah note profit', async () => {
    const { person } = open();
    await person.click(await screen.findByRole('radio', { name: 'Shariah' }));
    await screen.findByRole('columnheader', { name: 'Profit' });
    expect(screen.queryByRole('columnheader', { name: 'Interest' })).toBeNull();
    expect(document.querySelector('main')?.textContent).not.toMatch(/interest/i);
  });

  it('is moved by keyboard, and the address follows', async () => {
    const { person, router } = open();
    const slider = await screen.findByRole('slider', { name: 'Tenure (months), slider' });
    slider.focus();
    await person.keyboard('{ArrowRight}');
    expect(await field('Tenure (months)')).toHaveProperty('value', '13');
    await waitFor(() => expect(router.state.location.href).toContain('amount=1000.00&rate=12.00&months=13&'));
  });

  it('copies its address', async () => {
    const { person } = open();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await person.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(write).toHaveBeenCalledOnce();
    await screen.findByText('Link copied');
  });

  it('shows the curve as a table, too', async () => {
    const { person } = open();
    const toggle = await screen.findByRole('button', { name: 'Show as table' });
    await person.click(toggle);
    expect(screen.getByRole('button', { name: 'Show as chart' }).getAttribute('aria-expanded')).toBe('true');
    screen.getByRole('columnheader', { name: 'Gain or loss' });
  });
});
