import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { alertCase, newCase, readCase } from '../../../test/builders/cases.ts';
import { fundedInvestor, issuedNote } from '../../../test/builders/financing.ts';
import { call, type Headers, xhr } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { approvedIssuer } from '../../../test/builders/onboarding.ts';
import { systemActor } from '../../platform/context.ts';
import { openCase } from './public.ts';

const NOBODY = '0194b6f0-0000-7000-8000-000000000001';

let app: TestApp;
let support: SignedInOperator;
let note: { readonly id: string; readonly number: string };
let issuerId: string;
beforeAll(async () => {
  app = await createTestApp();
  support = await signInOperator(app, ['support'], 'Siti Support');
  const issuer = await approvedIssuer(app);
  issuerId = issuer.userId;
  const { id } = await issuedNote(app, issuer, [
    { investor: await fundedInvestor(app, 1), amount: '10000.00' },
  ]);
  const row = await app.database.reader.db
    .selectFrom('notes')
    .select('number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  note = { id, number: row.number };
}, 60_000);
afterAll(() => app.finish());

const opened = async (change: object = {}) =>
  (await call(app, 'operatorOpenCase', { headers: support.headers, body: newCase(change) })).body.case;
const link = (id: string, body: object, headers: Headers = support.headers) =>
  call(app, 'operatorLinkCase', { headers, params: { id }, body });
const unlink = (id: string, body: object, headers: Headers = support.headers) =>
  call(app, 'operatorUnlinkCase', { headers, params: { id }, body });
const toNote = (version: number) => ({ version, kind: 'note', reference: note.number });
const fieldsOf = ({ error }: { readonly error: { readonly errors?: object } }) =>
  Object.keys(error.errors ?? {});

describe('links are neither added nor removed', () => {
  it('by guests, by who only reads, and in a case that is not to be known of', async () => {
    const { id, version } = await opened();
    const administrator = await signInOperator(app, ['administrator']);
    const removal = { version, kind: 'note', object_id: note.id };
    expect([(await link(id, toNote(version), xhr)).status, (await unlink(id, removal, xhr)).status]).toEqual([
      401, 401,
    ]);
    expect((await link(id, toNote(version), administrator.headers)).error.code).toBe('role');
    expect((await unlink(id, removal, administrator.headers)).error.code).toBe('role');
    for (const target of [await alertCase(app), NOBODY]) {
      expect((await link(target, toNote(1))).error.code).toBe('not_found');
      expect((await unlink(target, { ...removal, version: 1 })).error.code).toBe('not_found');
    }
  });

  it.each([
    ['an unknown kind', { kind: 'moon', reference: 'N' }, 'kind'],
    ['no reference', { kind: 'note', reference: '' }, 'reference'],
    ['nothing by that number', { kind: 'note', reference: 'N-0000-0000' }, 'reference'],
    ['a proposal that is none', { kind: 'approval', reference: NOBODY }, 'reference'],
  ])('to %s', async (_case, change, field) => {
    const { id, version } = await opened();
    const rejected = await link(id, { version, ...change });
    expect([rejected.status, fieldsOf(rejected)]).toEqual([422, [field]]);
  });

  it('to a customer by roles that read none', async () => {
    const credit = await signInOperator(app, ['credit']);
    const { id, version } = await opened();
    const rejected = await link(id, { version, kind: 'customer', reference: issuerId }, credit.headers);
    expect(fieldsOf(rejected)).toEqual(['reference']);
  });

  it('twice, at an old version, at once, or after the end', async () => {
    const { id, version } = await opened();
    const both = await Promise.all([link(id, toNote(version)), link(id, toNote(version))]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await link(id, toNote(version))).error.code).toBe('case_changed');
    expect(fieldsOf(await link(id, toNote(version + 1)))).toEqual(['reference']);
    const removal = { kind: 'note', object_id: note.id };
    const removed = await Promise.all([1, 2].map(() => unlink(id, { ...removal, version: version + 1 })));
    expect(removed.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await unlink(id, { ...removal, version: version + 2 })).error.code).toBe('not_found');
    await call(app, 'operatorCloseCase', {
      ...{ headers: support.headers, params: { id } },
      body: { version: version + 2, reason: 'resolved' },
    });
    expect((await link(id, toNote(version + 3))).error.code).toBe('case_closed');
    expect((await unlink(id, { ...removal, version: version + 3 })).error.code).toBe('case_closed');
  });

  it('beyond ten', async () => {
    const links = Array.from({ length: 10 }, (_one, at) => ({
      ...{ kind: 'application' as const, id: `0194b6f0-0000-7000-8000-00000000010${at}` },
      label: `A-${at}`,
    }));
    const id = await app.work.command({ actor: systemActor, dateShiftDays: 0, requestId: null }, (ctx) =>
      openCase(ctx, {
        ...{ kind: 'other', subject: 'Many', priority: 'normal', note: null, customerId: null, links },
        operatorId: null,
      }),
    );
    expect(fieldsOf(await link(id, toNote(1)))).toEqual(['reference']);
  });

  it('where the platform opened the case for it', async () => {
    const id = await app.work.command({ actor: systemActor, dateShiftDays: 0, requestId: null }, (ctx) =>
      openCase(ctx, {
        ...{ kind: 'exception', subject: 'A difference', priority: 'normal', note: null, customerId: null },
        ...{ links: [{ kind: 'note', id: note.id, label: note.number }], operatorId: null },
      }),
    );
    expect((await readCase(app, support.headers, id)).links).toMatchObject([{ is_permanent: true }]);
    const rejected = await unlink(id, { version: 1, kind: 'note', object_id: note.id });
    expect([rejected.error.code, rejected.error.message]).toEqual([
      'wrong_state',
      'The case was opened for this, so it stays linked.',
    ]);
  });
});

it('a link is added and removed later, and the history has both without a name', async () => {
  const { id, version } = await opened({ customer_id: issuerId });
  const linked = await link(id, toNote(version));
  expect(linked.body.case.links).toEqual([
    { kind: 'note', id: note.id, label: note.number, is_permanent: false },
  ]);
  const second = await link(id, {
    ...{ version: linked.body.case.version, kind: 'customer', reference: issuerId },
  });
  const name = second.body.case.links.find(({ kind }) => kind === 'customer')?.label ?? '?';
  const last = await unlink(id, {
    ...{ version: second.body.case.version, kind: 'note', object_id: note.id },
  });
  expect(last.body.case.links.map(({ kind }) => kind)).toEqual(['customer']);
  expect(last.body.case.history.map(({ action, to }) => [action, to]).reverse()).toEqual([
    ['case.opened', null],
    ['case.linked', note.number],
    ['case.linked', 'customer'],
    ['case.unlinked', note.number],
  ]);
  const events = await app.database.reader.db
    .selectFrom('audit_events')
    .selectAll()
    .where('subject_id', '=', id)
    .execute();
  expect(JSON.stringify(events)).not.toContain(name);
});
