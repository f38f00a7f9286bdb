import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveTo } from '../../../lib/browser/leave-to.ts';
import { openPage } from '../../../testing/open-page.tsx';
import { businessOwner, investor } from '../../../testing/users.ts';

vi.mock('../../../lib/browser/leave-to.ts', () => ({ leaveTo: vi.fn() }));
// jsdom lays nothing out.
Element.prototype.scrollIntoView = vi.fn();

const INFO = 'GET /api/user/info';
const UPDATE = 'PUT /api/user/info';
const EXPORT = 'POST /api/user/export';
const CLOSING = 'GET /api/user/closing';
const info = {
  id: '0195a3f0-0000-7000-8000-000000000001',
  email: 'aisyah@example.com',
  pending_email: null as string | null,
  phone_country_code: '+60',
  phone_number: '123456789',
  address: { line_1: '12, Jalan', line_2: null, postcode: '50400', city: 'KL', state: '14', country: 'MY' },
  bank_account: {
    ...{ bic: 'MBBEMYKL', bank_name: 'Maybank', last4: '5678', holder_name: 'AISYAH' },
    usable_from: '2026-11-21T03:04:05.678Z',
  },
  pending_bank_account: null,
  notification_preferences: ['security', 'money', 'required', 'application', 'investments', 'new_notes'].map(
    (category) => ({
      ...{ category, in_app: true, email: true },
    }),
  ),
  locale: 'en',
  email_opt_in: true,
};
const answer = (changes: Partial<typeof info> = {}) => ({
  json: { success: true, user_info: { ...info, ...changes } },
});
const noExport = { json: { success: true, export: null } };
const ADDRESSES = 'GET /api/user/address-changes';
const residences = [
  { country: 'SG', effective_from: '2027-01-10', counts_from: '2027-02-01' },
  { country: 'MY', effective_from: '2026-11-02', counts_from: '2026-11-02' },
].map((one, index) => ({ ...one, document_kind: null, is_current: index === 0 }));
const base = {
  'GET /api/user/tax-residences': { json: { success: true, items: residences } },
  [INFO]: answer(),
  [ADDRESSES]: { json: { success: true, items: [] } },
  'GET /api/user/export': noExport,
  [CLOSING]: { json: { success: true, reasons: [] } },
};
const open = (handlers = {}, user = investor()) =>
  openPage('/account/settings', { user, handlers: { ...base, ...handlers } });
const part = async (name: string) => within(await screen.findByRole('region', { name }));

afterEach(() => {
  vi.mocked(leaveTo).mockClear();
});

describe('the settings', () => {
  it('show the customer, with masked numbers', async () => {
    open({
      'GET /api/investors/check/applications': {
        json: { success: true, application: { identity_number: '900101145678' } },
      },
    });
    const profile = await part('Profile');
    expect(profile.getByText('AISYAH BINTI RAHMAN')).toBeTruthy();
    expect(await profile.findByText('•••• 5678')).toBeTruthy();
    expect((await part('Bank account')).getByText('•••• 5678')).toBeTruthy();
    expect(screen.queryByText(/900101145678/)).toBeNull();
    expect(
      await profile.findByText('Singapore, since 10 Jan 2027; counts for tax from 1 Feb 2027'),
    ).toBeTruthy();
    expect(profile.getByText('Malaysia, since 2 Nov 2026')).toBeTruthy();
  });

  it('say where the information cannot be loaded, and try again', async () => {
    const failed = { status: 503, json: { success: false, code: 'unavailable', message: 'Down.' } };
    const { person, requestsTo: requested } = open({ [INFO]: failed });
    const notice = await waitFor(() => {
      const found = screen.getAllByRole('alert').find((one) => within(one).queryByText('Network error.'));
      return found ?? expect.fail('nothing says that the information is missing');
    });
    expect(await screen.findByRole('region', { name: 'Profile' })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Contact' })).toBeNull();
    const before = requested(INFO).length;
    await person.click(within(notice).getByRole('button', { name: 'Try again' }));
    expect(requested(INFO).length).toBeGreaterThan(before);
  }, 30_000);

  it('lead to their parts by the address', async () => {
    const { person, router } = open();
    const nav = within(await screen.findByRole('navigation', { name: 'Settings sections' }));
    await person.click(nav.getByRole('link', { name: 'Notifications' }));
    expect(router.state.location.hash).toBe('notifications');
    expect(nav.getByRole('link', { name: 'Notifications' }).getAttribute('aria-current')).toBe('page');
  });

  it('mark the part that was scrolled to', async () => {
    open();
    const nav = within(await screen.findByRole('navigation', { name: 'Settings sections' }));
    await screen.findByRole('region', { name: 'Password' });
    const tops: Readonly<Record<string, number>> = { profile: -900, contact: -300, bank: 100 };
    for (const part of document.querySelectorAll<HTMLElement>('[data-part]')) {
      part.getBoundingClientRect = () => new DOMRect(0, tops[part.id] ?? 900, 800, 300);
    }
    fireEvent.scroll(window);
    const marked = () =>
      nav.getAllByRole('link').flatMap((link) => (link.dataset.current === 'true' ? [link.textContent] : []));
    expect(marked()).toEqual(['Bank account']);
  });
});

describe('contact', () => {
  const demand = {
    status: 403,
    json: { success: false, code: 'step_up_required', message: 'x', otp_types: ['totp'] },
  };

  it('changes the phone alone, with the code that the server demands', async () => {
    const { person, requestsTo: requested } = open({ [UPDATE]: demand });
    await person.click((await part('Contact')).getByRole('button', { name: 'Change phone number' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change phone number' }));
    await person.type(dialog.getByLabelText('Phone number'), '198765432');
    await person.click(dialog.getByRole('button', { name: 'Continue' }));
    await person.type(await dialog.findByLabelText('6-digit code'), '123456');
    await person.click(dialog.getByRole('button', { name: 'Confirm change' }));
    const wanted = { phone_country_code: '+60', phone_number: '198765432' };
    await waitFor(() =>
      expect(requested(UPDATE).map((one) => one.body)).toEqual([wanted, { ...wanted, otp_code: '123456' }]),
    );
  });

  it('shows an address that waits, and gives it up', async () => {
    const { person, requestsTo: requested } = open({
      [INFO]: answer({ pending_email: 'new@example.com' }),
      [UPDATE]: answer(),
    });
    const contact = await part('Contact');
    expect(contact.getByText(/Awaiting verification of new@example.com/)).toBeTruthy();
    await person.click(contact.getByRole('button', { name: 'Keep current address' }));
    await waitFor(() => expect(contact.queryByText(/new@example.com/)).toBeNull());
    expect(requested(UPDATE).map((one) => one.body)).toEqual([{ email: info.email }]);
  });
});

describe('the address', () => {
  const waiting = {
    id: info.id,
    address: { ...info.address, line_1: '7 Jalan Bukit', postcode: '43000', city: 'Kajang', state: '10' },
    ...{ document_kind: 'utility_bill', state: 'waiting', decided_at: null },
    ...{ requested_at: '2026-11-20T03:04:05.678Z', file: { id: info.id, name: 'bill.pdf', path: '/x' } },
    ...{ reason: null, reason_code: null, reason_params: null },
  };
  const changes = (items: readonly object[]) => ({ [ADDRESSES]: { json: { success: true, items } } });

  it('is shown with its state and country, and may be changed', async () => {
    open();
    const address = await part('Address');
    expect(address.getByText(/12, Jalan\s+50400 KL\s+W.P. Kuala Lumpur, Malaysia/)).toBeTruthy();
    expect(await address.findByRole('button', { name: 'Change address' })).toBeTruthy();
  });

  it('that was requested waits, and is withdrawn after a question', async () => {
    const withdraw = `POST /api/user/address-changes/${info.id}/withdraw`;
    const { person, requestsTo: requested } = open({
      ...changes([waiting]),
      [withdraw]: { json: { success: true, change: { ...waiting, state: 'withdrawn' } } },
    });
    const address = await part('Address');
    expect(await address.findByText('Waiting for review')).toBeTruthy();
    expect(address.getByText('Utility bill · bill.pdf')).toBeTruthy();
    expect(address.queryByRole('button', { name: 'Change address' })).toBeNull();
    await person.click(address.getByRole('button', { name: 'Withdraw change' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Withdraw change' }));
    await person.click(dialog.getByRole('button', { name: 'Withdraw change' }));
    await waitFor(() => expect(requested(withdraw)).toHaveLength(1));
    expect(await screen.findByText('Change of address withdrawn.')).toBeTruthy();
  });

  it('that was rejected says why; earlier ones stay readable', async () => {
    const earlier = { ...waiting, state: 'accepted', decided_at: '2026-10-02T03:04:05.678Z' };
    const rejected = {
      ...{ ...waiting, state: 'rejected', decided_at: '2026-11-21T03:04:05.678Z' },
      reason: 'The document is older than three months.',
    };
    open(changes([rejected, { ...earlier, id: 'b' }, { ...earlier, id: 'a', address: info.address }]));
    const address = await part('Address');
    expect(await address.findByText(/not accepted on 21 Nov.* older than three months/)).toBeTruthy();
    expect(address.getByText(/^12, Jalan, 50400 KL.*from 2 Oct/)).toBeTruthy();
    expect(address.getByRole('button', { name: 'Change address' })).toBeTruthy();
  });

  it('is sent with its proof; what the server rejects stands at its field', async () => {
    const send = 'POST /api/user/address-changes';
    const rejected = {
      status: 422,
      json: {
        ...{ success: false, code: 'validation', message: 'x' },
        errors: { document: ['Please choose the document: a PDF or a picture'] },
      },
    };
    const { person, requestsTo: requested } = open({ [send]: rejected });
    await person.click(await (await part('Address')).findByRole('button', { name: 'Change address' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change address' }));
    await person.type(dialog.getByLabelText('Address line 1'), '7 Jalan Bukit');
    await person.click(dialog.getByRole('button', { name: 'Send for review' }));
    expect((await dialog.findAllByText(/Please choose the document/)).length).toBeGreaterThan(0);
    expect(requested(send)).toHaveLength(1);
  });
});

describe('the bank account', () => {
  const BANK = 'POST /api/user/bank-account';
  const demand = {
    status: 403,
    json: { success: false, code: 'step_up_required', message: 'x', otp_types: ['totp'] },
  };

  it('is changed with the code that the server demands; the hold is shown', async () => {
    const accepted = { json: { success: true, state: 'accepted', usable_from: '2026-11-22T03:04:05.678Z' } };
    let calls = 0;
    const { person, requestsTo: requested } = open({
      [BANK]: () => {
        calls += 1;
        return calls === 1 ? demand : accepted;
      },
    });
    await person.click((await part('Bank account')).getByRole('button', { name: 'Change bank account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change bank account' }));
    expect(dialog.getByLabelText(/Account holder/)).toHaveProperty('value', 'AISYAH BINTI RAHMAN');
    await person.type(dialog.getByLabelText('Account number'), '7012345678');
    await person.click(dialog.getByRole('button', { name: 'Continue' }));
    await person.type(await dialog.findByLabelText('6-digit code'), '123456');
    await person.click(dialog.getByRole('button', { name: 'Confirm change' }));
    expect(await screen.findByText(/on hold until 22 Nov/)).toBeTruthy();
    const wanted = { bic: '', number: '7012345678', holder_name: 'AISYAH BINTI RAHMAN' };
    expect(requested(BANK).map((one) => one.body)).toEqual([wanted, { ...wanted, otp_code: '123456' }]);
  });

  it('shows what the bank rejects at its field', async () => {
    const rejected = {
      status: 422,
      json: { success: false, message: 'No.', errors: { holder_name: ['The bank names another holder.'] } },
    };
    const { person } = open({ [BANK]: rejected });
    await person.click((await part('Bank account')).getByRole('button', { name: 'Change bank account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change bank account' }));
    await person.click(dialog.getByRole('button', { name: 'Continue' }));
    expect(await dialog.findAllByText('The bank names another holder.')).not.toHaveLength(0);
  });

  it('that waits is shown, and a hold with its end', async () => {
    const usable_from = new Date(Date.now() + 3_600_000).toISOString();
    const waiting = {
      ...{ bic: 'CIBBMYKL', bank_name: 'CIMB Bank', last4: '9999', holder_name: 'AISYAH' },
      ...{ state: 'review', requested_at: '2026-11-21T03:04:05.678Z' },
    };
    open({
      [INFO]: {
        json: {
          success: true,
          user_info: {
            ...info,
            bank_account: { ...info.bank_account, usable_from },
            pending_bank_account: waiting,
          },
        },
      },
    });
    const section = await part('Bank account');
    expect(
      section.getByText(/The account name at CIMB Bank for •••• 9999 does not fully match yours/),
    ).toBeTruthy();
    expect(section.getByText(/on hold until/)).toBeTruthy();
  });
});

describe('notifications', () => {
  it('cannot switch off mandatory categories, and say why', async () => {
    open();
    const section = await part('Notifications');
    expect(section.getAllByText('Always')).toHaveLength(6);
    expect(section.queryByRole('switch', { name: 'Money: E-mail' })).toBeNull();
    expect(section.getByText('Always on: confirms every movement of your money.')).toBeTruthy();
  });

  it('save one category with its other way unchanged', async () => {
    const { person, requestsTo: requested } = open({ [UPDATE]: answer() });
    await person.click((await part('Notifications')).getByRole('switch', { name: 'My notes: E-mail' }));
    await waitFor(() =>
      expect(requested(UPDATE).map((one) => one.body)).toEqual([
        { notification_preferences: [{ category: 'investments', in_app: true, email: false }] },
      ]),
    );
    expect(await screen.findByText('Saved')).toBeTruthy();
  });

  it('show every e-mail as off, and fixed, after an unsubscription', async () => {
    const { person, requestsTo: requested } = open({
      [INFO]: answer({ email_opt_in: false }),
      [UPDATE]: answer(),
    });
    const section = await part('Notifications');
    const email = section.getByRole('switch', { name: 'Application: E-mail' });
    expect([email.hasAttribute('disabled'), email]).toEqual([
      true,
      expect.objectContaining({ checked: false }),
    ]);
    await person.click(section.getByRole('switch', { name: /^Optional e-mails/ }));
    await waitFor(() => expect(requested(UPDATE).map((one) => one.body)).toEqual([{ email_opt_in: true }]));
  });
});

describe('closing the account', () => {
  it('names what must end first, and has no button then', async () => {
    const reason = { reason: 'Stop your direct debit.', reason_code: 'closing_mandate', reason_params: {} };
    open({ [CLOSING]: { json: { success: true, reasons: [reason] } } });
    const section = await part('Close account');
    expect(await section.findByText('Stop your direct debit.')).toBeTruthy();
    expect(section.queryByRole('button', { name: 'Close account' })).toBeNull();
  });

  it('is confirmed, and can be left', async () => {
    const { person, requestsTo: requested } = open();
    await person.click(await (await part('Close account')).findByRole('button', { name: 'Close account' }));
    await person.click(await screen.findByRole('button', { name: 'Keep account' }));
    expect(requested('POST /api/user/closing')).toEqual([]);
  });
});

describe('the own data', () => {
  const ready = {
    ...{ ref: 'EX-0A1B2C3D', state: 'ready', requested_at: '2026-11-21T03:04:05.678Z' },
    expires_at: '2026-11-28T03:04:05.678Z',
    file: { id: info.id, name: 'titian-data.zip', path: '/download?id=1' },
  };

  it('is requested, and polled', async () => {
    const { person, requestsTo: requested } = open({
      [EXPORT]: { status: 201, json: { success: true, ref: ready.ref } },
    });
    await person.click(
      await (await part('Personal data')).findByRole('button', { name: 'Export personal data' }),
    );
    await waitFor(() => expect(requested('GET /api/user/export').length).toBe(2));
    expect(requested(EXPORT)).toHaveLength(1);
  });

  it('shows when it can be requested again', async () => {
    const json = { success: false, code: 'rate_limited', message: 'You can ask for your data once a day.' };
    const { person } = open({
      'GET /api/user/export': { json: { success: true, export: ready } },
      [EXPORT]: { status: 429, json },
    });
    const section = await part('Personal data');
    await person.click(await section.findByRole('button', { name: 'Export again' }));
    expect(await section.findByText('You can ask for your data once a day.')).toBeTruthy();
  });

  it('opens by a link that is made when it is needed', async () => {
    const { person } = open({
      'GET /api/user/export': { json: { success: true, export: ready } },
      [`GET /api/download?id=${info.id}`]: {
        json: { success: true, url: '/api/download?token=1', expires_at: ready.expires_at },
      },
    });
    await person.click(await (await part('Personal data')).findByRole('button', { name: 'Download file' }));
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/api/download?token=1'));
  });

  it('is there for a rejected applicant, beside Log Out', async () => {
    openPage('/application/rejected', {
      user: businessOwner({ application_status: 'Rejected' }),
      handlers: base,
    });
    expect(await screen.findByRole('button', { name: 'Export personal data' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Log Out' })).toBeTruthy();
  });
});
