import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../../testing/open-page.tsx';
import { idOf } from '../../../testing/operators.ts';
import { businessOwner, investor } from '../../../testing/users.ts';

const LIST = 'GET /api/user/conversations';
const ONE = `GET /api/user/conversations/${idOf(7)}`;
const START = 'POST /api/user/conversations';
const REPLY = `POST /api/user/conversations/${idOf(7)}/messages`;
const READ = `POST /api/user/conversations/${idOf(7)}/read`;

const row = (over: object = {}) => ({
  ...{ id: idOf(7), number: 'C-000007', kind: 'complaint', subject: 'A late withdrawal', state: 'waiting' },
  started_by: 'customer',
  ...{ started_at: '2026-11-20T03:04:05.000Z', last_message_at: '2026-11-21T03:04:05.000Z', unread: 1 },
  ...over,
});
const slip = new File(['x'], 'slip.png', { type: 'image/png' });
const sent = (body: unknown) => (body instanceof FormData ? Object.fromEntries(body) : {});
const messages = [
  { id: idOf(1), from: 'customer', text: 'Where is it?', files: [], at: '2026-11-20T03:04:05.000Z' },
  {
    ...{ id: idOf(2), from: 'titian', text: 'On its way.', at: '2026-11-21T03:04:05.000Z' },
    files: [{ id: idOf(9), name: 'advice.pdf', path: `/download?id=${idOf(9)}` }],
  },
];
const conversation = (over: object = {}) => ({
  json: { success: true, conversation: { ...row(over), messages } },
});
const list = (...items: readonly object[]) => ({ json: { success: true, items, next_cursor: null } });

describe('My Messages', () => {
  it('says what to do where nothing was written yet', async () => {
    openPage('/account/messages', { user: businessOwner(), handlers: { [LIST]: list() } });
    expect(await screen.findByText('No messages yet.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'My Messages' })).toBeTruthy();
  });

  it('marks new answers, opens them and notes that they were read', async () => {
    const { person, requestsTo } = openPage('/account/messages', {
      user: investor(),
      handlers: { [LIST]: list(row()), [ONE]: conversation(), [READ]: {} },
    });
    expect(await screen.findByText('1 new message')).toBeTruthy();
    await person.click(screen.getByRole('button', { name: /^A late withdrawal/ }));
    const written = await screen.findByRole('region', { name: 'What was written' });
    expect(within(written).getByText('On its way.')).toBeTruthy();
    expect(within(written).getByText('Titian')).toBeTruthy();
    expect(within(written).getByRole('button', { name: 'advice.pdf' })).toBeTruthy();
    expect(requestsTo(READ).length).toBeGreaterThan(0);
  });

  it('shows what the server rejects at its field, and sends what is in order', async () => {
    let isFirst = true;
    const { person, requestsTo } = openPage('/account/messages', {
      user: investor(),
      handlers: {
        [LIST]: list(),
        [ONE]: conversation({ unread: 0 }),
        [START]: () => {
          const answer = isFirst
            ? {
                status: 422,
                json: {
                  success: false,
                  code: 'validation_failed',
                  message: 'x',
                  errors: { subject: ['Please enter a subject.'] },
                },
              }
            : { status: 201, ...conversation({ unread: 0 }) };
          isFirst = false;
          return answer;
        },
      },
    });
    await person.click(await screen.findByRole('button', { name: 'New message' }));
    const dialog = await screen.findByRole('dialog');
    await person.selectOptions(within(dialog).getByLabelText('What is it about?'), 'complaint');
    await person.type(within(dialog).getByLabelText('Your message'), 'Where is it?');
    await person.upload(within(dialog).getByLabelText(/^Attach files/), slip);
    await person.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect((await within(dialog).findAllByText('Please enter a subject.')).length).toBeGreaterThan(0);
    await person.type(within(dialog).getByLabelText('Subject'), 'A late withdrawal');
    await person.click(within(dialog).getByRole('button', { name: 'Send' }));
    expect(await screen.findByRole('heading', { name: 'A late withdrawal', level: 1 })).toBeTruthy();
    expect(sent(requestsTo(START).at(-1)?.body)).toEqual({
      ...{ kind: 'complaint', subject: 'A late withdrawal', text: 'Where is it?', files: slip },
    });
  });

  it('replies, also in a closed conversation', async () => {
    const { person, requestsTo } = openPage(`/account/messages/${idOf(7)}`, {
      user: investor(),
      handlers: {
        [ONE]: conversation({ state: 'closed', unread: 0 }),
        [REPLY]: conversation({ state: 'open', unread: 0 }),
      },
    });
    expect(await screen.findByText('Writing here opens the conversation again.')).toBeTruthy();
    await person.type(screen.getByLabelText('Your reply'), 'One thing more');
    await person.click(screen.getByRole('button', { name: 'Send reply' }));
    expect(await screen.findByText('Your message has been sent.')).toBeTruthy();
    expect(sent(requestsTo(REPLY)[0]?.body)).toEqual({ text: 'One thing more' });
  });

  it('is open to a disabled account, without the menu that would lead nowhere', async () => {
    const { router } = openPage('/account/messages', {
      user: investor({ account_status: 'Inactive' }),
      handlers: { [LIST]: list() },
    });
    expect(await screen.findByRole('link', { name: 'Back to your account' })).toBeTruthy();
    expect(screen.queryByRole('navigation', { name: 'Main menu' })).toBeNull();
    expect(router.state.location.pathname).toBe('/account/messages');
  });
});
