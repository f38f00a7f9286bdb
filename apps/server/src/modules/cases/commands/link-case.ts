import { CASE_LINKS_MAX, type CaseLinkKind, type CaseObjectKind } from '@titian/contracts/cases';
import { message } from '@titian/contracts/messages/message';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx, QueryCtx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { type CaseLink, isCause } from '../domain/case.ts';
import { updateCase } from '../store/cases.ts';
import { deleteLink, insertLinks, listLinks } from '../store/written.ts';
import { lockForAct, type Named } from './lock-for-act.ts';

/** What an operator names by number or reference, as far as the operator may see it; null for nothing. */
export type FindLinked = (
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  kind: CaseLinkKind,
  reference: string,
) => Promise<Omit<CaseLink, 'linkedBy'> | null>;

/** The kinds whose label is a name or a code: history says the kind, so that the audit log has no name (decision 131). */
const unnamedKinds: readonly CaseObjectKind[] = ['customer', 'approval'];

/**
 * Links an open case to something else (CAS-12).
 * @throws AppError `not_found`, `case_changed`, `case_closed`; FieldError on reference for nothing, for what is linked
 * already, and beyond `CASE_LINKS_MAX`
 */
export async function linkCase(
  ctx: Ctx,
  operator: OperatorPrincipal,
  named: Named,
  { kind, reference }: { readonly kind: CaseLinkKind; readonly reference: string },
  findLinked: FindLinked,
): Promise<void> {
  const one = await lockForAct(ctx, operator, named);
  const found = await findLinked(ctx, operator, kind, reference);
  if (found === null) {
    throw fieldError('reference', message('case_link_unknown', { reference }));
  }
  const links = await listLinks(ctx.tx, one.id);
  if (links.some((link) => link.kind === found.kind && link.id === found.id)) {
    throw fieldError('reference', message('case_link_exists', { reference }));
  }
  if (links.length >= CASE_LINKS_MAX) {
    throw fieldError('reference', message('values_too_many', { max: CASE_LINKS_MAX }));
  }
  await insertLinks(ctx.tx, one.id, [found], operator.id);
  await updateCase(ctx.tx, one.id, {});
  await recordLink(ctx, 'case.linked', one.id, found);
}

/**
 * Takes a link away; the history keeps it. What the platform opened a case for stays, because the case is closed by it.
 * @throws AppError `not_found` also for what is not linked, `case_changed`, `case_closed`, `wrong_state`
 */
export async function unlinkCase(
  ctx: Ctx,
  operator: OperatorPrincipal,
  named: Named,
  { kind, objectId }: { readonly kind: CaseObjectKind; readonly objectId: string },
): Promise<void> {
  const one = await lockForAct(ctx, operator, named);
  const links = await listLinks(ctx.tx, one.id);
  const link = links.find((candidate) => candidate.kind === kind && candidate.id === objectId);
  if (link === undefined) {
    throw new AppError('not_found');
  }
  if (isCause(one, link)) {
    throw new AppError('wrong_state', {}, message('case_link_permanent'));
  }
  await deleteLink(ctx.tx, one.id, link);
  await updateCase(ctx.tx, one.id, {});
  await recordLink(ctx, 'case.unlinked', one.id, link);
}

function recordLink(
  ctx: Ctx,
  action: 'case.linked' | 'case.unlinked',
  caseId: string,
  { kind, id, label }: Omit<CaseLink, 'linkedBy'>,
): Promise<void> {
  const link = unnamedKinds.includes(kind) ? kind : label;
  const change = { link, kind, id };
  return recordAudit(ctx, {
    ...{ action, subjectKind: 'case', subjectId: caseId },
    ...(action === 'case.linked' ? { after: change } : { before: change, after: { link } }),
  });
}
