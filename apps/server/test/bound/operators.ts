import { sql } from 'kysely';
import { insertCandidate } from '../../src/modules/operators/store.ts';
import type { Ctx } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { signInOperator } from '../builders/identity.ts';
import { changeByTwo } from '../builders/operator-accounts.ts';
import { operatorPair } from '../builders/operators.ts';
import { type BoundRow, type Made, OTHER_ID, row, sealedOnce } from './harness.ts';

/** The same bytes in every run, as the comparison of two runs needs them. */
async function sealOnce(ctx: Ctx, id: string, number: string): Promise<void> {
  const place = { table: 'operator_candidates', column: 'identity_enc', row: id } as const;
  await sql`update operator_candidates set identity_enc = ${sealedOnce(ctx, number, place)}
    where id = ${id}`.execute(ctx.tx.db);
}

/** Operators' accounts. */
export const operatorRows: Readonly<Record<string, BoundRow>> = {
  operator_create: row({
    async make() {
      const person = { name: 'Nurul Huda', email: 'bound@titian.example', roles: ['finance' as const] };
      const prepare = async (ctx: Ctx) => {
        const hash = ctx.fieldEncryption.keyedHash('identity', 'bound');
        const identity = { number: '880101145566', hash, last4: '5566' };
        await insertCandidate(ctx.tx, ctx.fieldEncryption, {
          ...{ ...person, id: OTHER_ID, phoneE164: '+60129990001', identity },
        });
        await sealOnce(ctx, OTHER_ID, identity.number);
      };
      const after = { ...person, phone_number: '+60129990001', identity_last4: '5566' };
      return { subjectId: OTHER_ID, after, prepare };
    },
    changes: {
      identity_hash: ({ subjectId }) => sql`
        update operator_candidates set identity_hash = sha256(identity_hash) where id = ${subjectId}`,
    },
  }),

  operator_details: row({
    async make(app) {
      const { operatorId, email } = await signInOperator(app, ['credit'], 'Ravi Kumar');
      const prepare = async (ctx: Ctx) => {
        const hash = ctx.fieldEncryption.keyedHash('identity', 'recorded');
        const identity = { number: '880101145577', hash, last4: '5577' };
        const roles = ['credit' as const];
        const person = { id: operatorId, name: 'Ravi Kumar', email, phoneE164: '+60129990002', roles };
        await insertCandidate(ctx.tx, ctx.fieldEncryption, { ...person, identity });
        await sealOnce(ctx, operatorId, identity.number);
      };
      const after = { phone_number: '+60129990002', identity_last4: '5577' };
      return { subjectId: operatorId, after, prepare };
    },
    changes: {
      email: ({ subjectId }) => otherOperator(subjectId, sql`email = 'else@titian.example'`),
      phone_before: ({ subjectId }) => otherOperator(subjectId, sql`phone_e164 = '+60129990003'`),
      identity_before: ({ subjectId }) =>
        otherOperator(subjectId, sql`identity_hash = sha256(identity_hash)`),
      identity_hash: ({ subjectId }) => sql`
        update operator_candidates set identity_hash = sha256(identity_hash) where id = ${subjectId}`,
    },
  }),

  operator_roles: accountRow({ after: { roles: ['support'] } }),
  operator_disable: accountRow(),
  operator_enable: accountRow({ isDisabled: true }),
  operator_password_reset: accountRow(),
  operator_second_factor_reset: accountRow({ needsSecondFactor: true }),

  permission_change: row({
    async make() {
      const cell = { role: 'credit', permission: 'grade_override', allowed: false, limit: null };
      return { subjectId: null, after: { cells: [cell], standstill: ['grade_override'] } };
    },
    changes: {
      limits: () => sql`
        insert into permission_limits (id, version, role, permission, is_allowed, approval_id, created_at)
        values (${OTHER_ID}, 7, 'credit', 'issuer_group', false, ${OTHER_ID}, '2026-01-05')`,
      // Where nobody holds it, nothing is taken away.
      standstill: () => sql`
        update operators set roles = case when roles = '{credit}' then '{support}' else array_remove(roles, 'credit') end`,
    },
  }),
};

interface AccountCase {
  readonly after?: Made['after'];
  readonly isDisabled?: boolean;
  readonly needsSecondFactor?: boolean;
}

/** A change of an operator's account: every kind binds the same of it. */
function accountRow({ after = {}, isDisabled = false, needsSecondFactor = false }: AccountCase = {}) {
  return row({
    async make(app: TestApp) {
      const { operatorId } = await signInOperator(app, ['credit'], 'Ravi Kumar');
      const other = await signInOperator(app, ['finance'], 'Lim Wei');
      if (isDisabled) {
        const { maker, checker } = await operatorPair(app);
        await changeByTwo(app, [maker, checker], 'operator_disable', operatorId);
      }
      return { subjectId: operatorId, after, ids: { other: other.operatorId } };
    },
    changes: {
      email: ({ subjectId }) => otherOperator(subjectId, sql`email = 'else@titian.example'`),
      roles: ({ subjectId }) => otherOperator(subjectId, sql`roles = '{compliance}'`),
      has_password: ({ subjectId }) => otherOperator(subjectId, sql`password_hash = null`),
      is_email_verified: ({ subjectId }) => otherOperator(subjectId, sql`email_verified_at = null`),
      other_active_administrators: ({ ids }) => otherOperator(ids.other, sql`roles = '{administrator}'`),
      ...(needsSecondFactor ? {} : { has_second_factor: withoutSecondFactor }),
    },
    fixed: {
      is_disabled: 'The kind itself is refused for an account in the other state.',
      ...(needsSecondFactor
        ? { has_second_factor: 'Without an authenticator app there is nothing to reset, which is refused.' }
        : {}),
    },
  });
}

function withoutSecondFactor({ subjectId }: Made) {
  return sql`delete from two_factors where subject_kind = 'operator' and subject_id = ${subjectId}`;
}

const otherOperator = (id: string | null | undefined, change: ReturnType<typeof sql>) =>
  sql`update operators set ${change} where id = ${id}`;
