import { sql } from 'kysely';
import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { registerUser } from '../builders/identity.ts';
import { restrict } from '../builders/restrictions.ts';
import { type BoundRow, OTHER_ID, row } from './harness.ts';

const scope = { actor: systemActor, dateShiftDays: 0, requestId: null };

/** Makes room for a proposal of one's own: restricting at once opens one. */
function closeProposal(app: TestApp, subjectId: string): Promise<unknown> {
  return app.work.command(scope, (ctx) =>
    ctx.tx.db
      .updateTable('approvals')
      .set({ state: 'expired', decided_at: ctx.now })
      .where('subject_id', '=', subjectId)
      .execute(),
  );
}

/** What compliance decides about the money of customers. */
export const restrictionRows: Readonly<Record<string, BoundRow>> = {
  money_restriction: row({
    async make(app) {
      const user = await registerUser(app);
      await restrict(app, user, 'outgoing');
      return { subjectId: user.userId, after: { level: 'frozen' } };
    },
    changes: {
      restriction: ({ subjectId }) =>
        sql`update money_restrictions set id = ${OTHER_ID} where user_id = ${subjectId}`,
      level: ({ subjectId }) => sql`update money_restrictions set ended_at = set_at, end_reason = 'Over'
        where user_id = ${subjectId}`,
      confirmed_name: ({ subjectId }) => sql`
        with listed as (
          insert into screening_entries (id, kind, name, source, listed_on, approval_id, created_at)
            select ${OTHER_ID}, 'person', 'Somebody', 'A list', date '2026-01-05', id, timestamptz '2026-01-05' from approvals order by id limit 1
            returning id, approval_id)
        insert into screening_hits (id, user_id, entry_id, name, role, score, found_by, found_at, state, decided_at,
            approval_id, created_at)
          select ${OTHER_ID}, ${subjectId}, id, 'Somebody', 'applicant', 100, 'approval', timestamptz '2026-01-05', 'confirmed',
            timestamptz '2026-01-05', approval_id, timestamptz '2026-01-05' from listed`,
    },
  }),

  money_restriction_confirmation: row({
    async make(app) {
      const [user, other] = [await registerUser(app), await registerUser(app)];
      const id = await restrict(app, user);
      await closeProposal(app, id);
      return { subjectId: id, after: { level: 'frozen' }, ids: { user: user.userId, other: other.userId } };
    },
    changes: {
      user_id: ({ subjectId, ids }) =>
        sql`update money_restrictions set user_id = ${ids?.other} where id = ${subjectId}`,
      set_by: ({ subjectId }) => sql`update money_restrictions set set_by = null where id = ${subjectId}`,
      reason: ({ subjectId }) =>
        sql`update money_restrictions set reason = 'Another' where id = ${subjectId}`,
    },
    fixed: { level: 'Another level than the proposed one refuses the proposal.' },
  }),
};
