import { readAuditTrail } from '../../../platform/audit-trail.ts';
import type { QueryCtx } from '../../../platform/context.ts';
import { idCursor, pageOf } from '../../../platform/paging.ts';
import { proposalsAbout } from '../../approvals/public.ts';
import { newestCheck } from '../../ekyc/public.ts';
import { applicationsPage } from '../../financing/public.ts';
import { readOperators } from '../../identity/public.ts';
import { notesPage } from '../../notes/public.ts';
import { handedInBy } from '../../onboarding/public.ts';
import { isHiddenFrom, revealingPart } from '../domain/suspicion.ts';
import { auditNames, partsOf } from './audit-names.ts';
import { joined, presentPage, type RecordLists, recordOf } from './customer-record.ts';

/** More than an issuer ever has. */
const MANY = 100;

/** Every kind of subject that is a customer or a customer's. */
const SUBJECT_KINDS = [
  'user',
  'investor',
  'issuer',
  'application',
  'premium_application',
  'address_change',
  'bank_account_change',
  'ekyc_session',
  'financing_application',
  'note',
] as const;

/** What was proposed and done about a customer, newest first. */
export const trailRecords: RecordLists<'proposals' | 'audit'> = {
  proposals: async (ctx, { userId, operator }, query) => {
    const page = await proposalsAbout(ctx, await subjectsOf(ctx, userId), query);
    const rows = page.rows.filter((one) => !isHiddenFrom(operator, { kind: one.kind, change: one.after }));
    const makers = await readOperators(
      ctx,
      rows.map(({ makerId }) => makerId),
    );
    return presentPage({ ...page, rows }, (one) =>
      recordOf({
        ...{ id: one.id, at: one.createdAt, title: one.kind, state: one.state },
        detail: joined([makers.get(one.makerId)?.name, one.reason]),
        link: { kind: 'approval', id: one.id },
      }),
    );
  },
  audit: async (ctx, { userId, operator, language }, query) => {
    const filter = {
      ...{ subjectKinds: SUBJECT_KINDS, subjectIds: await subjectsOf(ctx, userId) },
      ...{ since: null, until: null },
    };
    const lines = await readAuditTrail(ctx.reader, filter, idCursor(query.cursor), query.limit + 1);
    const page = pageOf(lines, query.limit, (last) => last.id);
    const rows = page.rows.filter((line) => !isHiddenFrom(operator, revealingPart(line)));
    const nameOf = await auditNames(ctx, { operator, language }, rows.flatMap(partsOf));
    return presentPage({ ...page, rows }, (line) =>
      recordOf({
        ...{ id: line.id, at: line.at, title: line.action },
        detail: joined([nameOf({ kind: line.actorKind, id: line.actorId }), line.reason]),
      }),
    );
  },
};

/** The customer and what is the customer's: what proposals and the audit log may be about. */
async function subjectsOf(ctx: QueryCtx, userId: string): Promise<string[]> {
  const [sent, check, applications, notes] = await Promise.all([
    handedInBy(ctx, userId),
    newestCheck(ctx, userId),
    applicationsPage(ctx, userId, { limit: MANY }),
    notesPage(ctx, userId, { limit: MANY }),
  ]);
  const financed = [...applications.rows, ...notes.rows].map(({ id }) => id);
  return [...new Set([userId, ...sent, ...(check === null ? [] : [check.session]), ...financed])];
}
