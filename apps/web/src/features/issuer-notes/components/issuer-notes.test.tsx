import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ToastHost } from '../../../lib/toast/toast-host.tsx';
import { issuerNote } from '../../../testing/issuer-notes.ts';
import { type SeenRequest, serve } from '../../../testing/server.ts';
import { showPage } from '../../../testing/show-page.tsx';
import { businessOwner, currentAnswer, investor } from '../../../testing/users.ts';
import type { IssuerNotesSearch } from '../lib/tabs.ts';
import { IssuerNotes } from './issuer-notes.tsx';

const user = currentAnswer(businessOwner());
const listOf = (...items: unknown[]) => ({ json: { success: true, items, next_cursor: null } });
const list = (tab: string) => `GET /api/notes/data/bo/${tab}`;
const current = { 'GET /api/user/current': { json: user } };

function show(search: IssuerNotesSearch) {
  const onTab = vi.fn();
  return { ...showPage(<IssuerNotes search={search} onTab={onTab} />, { user }), onTab };
}

function posts(seen: readonly SeenRequest[]): SeenRequest[] {
  return seen.filter(({ method }) => method === 'POST');
}

const keyOf = (request: SeenRequest | undefined) => request?.headers.get('Idempotency-Key');

describe('notes of an issuer', () => {
  it('are not for investors', async () => {
    serve({});
    const other = currentAnswer(investor());
    showPage(<IssuerNotes search={{}} onTab={() => {}} />, { user: other });
    expect(await screen.findByText('This page is for business owners.')).toBeTruthy();
  });

  it('say so when a list cannot be read', async () => {
    serve({ ...current, [list('issued')]: { status: 409, json: { success: false, message: 'Not now.' } } });
    show({ tab: 'issued' });
    expect((await screen.findByRole('alert')).textContent).toContain('Not now.');
  });

  it('that a guarantor has paid say what is owed to it, and are paid from there', async () => {
    const owed = {
      ...issuerNote(),
      state: 'completed',
      owed_to_guarantor: { name: 'Jaminan Utama', amount: '6200.00' },
    };
    const seen = serve({
      ...current,
      [list('completed')]: listOf(owed),
      'POST /api/notes/bo/pay': {
        status: 409,
        json: { success: false, message: 'Not now.', code: 'wrong_state' },
      },
    });
    const { person } = show({ tab: 'completed' });
    expect(await screen.findByText('Owed to Jaminan Utama')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: `Repay guarantor for note ${owed.number}` }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('radio', { name: 'Amount due: RM 6,200.00' })).toHaveProperty('checked', true);
    await person.click(dialog.getByRole('button', { name: 'Proceed to pay' }));
    expect(await dialog.findByText('Not now.')).toBeTruthy();
    expect(posts(seen).map(({ body }) => body)).toEqual([{ note_id: owed.id, kind: 'due' }]);
  });

  it('lead to an application where there is nothing', async () => {
    serve({ ...current, [list('pending')]: listOf() });
    show({ tab: 'pending' });
    expect(await screen.findByText('No offers awaiting your acceptance.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Apply for Financing' })).toBeTruthy();
  });

  it('open without a tab where something waits', async () => {
    serve({
      ...current,
      [list('pending')]: listOf(),
      [list('listed')]: listOf(),
      [list('issued')]: listOf(issuerNote({ state: 'issued' })),
    });
    show({});
    const tab = await screen.findByRole('link', { name: 'Issued' });
    expect(tab.getAttribute('aria-current')).toBe('page');
  });
});

describe('applying again as for a note', () => {
  const again = 'POST /api/business_owners/financing/apply/again';
  const repaid = issuerNote({ state: 'completed', offer: null });

  it('prompts before it replaces a saved draft', async () => {
    const seen = serve({
      ...current,
      [list('completed')]: listOf(repaid),
      [again]: ({ body }) =>
        Object(body).replace_draft === 1
          ? { json: { success: true, version: 2 } }
          : { status: 409, json: { success: false, message: 'A draft.', code: 'draft_exists' } },
    });
    const { person } = show({ tab: 'completed' });
    const button = await screen.findByRole('button', { name: `Apply again as for note ${repaid.number}` });
    await person.click(button);
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Keep draft' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(posts(seen)).toHaveLength(1);
    await person.click(button);
    await person.click(await screen.findByRole('button', { name: 'Replace draft' }));
    await waitFor(() => expect(posts(seen)).toHaveLength(3));
    expect(posts(seen).at(-1)?.body).toEqual({ note_id: repaid.id, replace_draft: 1 });
  });

  it('says why it is not possible', async () => {
    serve({
      ...current,
      [list('issued')]: listOf(issuerNote({ state: 'issued', offer: null })),
      [again]: { status: 409, json: { success: false, message: 'Too late.', code: 'knocked_out' } },
    });
    const notes = <IssuerNotes search={{ tab: 'issued' }} onTab={vi.fn()} />;
    const { person } = showPage(
      <>
        {notes}
        <ToastHost />
      </>,
      { user },
    );
    await person.click(await screen.findByRole('button', { name: /^Apply again/ }));
    expect(await screen.findByText('Too late.')).toBeTruthy();
  });

  it('is not offered for a note that was written off', async () => {
    serve({ ...current, [list('completed')]: listOf(issuerNote({ state: 'written_off', offer: null })) });
    show({ tab: 'completed' });
    expect(await screen.findByText('Written off')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Apply again/ })).toBeNull();
  });
});

describe('an offer', () => {
  it('is accepted with one key, also when it is sent again after an error', async () => {
    const rejection = {
      status: 409,
      json: { success: false, message: 'This offer is over.', code: 'wrong_state' },
    };
    const seen = serve({
      ...current,
      [list('pending')]: listOf(issuerNote()),
      'POST /api/notes/listing/confirm': rejection,
    });
    const { person, onTab } = show({ tab: 'pending' });
    expect(await screen.findByText(/127,894\.00/)).toBeTruthy();
    await person.click(screen.getByRole('button', { name: 'Accept offer and list note' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Accept offer and list note' }));
    expect(await dialog.findByText('This offer is over.')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Accept offer and list note' }));
    await waitFor(() => expect(posts(seen)).toHaveLength(2));
    const [first, second] = posts(seen);
    expect(first?.body).toEqual({ note_id: issuerNote().id, agree_offer: 1 });
    expect(keyOf(first)).toBeTruthy();
    expect(keyOf(second)).toBe(keyOf(first));
    expect(onTab).not.toHaveBeenCalled();
  });

  it('leads to the listed notes', async () => {
    serve({
      ...current,
      [list('pending')]: listOf(issuerNote()),
      'POST /api/notes/listing/confirm': { json: { success: true, note: issuerNote({ state: 'listed' }) } },
    });
    const { person, onTab } = show({ tab: 'pending' });
    await person.click(await screen.findByRole('button', { name: 'Accept offer and list note' }));
    const dialog = within(await screen.findByRole('dialog'));
    await person.click(dialog.getByRole('button', { name: 'Accept offer and list note' }));
    await waitFor(() => expect(onTab).toHaveBeenCalledExactlyOnceWith('listed'));
  });
});

const instalment = {
  number: 1,
  due_on: '2026-12-21',
  principal: '10833.33',
  return: '1191.67',
  total: '12025.00',
  ...{ late_charge: '0.00', tawidh: '0.00', gharamah: '0.00' },
  paid: '0.00',
  state: 'due',
  mine: '0.00',
};

describe('a funded note', () => {
  const funded = issuerNote({
    state: 'funded',
    contract: 'Shariah',
    raised: '104000.00',
    remaining: '26000.00',
    funded_percent: '80.00',
  });
  const served = {
    ...current,
    [list('listed')]: listOf(funded),
    [`GET /api/notes/amortizations?note_id=${funded.id}`]: {
      json: { success: true, items: [instalment], next_cursor: null, quote: null },
    },
  };

  it('is not issued without the signature', async () => {
    const seen = serve(served);
    const { person } = show({ tab: 'listed' });
    expect(await screen.findByText(/you accept the smaller amount/)).toBeTruthy();
    expect(await screen.findByRole('columnheader', { name: 'Profit' })).toBeTruthy();
    expect(screen.queryByText(/interest/i)).toBeNull();
    await person.click(screen.getByRole('button', { name: 'Issue note' }));
    expect(await screen.findByText('Please confirm that you sign the agreement.')).toBeTruthy();
    expect(posts(seen)).toHaveLength(0);
  });

  it('says while the commodity is traded that it is signed, and offers no second signature', async () => {
    const signature = { state: 'signed', signed_at: '2026-11-22T03:04:05.000Z', void_reason: null } as const;
    serve({ ...served, [list('listed')]: listOf({ ...funded, signature }) });
    show({ tab: 'listed' });
    expect(await screen.findByText(/commodity trade in progress/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Issue note' })).toBeNull();
  });

  it('shows why a signature is void and requires another', async () => {
    const signature = {
      ...{ state: 'void', signed_at: '2026-11-22T03:04:05.000Z', void_reason: 'price_changed' },
    } as const;
    serve({ ...served, [list('listed')]: listOf({ ...funded, signature }) });
    show({ tab: 'listed' });
    expect((await screen.findByRole('alert')).textContent).toMatch(/price.*has changed.*sign again/);
    expect(screen.getByRole('button', { name: 'Issue note' })).toBeTruthy();
  });

  it('stays on its tab while it waits for its trade', async () => {
    const disbursement = {
      ...{ amount: '104000.00', origination_fee: '1560.00', service_tax: '124.80', net: '102315.20' },
      state: 'awaiting_trade',
    };
    const seen = serve({
      ...served,
      'POST /api/notes/issue': { json: { success: true, note: funded, disbursement } },
      [`GET /api/notes/${funded.id}`]: { json: { success: true, note: funded } },
    });
    const { person, onTab } = show({ tab: 'listed' });
    await person.click(await screen.findByRole('checkbox', { name: /I sign the financing agreement/ }));
    await person.click(screen.getByRole('button', { name: 'Issue note' }));
    await waitFor(() => expect(posts(seen)).toHaveLength(1));
    await waitFor(() => expect(seen.some(({ path }) => path === `/api/notes/${funded.id}`)).toBe(true));
    expect(onTab).not.toHaveBeenCalled();
  });

  it('leads to the issued notes once its commodity is traded', async () => {
    const disbursement = {
      ...{ amount: '104000.00', origination_fee: '1560.00', service_tax: '124.80', net: '102315.20' },
      state: 'awaiting_trade',
    };
    serve({
      ...served,
      'POST /api/notes/issue': { json: { success: true, note: funded, disbursement } },
      [`GET /api/notes/${funded.id}`]: { json: { success: true, note: { ...funded, state: 'issued' } } },
    });
    const { person, onTab } = show({ tab: 'listed' });
    await person.click(await screen.findByRole('checkbox', { name: /I sign the financing agreement/ }));
    await person.click(screen.getByRole('button', { name: 'Issue note' }));
    await waitFor(() => expect(onTab).toHaveBeenCalledExactlyOnceWith('issued'));
  });

  it('is issued for what was raised', async () => {
    const disbursement = {
      amount: '104000.00',
      origination_fee: '1560.00',
      service_tax: '124.80',
      net: '102315.20',
      state: 'queued',
    };
    const seen = serve({
      ...served,
      'POST /api/notes/issue': {
        json: { success: true, note: { ...funded, state: 'issued' }, disbursement },
      },
    });
    const { person, onTab } = show({ tab: 'listed' });
    expect(await screen.findByText(/102,315\.20/)).toBeTruthy();
    await person.click(screen.getByRole('checkbox', { name: /I sign the financing agreement/ }));
    await person.click(screen.getByRole('button', { name: 'Issue note' }));
    await waitFor(() => expect(onTab).toHaveBeenCalledExactlyOnceWith('issued'));
    expect(posts(seen)[0]?.body).toEqual({
      note_id: funded.id,
      accepted_amount: '104000.00',
      agree_agreement: 1,
    });
  });
});
