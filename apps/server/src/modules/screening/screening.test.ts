import type { OperatorRole } from '@titian/contracts/operator-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import {
  companyDocuments,
  companyForm,
  investorForm,
  newMyKad,
} from '../../../test/builders/application-forms.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser, signInOperator } from '../../../test/builders/identity.ts';
import { runJobs } from '../../../test/builders/jobs.ts';
import {
  applicationOf,
  approve,
  approvedInvestor,
  submitInvestor,
} from '../../../test/builders/onboarding.ts';
import { operatorPair, propose, proposeAndApprove } from '../../../test/builders/operators.ts';

let app: TestApp;
const PUBLISHED = '2026-01-05';

beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.finish());

const listChange = (changes: Record<string, unknown> = {}) => ({
  ...{ kind: 'screening_list_change', subjectId: null },
  after: { listed_on: PUBLISHED, add: [], remove: [], ...changes },
});

/** Puts names on the list, as two people of compliance do. */
const addNames = (...names: string[]) =>
  proposeAndApprove(
    app,
    listChange({ add: names.map((name) => ({ kind: 'person', name, source: 'UN 1267 list' })) }),
  );

async function proposing(
  kind: string,
  subjectId: string | null,
  after: unknown,
  roles: readonly OperatorRole[] = ['compliance'],
) {
  const operator = await signInOperator(app, roles);
  const about = subjectId === null ? {} : { subject_id: subjectId };
  const body = { kind, ...about, after, reason: 'I have looked at it' };
  return call(app, 'operatorPropose', { headers: operator.headers, body });
}

async function hits() {
  const { maker } = await operatorPair(app);
  return (await call(app, 'operatorScreeningHits', { headers: maker.headers, query: { limit: '100' } })).body
    .items;
}

const hitOf = async (name: string) => (await hits()).find((one) => one.name === name);

async function list() {
  const { maker } = await operatorPair(app);
  return (await call(app, 'operatorScreeningList', { headers: maker.headers, query: { limit: '100' } })).body
    .items;
}

async function applicant(fullName: string): Promise<SignedInUser & { id: string }> {
  const user = await registerUser(app);
  return { ...user, id: await submitInvestor(app, user, investorForm({ full_name: fullName })) };
}

const approval = { decision: 'Approved', without_ekyc: 'Seen at the counter' };
const decide = async (name: string, decision: 'cleared' | 'confirmed') =>
  proposeAndApprove(app, {
    ...{ kind: 'screening_clearance', subjectId: (await hitOf(name))?.id ?? '' },
    after: { decision },
  });

/** What the reviewer of an application reads before proposing. */
async function blockingNames(id: string) {
  const { maker } = await operatorPair(app);
  const answer = await call(app, 'operatorApplication', { headers: maker.headers, params: { id } });
  return answer.body.application.blocking_names;
}

describe('the list and the hits are closed', () => {
  it('to guests and to operators of another role', async () => {
    const finance = await signInOperator(app, ['finance']);
    for (const name of ['operatorScreeningHits', 'operatorScreeningList'] as const) {
      expect((await call(app, name)).status).toBe(401);
      expect((await call(app, name, { headers: finance.headers })).error.code).toBe('role');
    }
  });

  it('to changes by other roles than compliance', async () => {
    const onboarding = await signInOperator(app, ['onboarding']);
    for (const [kind, after] of [
      ['screening_list_change', { listed_on: PUBLISHED, add: [], remove: [] }],
      ['screening_clearance', { decision: 'cleared' }],
    ] as const) {
      const body = { kind, subject_id: onboarding.operatorId, after, reason: 'Fine' };
      const answer = await call(app, 'operatorPropose', { headers: onboarding.headers, body });
      expect([answer.status, answer.error.code]).toEqual([403, 'role']);
    }
  });
});

describe('a change of the list is rejected', () => {
  it.each([
    ['that changes nothing', {}, 'after.add'],
    [
      'of a day to come',
      { listed_on: '2099-01-01', add: [{ kind: 'person', name: 'A B', source: 'x' }] },
      'after.listed_on',
    ],
    ['that removes what is not on it', { remove: ['01890a5d-ac96-774b-bcce-b302099a8057'] }, 'after.remove'],
    ['without a source', { add: [{ kind: 'person', name: 'A B', source: '' }] }, 'after.add.0.source'],
    ['of an unknown kind', { add: [{ kind: 'ship', name: 'A B', source: 'x' }] }, 'after.add.0.kind'],
  ])('%s', async (_what, change, field) => {
    const answer = await proposing('screening_list_change', null, listChange(change).after);
    expect([answer.status, Object.keys(answer.error.errors ?? {})]).toEqual([422, [field]]);
  });

  it('that adds only names that are on it', async () => {
    await addNames('Twice Listed Person');
    const again = { kind: 'person', name: 'TWICE LISTED PERSON', source: 'another' };
    const answer = await proposing('screening_list_change', null, listChange({ add: [again] }).after);
    expect(Object.keys(answer.error.errors ?? {})).toEqual(['after.add']);
  });

  it('while another waits; the maker may not decide it, and a rejected one changes nothing', async () => {
    const add = [{ kind: 'person', name: 'Waiting Person Here', source: 'x' }];
    const waiting = await propose(app, listChange({ add }));
    expect((await proposing('screening_list_change', null, listChange({ add }).after)).error.code).toBe(
      'approval_pending',
    );
    const { maker, checker } = await operatorPair(app);
    const own = await call(app, 'operatorApprove', {
      headers: maker.headers,
      params: { id: waiting },
      body: {},
    });
    expect(own.error.code).toBe('same_operator');
    const no = { headers: checker.headers, params: { id: waiting }, body: { reason: 'Not published yet' } };
    expect((await call(app, 'operatorReject', no)).status).toBe(200);
    expect((await list()).some((one) => one.name === 'Waiting Person Here')).toBe(false);
  });
});

describe('the list', () => {
  it('takes names once, shows them, and gives them up as of a day', async () => {
    await addNames('Shown Once Person', 'shown once person', 'Shown Other Person');
    const shown = (await list()).filter((one) => one.name.startsWith('Shown'));
    expect(shown.map((one) => one.name).sort()).toEqual(['Shown Once Person', 'Shown Other Person']);
    expect(shown[0]).toMatchObject({
      ...{ kind: 'person', source: 'UN 1267 list', listed_on: PUBLISHED, removed_on: null },
      can: { remove: true },
    });
    await proposeAndApprove(app, listChange({ listed_on: '2026-02-01', remove: [shown[0]?.id] }));
    const after = (await list()).find((one) => one.id === shown[0]?.id);
    expect(after).toMatchObject({ removed_on: '2026-02-01', can: { remove: false } });
  });
});

describe('an applicant whose name is like a listed one', () => {
  it('is seen by compliance at once and cannot be approved until two of them clear the name', async () => {
    await addNames('Zulkarnain bin Hamdan');
    const person = await applicant('Mohd Zulkarnain Hamdan');
    expect(await hitOf('Mohd Zulkarnain Hamdan')).toMatchObject({
      ...{ user_id: person.userId, role: 'applicant', score: 93, state: 'open', found_by: 'submission' },
      ...{ listed: { name: 'Zulkarnain bin Hamdan' }, can: { clear: true, confirm: true } },
    });
    expect(await blockingNames(person.id)).toEqual(['Mohd Zulkarnain Hamdan']);
    const rejected = await proposing('application_decision', person.id, approval, ['onboarding']);
    expect([rejected.status, rejected.error.code]).toEqual([409, 'screening_hit']);
    expect(rejected.error.names).toEqual(['Mohd Zulkarnain Hamdan']);
    await decide('Mohd Zulkarnain Hamdan', 'cleared');
    expect(await blockingNames(person.id)).toEqual([]);
    expect(await hitOf('Mohd Zulkarnain Hamdan')).toMatchObject({
      ...{ state: 'cleared', decided_at: expect.any(String), can: { clear: false, confirm: true } },
    });
    await approve(app, person);
  });

  it('may still be sent back or rejected', async () => {
    await addNames('Rejected Anyway Person');
    const person = await applicant('Rejected Anyway Person');
    await proposeAndApprove(app, {
      ...{ kind: 'application_decision', subjectId: person.id },
      after: { decision: 'Rejected' },
    });
  });

  it('stays rejected once the name is confirmed, and a second decision of the same kind is rejected', async () => {
    await addNames('Confirmed Bad Person');
    const person = await applicant('Confirmed Bad Person');
    await decide('Confirmed Bad Person', 'confirmed');
    expect((await proposing('application_decision', person.id, approval, ['onboarding'])).error.code).toBe(
      'screening_hit',
    );
    const again = await proposing('screening_clearance', (await hitOf('Confirmed Bad Person'))?.id ?? '', {
      decision: 'confirmed',
    });
    expect(again.error.code).toBe('wrong_state');
  });

  it('is found at the approval where the list changed since, and the hit survives the rollback', async () => {
    const person = await applicant('Lately Listed Person');
    expect(await hitOf('Lately Listed Person')).toBeUndefined();
    await addNames('Lately Listed Person');
    const rejected = await proposing('application_decision', person.id, approval, ['onboarding']);
    expect(rejected.error.code).toBe('screening_hit');
    expect(await hitOf('Lately Listed Person')).toMatchObject({ found_by: 'approval', state: 'open' });
  });

  it('is found between proposal and approval: the proposal is stale', async () => {
    const person = await applicant('Meanwhile Listed Person');
    const waiting = await propose(app, {
      ...{ kind: 'application_decision', subjectId: person.id },
      after: approval,
    });
    await addNames('Meanwhile Listed Person');
    const { checker } = await operatorPair(app);
    const answer = await call(app, 'operatorApprove', {
      headers: checker.headers,
      params: { id: waiting },
      body: {},
    });
    expect(answer.error.code).toBe('approval_stale');
    expect(await hitOf('Meanwhile Listed Person')).toMatchObject({ found_by: 'approval' });
  });

  it('is free again when the name leaves the list', async () => {
    await addNames('Wrongly Listed Person');
    const person = await applicant('Wrongly Listed Person');
    const entry = (await list()).find((one) => one.name === 'Wrongly Listed Person');
    await proposeAndApprove(app, listChange({ remove: [entry?.id] }));
    expect(await hitOf('Wrongly Listed Person')).toMatchObject({ can: { clear: false, confirm: false } });
    await approve(app, person);
  });
});

describe('a company', () => {
  it('is screened with every person behind it', async () => {
    await addNames('Hidden Owner Person');
    await proposeAndApprove(
      app,
      listChange({ add: [{ kind: 'company', name: 'Kilang Terlarang Berhad', source: 'MOHA' }] }),
    );
    const user = await registerUser(app, { role: 'businessowner' });
    const { identity_type, identity_number } = newMyKad();
    const owner = { name: 'Hidden Owner Person', role: 'owner', share_percent: '40.00' };
    const answer = await call(app, 'companyApply', {
      headers: user.headers,
      body: companyForm('business', {
        company_name: 'Kilang Terlarang Sdn Bhd',
        directors: JSON.stringify([{ ...owner, identity_type, identity_number }]),
      }),
      files: await companyDocuments('business'),
    });
    expect(answer.status).toBe(200);
    const found = (await hits()).filter((one) => one.user_id === user.userId);
    expect(found.map((one) => [one.role, one.listed.name]).sort()).toEqual([
      ['company', 'Kilang Terlarang Berhad'],
      ['owner', 'Hidden Owner Person'],
    ]);
    const rejected = await proposing('application_decision', await applicationOf(app, user), approval, [
      'onboarding',
    ]);
    expect([...(rejected.error.names as string[])].sort()).toEqual([
      'Hidden Owner Person',
      'Kilang Terlarang Sdn Bhd',
    ]);
  });
});

describe('when the list changes', () => {
  it('every customer is compared with the new names, approved ones too, and twice does no harm', async () => {
    const { userId } = await approvedInvestor(app, { fullName: 'Approved Long Ago' });
    const approvalId = await addNames('Approved Long Ago');
    await runJobs(app, ['screen_customers']);
    expect(await hitOf('Approved Long Ago')).toMatchObject({
      ...{ user_id: userId, found_by: 'list_change', state: 'open' },
    });
    const before = (await hits()).length;
    const scope = { actor: { kind: 'system', id: null }, dateShiftDays: 0, requestId: null } as const;
    await app.jobs.screen_customers?.({ approval_id: approvalId }, scope);
    expect(await hits()).toHaveLength(before);
  });

  it('the start page counts what waits', async () => {
    const { maker } = await operatorPair(app);
    const open = (await hits()).filter((one) => one.state === 'open' && one.listed.removed_on === null);
    const { body } = await call(app, 'operatorCurrent', { headers: maker.headers });
    expect(body.counts.screening_hits).toBe(open.length);
  });
});

describe('freeze: a confirmed name', () => {
  it('freezes the money by itself; clearing it sets nothing free, and two people lift it only then', async () => {
    const name = 'Hamdan bin Sulaiman Al Frozen';
    const user = await approvedInvestor(app, { fullName: name });
    await addNames(name);
    await runJobs(app, ['screen_customers']);
    const money = async () => {
      const { maker } = await operatorPair(app);
      const answer = await call(app, 'operatorCustomer', {
        headers: maker.headers,
        params: { id: user.userId },
      });
      return answer.body.customer.money_restriction;
    };
    expect(await money()).toBe('none');
    await decide(name, 'confirmed');
    expect(await money()).toBe('frozen');
    const lifting = { kind: 'money_restriction', subjectId: user.userId, after: { level: 'none' } };
    await expect(propose(app, lifting)).rejects.toThrow('confirmed on the screening list');
    await decide(name, 'cleared');
    expect(await money()).toBe('frozen');
    await proposeAndApprove(app, lifting);
    expect(await money()).toBe('none');
  });
});
