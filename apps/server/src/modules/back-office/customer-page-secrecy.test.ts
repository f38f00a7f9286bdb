import { customerListNames } from '@titian/contracts/customer-page';
import { type OperatorRole, operatorRoleNames } from '@titian/contracts/operator-roles';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { investorForm } from '../../../test/builders/application-forms.ts';
import { call } from '../../../test/builders/http.ts';
import { registerUser, type SignedInUser, signInOperator } from '../../../test/builders/identity.ts';
import { applicationOf, submitInvestor } from '../../../test/builders/onboarding.ts';
import { operatorPair, proposeAndApprove } from '../../../test/builders/operators.ts';
import { restrict, SECRET } from '../../../test/builders/restrictions.ts';
import { systemActor } from '../../platform/context.ts';
import { openCase } from '../cases/public.ts';

const LISTED = 'Bakri bin Sulong';
const HIT_REASON = 'The birthday is the listed one';
const ALERT = 'Structured top-ups';

let app: TestApp;
let suspect: SignedInUser;
let restricted: SignedInUser;
beforeAll(async () => {
  app = await createTestApp();
  await proposeAndApprove(app, {
    ...{ kind: 'screening_list_change', subjectId: null },
    after: {
      ...{ listed_on: '2026-01-05', remove: [] },
      add: [{ kind: 'person', name: LISTED, source: 'UN 1267 list' }],
    },
  });
  suspect = await registerUser(app);
  await submitInvestor(app, suspect, investorForm({ full_name: LISTED }));
  const { maker } = await operatorPair(app);
  const hits = await call(app, 'operatorScreeningHits', { headers: maker.headers });
  await proposeAndApprove(app, {
    ...{ kind: 'screening_clearance', subjectId: hits.body.items[0]?.id ?? '', reason: HIT_REASON },
    after: { decision: 'confirmed' },
  });
  restricted = await registerUser(app);
  await restrict(app, restricted);
  await app.work.command({ actor: systemActor, dateShiftDays: 0, requestId: null }, (ctx) =>
    openCase(ctx, {
      ...{ kind: 'alert', subject: ALERT, priority: 'high', note: 'Nine just below the limit' },
      ...{ customerId: suspect.userId, links: [], operatorId: null },
    }),
  );
}, 60_000);
afterAll(() => app.finish());

/** All that an operator of a role reads on the page of a customer. */
async function readAll(role: OperatorRole, customer: SignedInUser): Promise<string> {
  const { headers } = await signInOperator(app, [role]);
  const params = { id: customer.userId };
  const answers: { readonly body: unknown }[] = [
    await call(app, 'operatorCustomer', { headers, params }),
    await call(app, 'operatorCustomerDocuments', { headers, params }),
    await call(app, 'operatorCustomerCompany', { headers, params }),
    await call(app, 'operatorCustomerMoney', { headers, params }),
    await call(app, 'operatorCustomerSecurity', { headers, params }),
    await call(app, 'operatorCustomerLinks', { headers, params }),
  ];
  for (const list of customerListNames) {
    const query = { limit: '100' };
    answers.push(await call(app, 'operatorCustomerRecords', { headers, params: { ...params, list }, query }));
  }
  return JSON.stringify(answers.map(({ body }) => body));
}

it('leaves an alert and what a screening led to with compliance, and the cause of a restriction with overseers', async () => {
  expect(await applicationOf(app, suspect)).not.toBe('');
  const found: Record<string, readonly boolean[]> = {};
  for (const role of operatorRoleNames) {
    const text = (await readAll(role, suspect)) + (await readAll(role, restricted));
    found[role] = [text.includes(ALERT), text.includes(HIT_REASON), text.includes(SECRET)];
  }
  expect(found).toEqual({
    compliance: [true, true, true],
    administrator: [false, false, true],
    auditor: [false, false, false],
    ...{ support: [false, false, false], onboarding: [false, false, false] },
    ...{ credit: [false, false, false], finance: [false, false, false] },
  });
});

it('says nothing of it in the data that the customer takes along', async () => {
  const { headers } = suspect;
  const { body } = await call(app, 'userConversations', { headers });
  expect(JSON.stringify(body)).not.toContain(ALERT);
});
