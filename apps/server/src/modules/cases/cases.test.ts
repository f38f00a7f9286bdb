import { caseTabs } from '@titian/contracts/cases';
import { message } from '@titian/contracts/messages/message';
import type { OperatorRole } from '@titian/contracts/operator-roles';
import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  alertCase,
  complaintResolution,
  conversationOf,
  newCase,
  readCase,
} from '../../../test/builders/cases.ts';
import { fundedInvestor, issuedNote } from '../../../test/builders/financing.ts';
import { bearer, call, type Headers } from '../../../test/builders/http.ts';
import { registerUser, type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { approvedIssuer } from '../../../test/builders/onboarding.ts';
import { dated, proposeAndApprove } from '../../../test/builders/operators.ts';
import { systemActor } from '../../platform/context.ts';
import { openCase } from './public.ts';

const NOBODY = '0194b6f0-0000-7000-8000-000000000001';

let app: TestApp;
const by = {} as Record<OperatorRole, SignedInOperator>;
let customer: { readonly headers: Headers; readonly userId: string };
beforeAll(async () => {
  app = await createTestApp();
  for (const role of ['support', 'onboarding', 'credit', 'finance', 'compliance', 'administrator'] as const) {
    by[role] = await signInOperator(app, [role], `Of ${role}`);
  }
  customer = await approvedIssuer(app);
}, 60_000);
afterAll(() => app.finish());

const acts = {
  operatorAssignCase: { owner_id: null },
  operatorSetCasePriority: { priority: 'high' },
  operatorAnswerCase: { text: 'An answer' },
  operatorCloseCase: { reason: 'resolved', resolution: null },
} as const;
type Act = keyof typeof acts;
const actNames = Object.keys(acts) as Act[];

const act = (name: Act | 'operatorNoteCase', headers: Headers, id: string, body: object) =>
  call(app, name, { headers, params: { id }, body });
const take = ({ headers, operatorId }: SignedInOperator, id: string, version: number) =>
  act('operatorAssignCase', headers, id, { version, owner_id: operatorId });
const open = (headers: Headers, change: object = {}) =>
  call(app, 'operatorOpenCase', { headers, body: newCase(change) });
const opened = async (change: object = {}) => (await open(by.support.headers, change)).body.case;
const idsIn = async (tab: string, headers: Headers) =>
  (await call(app, 'operatorCases', { headers, query: { tab, limit: '100' } })).body.items.map(
    ({ id }) => id,
  );
const freshConversation = async () => conversationOf(app, (await registerUser(app)).headers);
const waitingFor = async (headers: Headers) =>
  (await call(app, 'operatorCurrent', { headers })).body.counts.cases ?? 0;
const fieldsOf = (answer: { readonly error: { readonly errors?: object } }) =>
  Object.keys(answer.error.errors ?? {});
const alert = (customerId: string | null = null) => alertCase(app, customerId);

describe('cases are not for', () => {
  it('guests and customers', async () => {
    for (const headers of [bearer('x'.repeat(43)), customer.headers]) {
      expect((await call(app, 'operatorCases', { headers })).status).toBe(401);
      expect((await open(headers)).status).toBe(401);
    }
  });

  it('onboarding; administrators read and do not act', async () => {
    const { id, version } = await opened();
    const { onboarding, administrator } = by;
    expect((await call(app, 'operatorCases', { headers: onboarding.headers })).error.code).toBe('role');
    expect((await open(administrator.headers)).error.code).toBe('role');
    for (const name of actNames) {
      const answer = await act(name, administrator.headers, id, { version, ...acts[name] });
      expect([name, answer.error.code]).toEqual([name, 'role']);
    }
    const { can } = await readCase(app, administrator.headers, id);
    expect(Object.values(can)).toEqual(Array(7).fill(false));
  });

  it('anybody where there is none', async () => {
    const { headers } = by.support;
    expect((await call(app, 'operatorCase', { headers, params: { id: NOBODY } })).error.code).toBe(
      'not_found',
    );
    for (const name of actNames) {
      expect((await act(name, headers, NOBODY, { version: 1, ...acts[name] })).error.code).toBe('not_found');
    }
    expect((await act('operatorNoteCase', headers, NOBODY, { text: 'x' })).error.code).toBe('not_found');
  });
});

describe('an alert', () => {
  it('is in nothing that another role reads, and refuses every act as one that is not there', async () => {
    const before = await waitingFor(by.support.headers);
    const id = await alert(customer.userId);
    for (const role of ['support', 'credit', 'finance', 'administrator'] as const) {
      const { headers } = by[role];
      for (const tab of caseTabs) {
        expect(await idsIn(tab, headers)).not.toContain(id);
      }
      expect((await call(app, 'operatorCase', { headers, params: { id } })).error.code).toBe('not_found');
      if (role !== 'administrator') {
        for (const name of actNames) {
          expect((await act(name, headers, id, { version: 1, ...acts[name] })).error.code).toBe('not_found');
        }
        expect((await act('operatorNoteCase', headers, id, { text: 'x' })).error.code).toBe('not_found');
      }
    }
    expect(await waitingFor(by.support.headers)).toBe(before);
    expect((await call(app, 'userConversations', { headers: customer.headers })).body.items).toEqual([]);
    const { body } = await call(app, 'operatorAudit', { headers: by.support.headers });
    expect(JSON.stringify(body)).not.toMatch(/alert|Structured/);

    const { headers, operatorId } = by.compliance;
    const { assignees, version } = await readCase(app, headers, id);
    expect(assignees.map((one) => one.id)).toContain(operatorId);
    expect(assignees.map((one) => one.id)).not.toContain(by.support.operatorId);
    const given = await act('operatorAssignCase', headers, id, { version, owner_id: by.support.operatorId });
    expect(fieldsOf(given)).toEqual(['owner_id']);
    expect((await take(by.compliance, id, version)).status).toBe(200);
  });

  it('has its subject in the language of whoever reads it', async () => {
    const id = await app.work.command({ actor: systemActor, dateShiftDays: 0, requestId: null }, (ctx) =>
      openCase(ctx, {
        ...{ kind: 'alert', subject: message('case_subject_related_party'), priority: 'high', note: null },
        ...{ customerId: null, links: [], operatorId: null },
      }),
    );
    const { headers } = by.compliance;
    const inMalay = { ...headers, 'accept-language': 'ms' };
    const listed = async (as: Headers) =>
      (await call(app, 'operatorCases', { headers: as, query: { limit: '100' } })).body.items.find(
        (one) => one.id === id,
      )?.subject;
    expect([await listed(headers), await listed(inMalay)]).toEqual(['Related party', 'Pihak berkaitan']);
    expect((await readCase(app, inMalay, id)).subject).toBe('Pihak berkaitan');
  });

  it('cannot be opened by hand', async () => {
    expect(fieldsOf(await open(by.compliance.headers, { kind: 'alert' }))).toEqual(['kind']);
  });
});

describe('the lists', () => {
  const list = (query: object, headers = by.support.headers) =>
    call(app, 'operatorCases', { headers, query: { limit: '100', ...query } as never });
  const listed = async (query: object, headers = by.support.headers) =>
    (await list(query, headers)).body.items.map(({ id }) => id);
  const fileOf = async (query: string, { headers }: SignedInOperator) => {
    const url = `${app.config.API_BASE}/operator/cases/file${query}`;
    const { statusCode, payload } = await app.app.inject({ method: 'GET', url, headers });
    return { status: statusCode, text: payload, lines: payload.trim().split('\r\n') };
  };

  it.each([
    ['kind', { kind: 'party' }],
    ['priority', { priority: 'urgent' }],
    ['owner', { owner: 'you' }],
    ['sort', { sort: 'subject' }],
    ['to', { from: '2026-11-02', to: '2026-11-01' }],
    ['cursor', { cursor: 'abc' }],
    ['cursor', { cursor: Buffer.from('["2026-01-01","x"]').toString('base64url') }],
  ])('reject a wrong %s', async (field, query) => {
    const answer = await list(query);
    expect([answer.status, fieldsOf(answer)]).toEqual([422, [field]]);
  });

  it('narrow by kind, priority, owner and day, and go on page by page in every order', async () => {
    const [first, second, third] = [
      await opened({ priority: 'low', kind: 'exception' }),
      await opened({ priority: 'high', kind: 'exception' }),
      await opened({ priority: 'normal', kind: 'exception' }),
    ];
    await take(by.finance, second.id, second.version);
    const all = await listed({ kind: 'exception' });
    expect(all).toEqual(expect.arrayContaining([first.id, second.id, third.id]));
    expect(await listed({ kind: 'exception', priority: 'low' })).toContain(first.id);
    expect(await listed({ kind: 'exception', priority: 'low' })).not.toContain(second.id);
    expect(await listed({ kind: 'exception', owner: by.finance.operatorId })).toEqual([second.id]);
    expect(await listed({ kind: 'exception', owner: 'me' }, by.finance.headers)).toEqual([second.id]);
    expect(await listed({ kind: 'exception', owner: 'nobody' })).not.toContain(second.id);
    expect(await listed({ from: addDays(malaysiaDay(app.work.clock.now()), 1) })).toEqual([]);
    const [priorities] = [await listed({ kind: 'exception', sort: 'priority' })];
    expect(priorities.indexOf(second.id)).toBeLessThan(priorities.indexOf(third.id));
    expect(priorities.indexOf(third.id)).toBeLessThan(priorities.indexOf(first.id));
    for (const sort of ['due', 'opened', 'priority', 'closed']) {
      const walked: string[] = [];
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const query = { kind: 'exception', sort, limit: '1', ...(cursor !== undefined && { cursor }) };
        const { body } = await list(query);
        walked.push(...body.items.map(({ id }) => id));
        cursor = body.next_cursor;
      }
      expect([sort, ...walked].sort()).toEqual([sort, ...all].sort());
      expect(walked).toEqual(await listed({ kind: 'exception', sort }));
    }
  });

  it('name the operators who may own a case', async () => {
    const { owners } = (await list({})).body;
    expect(owners).toContainEqual({ id: by.finance.operatorId, name: 'Of finance' });
    expect(owners.map(({ id }) => id)).not.toContain(by.administrator.operatorId);
  });

  it('are files without what is written in a case, or whose kind the operator may not see', async () => {
    const id = await alert(customer.userId);
    const { number } = await readCase(app, by.compliance.headers, id);
    const { number: other } = await opened({ subject: '=1+1' });
    const file = await fileOf('?sort=opened', by.support);
    expect(file.text).toContain(other);
    expect(file.text).toContain("'=1+1");
    expect(file.text).not.toContain(number);
    expect(file.text).not.toContain('The bank called about it.');
    expect((await fileOf('?kind=alert', by.compliance)).text).toContain(number);
    expect((await fileOf('?kind=alert', by.support)).lines).toHaveLength(1);
    expect((await fileOf('?knd=alert', by.support)).status).toBe(422);
    expect((await fileOf('', by.onboarding)).status).toBe(403);
  });
});

describe('a case by hand is rejected', () => {
  it.each([
    ['an unknown kind', { kind: 'party' }, 'kind'],
    ['no subject', { subject: '' }, 'subject'],
    ['no note', { note: ' ' }, 'note'],
    ['an unknown priority', { priority: 'urgent' }, 'priority'],
    ['a customer who is none', { customer_id: NOBODY }, 'customer_id'],
    ['no id of a customer', { customer_id: 'me' }, 'customer_id'],
    ['a link of an unknown kind', { links: [{ kind: 'moon', reference: '1' }] }, 'links.0.kind'],
    ['a link to nothing', { links: [{ kind: 'note', reference: 'N-0000-0000' }] }, 'links.0.reference'],
    ['a payment that is none', { links: [{ kind: 'payment', reference: 'T-X' }] }, 'links.0.reference'],
    ['a payout that is none', { links: [{ kind: 'payout', reference: 'T-X' }] }, 'links.0.reference'],
    ['no application', { links: [{ kind: 'application', reference: '%' }] }, 'links.0.reference'],
    ['a proposal that is none', { links: [{ kind: 'approval', reference: NOBODY }] }, 'links.0.reference'],
    ['too many links', { links: Array(11).fill({ kind: 'note', reference: 'N' }) }, 'links'],
  ])('with %s', async (_case, change, field) => {
    const rejected = await open(by.support.headers, change);
    expect([rejected.status, fieldsOf(rejected)]).toEqual([422, [field]]);
  });

  it('by a link to a customer for roles that read none', async () => {
    const links = [{ kind: 'customer', reference: customer.userId }];
    expect(fieldsOf(await open(by.credit.headers, { links }))).toEqual(['links.0.reference']);
    expect((await open(by.support.headers, { links })).body.case.links).toMatchObject([
      { id: customer.userId },
    ]);
  });
});

describe('a case by hand', () => {
  it('has a number, a due time of its kind, its links and its first note', async () => {
    const issuer = await approvedIssuer(app);
    const note = await issuedNote(app, issuer, [
      { investor: await fundedInvestor(app, 1), amount: '10000.00' },
    ]);
    const one = await opened({
      ...{ kind: 'late_note', priority: 'high', customer_id: issuer.userId },
      links: [{ kind: 'note', reference: note.id }],
    });
    expect(one).toMatchObject({
      ...{ kind: 'late_note', priority: 'high', state: 'open', owner: null, is_overdue: false, version: 1 },
      ...{ customer: { id: issuer.userId }, opened_by: 'Of support' },
      links: [{ kind: 'note', id: note.id }],
      entries: [{ kind: 'note', author: 'Of support', text: 'The bank called about it.' }],
      history: [{ action: 'case.opened' }],
    });
    expect(Date.parse(one.due_at ?? '') - Date.parse(one.opened_at)).toBe(48 * 3_600_000);
    expect(one.can).toMatchObject({ take: true, answer: false, close: true });
    const answered = await act('operatorAnswerCase', by.support.headers, one.id, {
      version: 1,
      text: 'Hello',
    });
    expect(answered.error.code).toBe('wrong_state');
  });

  it.each([
    ['complaint', 24],
    ['data_request', 72],
    ['message', 24],
    ['exception', 48],
    ['other', 48],
  ])('of kind %s is due after %d hours', async (kind, hours) => {
    const { due_at: due, opened_at: at } = await opened({ kind });
    expect(Date.parse(due ?? '') - Date.parse(at)).toBe(hours * 3_600_000);
  });
});

describe('acts', () => {
  it('at a version that is not the last one are told to read what is new', async () => {
    const id = await freshConversation();
    const { version } = await readCase(app, by.support.headers, id);
    expect((await take(by.support, id, version)).status).toBe(200);
    for (const name of actNames) {
      const late = await act(name, by.finance.headers, id, { version, ...acts[name] });
      expect([name, late.status, late.error.code]).toEqual([name, 409, 'case_changed']);
      expect(late.error.message).toMatch(/Please read what is new/);
    }
    expect((await act('operatorNoteCase', by.finance.headers, id, { text: 'Still noted' })).status).toBe(200);
  });

  it('at once succeed once', async () => {
    const id = await freshConversation();
    const { version } = await readCase(app, by.support.headers, id);
    const both = await Promise.all([by.support, by.finance].map((one) => take(one, id, version)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('are rejected with a bad field, and after the end', async () => {
    const { id, version } = await opened();
    const { headers } = by.support;
    const bad: readonly [Act, object, string][] = [
      ['operatorAssignCase', { version: 0, owner_id: null }, 'version'],
      ['operatorAssignCase', { version, owner_id: 'x' }, 'owner_id'],
      ['operatorAssignCase', { version, owner_id: NOBODY }, 'owner_id'],
      ['operatorAssignCase', { version, owner_id: by.onboarding.operatorId }, 'owner_id'],
      ['operatorAssignCase', { version, owner_id: by.administrator.operatorId }, 'owner_id'],
      ['operatorSetCasePriority', { version, priority: 'urgent' }, 'priority'],
      ['operatorAnswerCase', { version, text: '' }, 'text'],
      ['operatorCloseCase', { version, reason: 'tired' }, 'reason'],
      ['operatorCloseCase', { version, reason: 'resolved', resolution: { kind: 'x' } }, 'resolution.kind'],
      ['operatorCloseCase', { version, reason: 'resolved', resolution: complaintResolution() }, 'resolution'],
    ];
    for (const [name, body, field] of bad) {
      expect([name, fieldsOf(await act(name, headers, id, body))]).toEqual([name, [field]]);
    }
    const closed = await act('operatorCloseCase', headers, id, { version, reason: 'duplicate' });
    expect(closed.body.case).toMatchObject({ state: 'closed', close_reason: 'duplicate', due_at: null });
    for (const name of actNames) {
      const after = await act(name, headers, id, { version: closed.body.case.version, ...acts[name] });
      expect([name, after.error.code]).toEqual([name, 'case_closed']);
    }
  });

  it('lead a complaint from the team to its end, each an event without a word of it', async () => {
    const person = await registerUser(app);
    const id = await conversationOf(app, person.headers, { text: 'Where is the giraffe?' });
    const { support, finance } = by;
    expect(await idsIn('team', finance.headers)).toContain(id);
    expect(await idsIn('mine', support.headers)).not.toContain(id);
    let one = (await take(support, id, 1)).body.case;
    expect(one.owner?.id).toBe(support.operatorId);
    expect(await idsIn('mine', support.headers)).toContain(id);
    await act('operatorNoteCase', support.headers, id, { text: 'giraffe: to finance' });
    const priority = { version: one.version, priority: 'high' };
    one = (await act('operatorSetCasePriority', support.headers, id, priority)).body.case;
    const text = 'The giraffe is on its way';
    one = (await act('operatorAnswerCase', support.headers, id, { version: one.version, text })).body.case;
    expect(one).toMatchObject({ state: 'waiting', due_at: null, priority: 'high' });
    await call(app, 'userReplyToConversation', {
      ...{ headers: person.headers, params: { id } },
      body: { text: 'Thank you' },
    });
    one = await readCase(app, support.headers, id);
    expect(one).toMatchObject({ state: 'open', is_overdue: false });
    const given = { version: one.version, owner_id: finance.operatorId };
    one = (await act('operatorAssignCase', support.headers, id, given)).body.case;
    expect(await idsIn('mine', finance.headers)).toContain(id);
    const reason = { version: one.version, reason: 'resolved' };
    const bare = await act('operatorCloseCase', finance.headers, id, reason);
    expect(bare.error.code).toBe('case_resolution_required');
    const resolution = complaintResolution();
    one = (await act('operatorCloseCase', finance.headers, id, { ...reason, resolution })).body.case;
    expect(one.resolution).toEqual(resolution);
    expect(await idsIn('closed', support.headers)).toContain(id);
    expect(await idsIn('team', support.headers)).not.toContain(id);
    expect(one.history.map(({ action, to }) => [action, to]).reverse()).toEqual([
      ['case.opened', null],
      ['case.assigned', 'Of support'],
      ['case.noted', null],
      ['case.prioritised', 'high'],
      ['case.answered', null],
      ['case.customer_wrote', null],
      ['case.assigned', 'Of finance'],
      ['case.closed', 'resolved'],
    ]);
    expect(one.entries.map(({ kind }) => kind)).toEqual(['customer', 'note', 'answer', 'customer']);
    const rows = await app.database.reader.db.selectFrom('audit_events').selectAll().execute();
    expect(JSON.stringify(rows.map(({ before, after, reason }) => [before, after, reason]))).not.toContain(
      'giraffe',
    );
  });
});

describe('lists and counts', () => {
  it('show what is overdue, until the customer is answered', async () => {
    const id = await freshConversation();
    const later = addDays(malaysiaDay(app.work.clock.now()), 2);
    const headers = dated(by.support.headers, later);
    expect(await idsIn('overdue', by.support.headers)).not.toContain(id);
    expect(await idsIn('overdue', headers)).toContain(id);
    const { version } = await readCase(app, headers, id);
    await act('operatorAnswerCase', headers, id, { version, text: 'Sorry' });
    expect(await idsIn('overdue', headers)).not.toContain(id);
  });

  it('count what is open and mine or of nobody', async () => {
    const before = await waitingFor(by.credit.headers);
    const { id, version } = await opened();
    expect(await waitingFor(by.credit.headers)).toBe(before + 1);
    await take(by.support, id, version);
    expect(await waitingFor(by.credit.headers)).toBe(before);
    expect(await waitingFor(by.onboarding.headers)).toBe(0);
  });

  it('turn pages without losing or repeating one', async () => {
    const { headers } = by.support;
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const query: Record<string, string> = { tab: 'team', limit: '3', ...(cursor && { cursor }) };
      const { body } = await call(app, 'operatorCases', { headers, query });
      seen.push(...body.items.map(({ id }) => id));
      cursor = body.next_cursor;
    } while (cursor !== null);
    expect(seen).toEqual(await idsIn('team', headers));
    expect(new Set(seen).size).toBe(seen.length);
  });
});

it('frees the cases of an operator who is disabled', async () => {
  const leaving = await signInOperator(app, ['support'], 'Leaving Soon');
  const { id, version } = await opened();
  await take(leaving, id, version);
  await proposeAndApprove(app, { kind: 'operator_disable', subjectId: leaving.operatorId, after: {} });
  expect((await readCase(app, by.support.headers, id)).owner).toBeNull();
});
