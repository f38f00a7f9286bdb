import { screen, within } from '@testing-library/react';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { idOf, operatorAnswer } from '../../../../testing/operators.ts';
import { serve } from '../../../../testing/server.ts';
import { showPage } from '../../../../testing/show-page.tsx';
import type { CaseDetail, CaseRow } from '../api/cases.ts';
import { CaseQueue } from './case-queue.tsx';

const row: CaseRow = {
  ...{ id: idOf(7), number: 'C-000007', kind: 'complaint', subject: 'A late withdrawal' },
  customer: { id: idOf(20), name: 'Aisyah Rahman' },
  ...{ priority: 'high', state: 'open', owner: null, opened_at: '2026-11-20T03:04:05.000Z' },
  ...{ due_at: '2026-11-21T03:04:05.000Z', is_overdue: true, closed_at: null, close_reason: null },
};

const detail: CaseDetail = {
  ...row,
  ...{ version: 3, opened_by: null },
  resolution: null,
  links: [{ kind: 'note', id: idOf(30), label: 'N-2611-0042', is_permanent: false }],
  entries: [
    {
      ...{ id: idOf(1), kind: 'customer', author: 'Aisyah Rahman', text: 'Where is it?' },
      files: [{ id: idOf(40), name: 'slip.png', path: `/download?id=${idOf(40)}` }],
      at: '2026-11-20T03:04:05.000Z',
    },
    {
      ...{ id: idOf(2), kind: 'note', author: 'Siti', text: 'Ask finance', files: [] },
      at: '2026-11-20T04:04:05.000Z',
    },
  ],
  history: [
    { at: '2026-11-20T04:04:05.000Z', actor: 'Siti', action: 'case.prioritised', to: 'high' },
    { at: '2026-11-20T03:04:05.000Z', actor: 'Aisyah Rahman', action: 'case.opened', to: null },
  ],
  assignees: [{ id: idOf(1), name: 'Nadia Hassan' }],
  can: { take: true, assign: true, prioritise: true, note: true, answer: true, link: true, close: true },
};

/** What was sent with files. */
const formOf = (body: unknown) => (body instanceof FormData ? body : new FormData());
const slip = new File(['x'], 'slip.png', { type: 'image/png' });

const PATH = '/api/operator/cases';
type Handlers = Parameters<typeof serve>[0];

function show(id: string | null, handlers: Handlers = {}, role: OperatorRole = 'support') {
  const onOpen = vi.fn();
  const seen = serve({
    'GET /api/operator/current': { json: operatorAnswer(role) },
    [`GET ${PATH}?tab=team`]: { json: { success: true, items: [row], next_cursor: null } },
    [`GET ${PATH}?tab=overdue`]: { json: { success: true, items: [], next_cursor: null } },
    [`GET ${PATH}/${idOf(7)}`]: { json: { success: true, case: detail } },
    ...handlers,
  });
  return { ...showPage(<CaseQueue id={id} onOpen={onOpen} />), seen, onOpen };
}

afterEach(() => vi.unstubAllGlobals());

describe('cases', () => {
  it('are listed by tab, with what is overdue marked', async () => {
    const { person, onOpen } = show(null);
    const line = (await screen.findByText('C-000007')).closest('tr');
    expect(line?.textContent).toMatch(
      /A late withdrawal.*Complaint.*Aisyah Rahman.*Unassigned.*High.*Overdue.*Open/,
    );
    await person.click(screen.getByText('C-000007'));
    expect(onOpen).toHaveBeenCalledWith(idOf(7));
    await person.click(screen.getByRole('radio', { name: 'Overdue' }));
    expect(await screen.findByText('Nothing is overdue.')).toBeTruthy();
  });

  it('show what was written and done, and mark what no customer reads', async () => {
    show(idOf(7));
    const course = await screen.findByRole('region', { name: 'Messages and notes' });
    const [first, file, second] = within(course).getAllByRole('listitem');
    // Of the message, not of the whole course.
    if (file === undefined) throw new Error('The message has no list of files.');
    expect(first?.textContent).toMatch(/^Customer.*Where is it\?slip\.png$/);
    expect(within(file).getByRole('button', { name: 'Open slip.png' })).toBeTruthy();
    expect(second?.textContent).toMatch(/^Internal note.*Ask finance$/);
    expect(screen.getByRole('link', { name: 'Note N-2611-0042' })).toBeTruthy();
    expect(screen.getByText(/^Siti · .* · High$/)).toBeTruthy();
  });

  it('are answered at the version that was read; after another change the text stays', async () => {
    let version = 3;
    const { person, seen } = show(idOf(7), {
      [`GET ${PATH}/${idOf(7)}`]: () => ({ json: { success: true, case: { ...detail, version } } }),
      [`POST ${PATH}/${idOf(7)}/answers`]: ({ body }) => {
        const isLate = formOf(body).get('version') === '3';
        version = 4;
        return isLate
          ? {
              status: 409,
              json: { success: false, code: 'case_changed', message: 'Please read what is new.' },
            }
          : { json: { success: true, case: { ...detail, version: 5, state: 'waiting' } } };
      },
    });
    await person.click(await screen.findByRole('button', { name: 'Answer customer' }));
    await person.type(screen.getByLabelText('Answer'), 'On its way');
    await person.upload(screen.getByLabelText(/^Attach files/), slip);
    await person.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(await screen.findByText('Please read what is new.')).toBeTruthy();
    expect(screen.getByLabelText('Answer')).toHaveProperty('value', 'On its way');
    await vi.waitFor(() => expect(seen.filter(({ path }) => path === `${PATH}/${idOf(7)}`)).toHaveLength(2));
    await person.click(screen.getByRole('button', { name: 'Send answer' }));
    await vi.waitFor(() => {
      const sent = formOf(seen.filter(({ method }) => method === 'POST').at(-1)?.body);
      expect([...sent.keys()].sort()).toEqual(['files', 'text', 'version']);
      expect([sent.get('version'), sent.get('text'), sent.get('files')]).toEqual(['4', 'On its way', slip]);
    });
    expect(await screen.findByRole('button', { name: 'Answer customer' })).toBeTruthy();
  });

  it('are written once: a note without an answer is sent again under its key', async () => {
    let isLost = true;
    const { person, seen } = show(idOf(7), {
      [`POST ${PATH}/${idOf(7)}/notes`]: () => {
        if (isLost) {
          isLost = false;
          throw new TypeError('Failed to fetch');
        }
        return { json: { success: true, case: detail } };
      },
    });
    const send = () => person.click(screen.getByRole('button', { name: 'Add note' }));
    const add = async (text: string) => {
      await person.click(await screen.findByRole('button', { name: 'Internal note' }));
      await person.type(screen.getByRole('textbox', { name: 'Internal note' }), text);
      await send();
    };
    await add('Ask them again');
    await screen.findByRole('alert');
    await send();
    await add('Ask them again');
    await vi.waitFor(() => {
      const keys = seen
        .filter(({ path }) => path.endsWith('/notes'))
        .map(({ headers }) => headers.get('idempotency-key'));
      expect([keys.length, keys[1], keys.includes(null)]).toEqual([3, keys[0], false]);
      expect(keys[2]).not.toBe(keys[1]);
    });
  });

  it('are not offered to be worked on by whoever only reads', async () => {
    const none = {
      take: false,
      assign: false,
      prioritise: false,
      note: false,
      answer: false,
      link: false,
      close: false,
    };
    show(
      idOf(7),
      { [`GET ${PATH}/${idOf(7)}`]: { json: { success: true, case: { ...detail, can: none } } } },
      'administrator',
    );
    await screen.findByRole('region', { name: 'Messages and notes' });
    expect(screen.queryByRole('button', { name: 'Take' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Open a case' })).toBeNull();
  });

  it('are opened by hand with a link by number', async () => {
    const { person, seen, onOpen } = show(null, {
      [`POST ${PATH}`]: { status: 201, json: { success: true, case: detail } },
    });
    await person.click(await screen.findByRole('button', { name: 'Open a case' }));
    const dialog = await screen.findByRole('dialog');
    await person.type(within(dialog).getByLabelText('Subject'), 'Late again');
    await person.selectOptions(within(dialog).getByLabelText('Linked to'), 'note');
    await person.type(within(dialog).getByLabelText('Number or reference'), 'N-2611-0042');
    await person.type(within(dialog).getByLabelText('Internal note'), 'Promised for Friday');
    await person.click(within(dialog).getByRole('button', { name: 'Open case' }));
    await vi.waitFor(() => expect(onOpen).toHaveBeenCalledWith(idOf(7)));
    expect(seen.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ kind: 'other', subject: 'Late again', priority: 'normal', note: 'Promised for Friday' },
      ...{ customer_id: null, links: [{ kind: 'note', reference: 'N-2611-0042' }] },
    });
  });
});
