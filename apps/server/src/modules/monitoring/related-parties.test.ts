import { addDays, malaysiaDay } from '@titian/finance/calendar';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { newMyKad } from '../../../test/builders/application-forms.ts';
import { fundedInvestor, issuedNote } from '../../../test/builders/financing.ts';
import { call } from '../../../test/builders/http.ts';
import { type SignedInOperator, signInOperator } from '../../../test/builders/identity.ts';
import { alertsOf, changedRule } from '../../../test/builders/monitoring.ts';
import {
  type ApprovedInvestor,
  type ApprovedIssuer,
  approvedIssuer,
} from '../../../test/builders/onboarding.ts';
import { dated } from '../../../test/builders/operators.ts';
import { systemActor } from '../../platform/context.ts';
import { identityHash, identityKey } from '../onboarding/public.ts';
import { evaluateDay } from './commands/evaluate-day.ts';

let app: TestApp;
let compliance: SignedInOperator;
beforeAll(async () => {
  app = await createTestApp();
  compliance = await signInOperator(app, ['compliance']);
}, 120_000);
afterAll(() => app.finish());

const related = async ({ userId }: ApprovedInvestor) =>
  (await alertsOf(app, compliance.headers, userId)).filter(({ rule }) => rule === 'related_party');
const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };
/** Notes are open to every investor on the day after they are listed. */
const investedOn = () => addDays(malaysiaDay(app.work.clock.now()), 1);
const evaluateInvested = () => evaluateDay(app.work, scope, investedOn());
const read = async (id: string) =>
  (await call(app, 'operatorAlert', { headers: compliance.headers, params: { id } })).body.alert;

/** An investor and an issuer whose note it backs, related by a change before that. */
async function invest(
  relate: (investor: ApprovedInvestor, issuer: ApprovedIssuer) => Promise<unknown>,
  fields: Record<string, string> = {},
) {
  const [investor, issuer] = [await fundedInvestor(app, 1), await approvedIssuer(app)];
  await relate(investor, issuer);
  await issuedNote(app, issuer, [{ investor, amount: '10000.00' }], { fields });
  await evaluateInvested();
  return { investor, issuer };
}

/** Data that customers cannot have by themselves within one test, such as each other's devices. */
const run = (statement: ReturnType<typeof sql>) =>
  app.work.command(scope, (ctx) => statement.execute(ctx.tx.db));

describe('an investment in a note of a related issuer', () => {
  it('raises nothing where nobody is related', async () => {
    const { investor } = await invest(async () => undefined);
    expect(await related(investor)).toEqual([]);
  });

  it('by a director raises one alert with a case of compliance, once', async () => {
    const { investor, issuer } = await invest(({ userId }, { userId: issuerId }) =>
      run(sql`update company_people set identity_hash = (select identity_hash from investors where user_id = ${userId})
        where user_id = ${issuerId} and role = 'director'`),
    );
    await evaluateInvested();
    const [alert, ...others] = await related(investor);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({ amount: '10000.00', severity: 'high', state: 'open' });
    const page = await read(alert?.id ?? '');
    expect(page.related).toEqual([expect.objectContaining({ id: issuer.userId, bases: ['person'] })]);
    expect(page.movements.map(({ kind, amount }) => [kind, amount])).toEqual([['investment', '-10000.00']]);
    const support = await signInOperator(app, ['support']);
    const params = { id: page.case.id };
    expect((await call(app, 'operatorCase', { headers: support.headers, params })).status).toBe(404);
    await app.verifyLedger();
  });

  it('by a guarantor raises an alert', async () => {
    const { identity_type: type, identity_number: number } = newMyKad();
    const guarantors = JSON.stringify([
      { name: 'Lim Siew Ling', identity_type: type, identity_number: number },
    ]);
    const { investor } = await invest(
      ({ userId }) =>
        app.work.command(scope, (ctx) => {
          const hash = identityHash(ctx, identityKey(type, number, ''));
          return sql`update investors set identity_hash = ${hash} where user_id = ${userId}`.execute(
            ctx.tx.db,
          );
        }),
      { guarantors },
    );
    const [alert] = await related(investor);
    expect((await read(alert?.id ?? '')).related[0]?.bases).toEqual(['guarantor']);
  });

  it('from a shared bank account and device raises an alert', async () => {
    const { investor } = await invest(async ({ userId }, { userId: issuerId }) => {
      await run(sql`update bank_accounts b set number_hash = a.number_hash, bic = a.bic from bank_accounts a
        where a.user_id = ${userId} and b.user_id = ${issuerId}`);
      await run(sql`insert into familiar_devices (subject_kind, subject_id, token_hash, last_seen_at)
        select 'user', owner::uuid, '\\x01'::bytea, now() from unnest(array[${userId}, ${issuerId}]) owner`);
    });
    const [alert] = await related(investor);
    expect((await read(alert?.id ?? '')).related[0]?.bases).toEqual(['bank_account', 'device']);
  });

  it('is counted by a back-test that raises nothing', async () => {
    const headers = dated(compliance.headers, addDays(investedOn(), 1));
    const body = changedRule({ kind: 'related_party', amount: '10000.01' }) as never;
    const { status, body: answer } = await call(app, 'operatorBacktest', { headers, body });
    expect([status, answer.alerts, answer.alerts_in_force]).toEqual([200, 0, 3]);
  });
});
