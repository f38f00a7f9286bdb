import type { EndpointName } from '@titian/contracts/endpoints/all';
import { type OperatorRole, operatorRoleNames } from '@titian/contracts/operator-roles';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { investorForm } from '../../../test/builders/application-forms.ts';
import { call, type Headers } from '../../../test/builders/http.ts';
import { registerUser, signInOperator } from '../../../test/builders/identity.ts';
import { approval, submitInvestor } from '../../../test/builders/onboarding.ts';
import {
  answersOf,
  NOT_REACHED,
  operatorReads,
  type ReadableWorld,
  readableWorld,
} from '../../../test/builders/operator-reads.ts';
import { operatorPair, propose } from '../../../test/builders/operators.ts';
import { startHttpServer, type TestServer } from '../../gateways/testing/http-server.ts';

let bank: TestServer;
let app: TestApp;
let world: ReadableWorld;
const operators = new Map<OperatorRole, Headers>();
beforeAll(async () => {
  bank = await startHttpServer();
  bank.respond(() => ({ body: JSON.stringify({ status: 'name_unavailable', holder_name: null }) }));
  app = await createTestApp({ PAYOUT_BASE_URL: bank.url, LOG_LEVEL: 'silent' });
  world = await readableWorld(app);
  for (const role of operatorRoleNames) {
    operators.set(role, (await signInOperator(app, [role])).headers);
  }
}, 120_000);
afterAll(async () => {
  await app.finish();
  await bank.stop();
});

/** Answers that hold whole numbers by intent, and why. */
const WHOLE: Partial<Record<EndpointName, string>> = {
  operatorPayoutBatchFile: 'the file that finance hands to the bank; every reading of it is in the audit log',
};

describe('no operator reads a whole identity or account number unasked', () => {
  it.each(operatorReads)('%s', async (name) => {
    const found = new Set<string>();
    let answered = 0;
    for (const [role, headers] of operators) {
      const answers = await answersOf(world, name, headers);
      answered += answers.length;
      const text = answers.join('\n');
      for (const one of world.subjects.numbers.filter(({ value }) => text.includes(value))) {
        found.add(`${role}: ${one.subject} ${one.field}`);
      }
    }
    expect({ name, answered: answered > 0 }).toEqual({ name, answered: !(name in NOT_REACHED) });
    expect({ name, found: [...found].length > 0 }).toEqual({ name, found: name in WHOLE });
    if (name === 'operatorPayoutBatchFile') {
      expect([...found].filter((one) => !one.startsWith('finance: '))).toEqual([]);
    }
  });

  it('and every number is one that is there to be found', async () => {
    const headers = operators.get('compliance') ?? {};
    for (const { value, ...overrides } of world.subjects.numbers) {
      const reason = 'To prove that it is there to be found';
      const answer = await call(app, 'operatorRevealNumber', {
        headers,
        body: { ...overrides, reason } as never,
      });
      expect(answer.body.value).toBe(value);
    }
  });
});

describe('a checker of a proposal', () => {
  it('sees its numbers whole, with the proposal as the recorded reason; its maker and other roles do not', async () => {
    const user = await registerUser(app);
    const form = investorForm();
    const applicationId = await submitInvestor(app, user, form);
    const { maker, checker } = await operatorPair(app);
    const seen = async (headers: Headers) => {
      const { body } = await call(app, 'operatorApplication', { headers, params: { id: applicationId } });
      return [body.application.numbers, body.application.data.identity_number];
    };
    const masked = ['masked', `•••• ${form.identity_number?.slice(-4)}`];
    expect(await seen(checker.headers)).toEqual(masked);
    const subjectId = applicationId;
    const proposal = await propose(app, { kind: 'application_decision', subjectId, after: approval });
    expect(await seen(checker.headers)).toEqual(['whole', form.identity_number]);
    expect(await seen(maker.headers)).toEqual(masked);
    expect(await seen(operators.get('compliance') ?? {})).toEqual(masked);
    const { params, headers } = { params: { id: proposal }, headers: checker.headers };
    expect((await call(app, 'operatorApprove', { headers, params, body: {} })).status).toBe(200);
    expect(await seen(checker.headers)).toEqual(masked);
    const openings = await app.database.reader.db
      .selectFrom('audit_events')
      .select(['actor_id', 'after', 'reason'])
      .where('action', '=', 'application.viewed')
      .where('subject_id', '=', applicationId)
      .orderBy('id')
      .execute();
    expect(openings).toHaveLength(5);
    expect(openings.filter(({ reason }) => reason !== null)).toEqual([
      {
        actor_id: checker.operatorId,
        after: { numbers: 'whole' },
        reason: `checking proposal ${proposal}`,
      },
    ]);
  });

  it.each([
    ['operatorFinancingApplication', 'financing.viewed'],
    ['operatorPremiumUpgrade', 'premium.viewed'],
    ['operatorCustomer', 'user.viewed'],
    ['operatorEkycReview', 'ekyc.viewed'],
  ] as const)('%s is in the audit log, once for each opening', async (name, action) => {
    const headers = operators.get('compliance') ?? {};
    const count = async () =>
      (
        await app.database.reader.db
          .selectFrom('audit_events')
          .select('id')
          .where('action', '=', action)
          .execute()
      ).length;
    const before = await count();
    const opened = (await answersOf(world, name, headers)).length;
    expect(opened).toBeGreaterThan(0);
    expect((await count()) - before).toBe(opened);
  });
});
