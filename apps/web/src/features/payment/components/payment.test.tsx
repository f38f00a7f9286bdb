import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';

const READ = 'GET /api/payments/token-of-the-payment';
const START = 'POST /api/payments/token-of-the-payment/start';
const personal = {
  channel: 'b2c',
  max: '30000.00',
  banks: [
    { id: 'RHB0218', name: 'RHB Bank', online: true },
    { id: 'ABB0233', name: 'Affin Bank', online: false },
  ],
};
const corporate = {
  channel: 'b2b1',
  max: '1000000.00',
  banks: [{ id: 'MBB0228', name: 'Maybank2E', online: true }],
};
const payment = {
  success: true,
  amount: '200.00',
  purpose: 'topup',
  channels: [personal, corporate],
  terms_url: 'https://fpx.example/terms',
  mandate: null,
  recent_bank: null,
};

let posted: HTMLFormElement | null = null;

beforeEach(() => {
  posted = null;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    posted = this;
  });
});
afterEach(() => {
  posted?.remove();
});

describe('our payment page', () => {
  it('says when the link is used up', async () => {
    const json = { success: false, code: 'payment_closed', message: 'This payment link has been used.' };
    openPage('/pay/token-of-the-payment', { user: null, handlers: { [READ]: { status: 409, json } } });
    expect(await screen.findByText('This payment link has been used.')).toBeTruthy();
  });

  it('says when the address leads to no payment, and offers the way back', async () => {
    const json = { success: false, code: 'not_found', message: 'We could not find this.' };
    openPage('/pay/token-of-the-payment', { user: null, handlers: { [READ]: { status: 404, json } } });
    expect(await screen.findByRole('heading', { name: 'Payment not found' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the start page' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });

  it('requires a bank before anything is sent', async () => {
    const { person, requestsTo: requested } = openPage('/pay/token-of-the-payment', {
      user: null,
      handlers: { [READ]: { json: payment } },
    });
    await person.click(await screen.findByRole('button', { name: 'Proceed' }));
    expect(await screen.findByText('Please choose your bank.')).toBeTruthy();
    expect(requested(START)).toEqual([]);
  });

  it('lists banks by name, marks those that are down, names the terms', async () => {
    const { person } = openPage('/pay/token-of-the-payment', {
      user: null,
      handlers: { [READ]: { json: payment } },
    });
    await person.click(await screen.findByRole('combobox', { name: 'Bank' }));
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual(['Affin Bank (Offline)', 'RHB Bank']);
    const terms = screen.getByRole('link', { name: 'FPX Terms and Conditions' });
    expect(terms.getAttribute('href')).toBe('https://fpx.example/terms');
  });

  it('has the bank of the last payment chosen, and first in the list', async () => {
    const banks = [...personal.banks, { id: 'MB2U0227', name: 'Maybank2U', online: true }];
    const recent_bank = { channel: 'b2c', bank_id: 'RHB0218' };
    const { person } = openPage('/pay/token-of-the-payment', {
      user: null,
      handlers: { [READ]: { json: { ...payment, channels: [{ ...personal, banks }], recent_bank } } },
    });
    const field = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Bank' });
    expect(field.value).toBe('RHB Bank');
    await person.click(field);
    const options = await screen.findAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'RHB Bank',
      'Affin Bank (Offline)',
      'Maybank2U',
    ]);
    expect(screen.getByText('Recent bank')).toBeTruthy();
  });

  it('goes back to where the payment was begun', async () => {
    const back = vi.spyOn(window.history, 'back').mockImplementation(() => undefined);
    vi.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    const { person, requestsTo: requested } = openPage('/pay/token-of-the-payment', {
      user: null,
      handlers: { [READ]: { json: payment } },
    });
    await person.click(await screen.findByRole('button', { name: 'Cancel and go back' }));
    expect(back).toHaveBeenCalledOnce();
    expect(requested(START)).toEqual([]);
  });

  it('posts the answer to the bank in this window', async () => {
    const { person, requestsTo: requested } = openPage('/pay/token-of-the-payment', {
      user: null,
      handlers: {
        [READ]: { json: payment },
        [START]: {
          json: {
            success: true,
            action: 'https://fpx.example/ar',
            fields: { fpx_msgType: 'AR', fpx_txnAmount: '200.00' },
          },
        },
      },
    });
    await person.click(await screen.findByRole('radio', { name: /Corporate account/ }));
    await person.click(screen.getByRole('combobox', { name: 'Bank' }));
    await person.click(await screen.findByRole('option', { name: 'Maybank2E' }));
    await person.click(screen.getByRole('button', { name: 'Proceed' }));
    await waitFor(() => expect(posted).not.toBeNull());
    expect(requested(START)[0]?.body).toEqual({ channel: 'b2b1', bank_id: 'MBB0228' });
    expect(posted?.method).toBe('post');
    expect(posted?.action).toBe('https://fpx.example/ar');
    expect(posted?.target).toBe('');
    expect(Object.fromEntries(new FormData(posted ?? undefined))).toEqual({
      fpx_msgType: 'AR',
      fpx_txnAmount: '200.00',
    });
  });
});
