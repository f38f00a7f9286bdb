import { message } from '@titian/contracts/messages/message';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { recordAudit } from '../../../platform/audit.ts';
import type { Ctx } from '../../../platform/context.ts';
import { AppError, fieldError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { newId } from '../../../platform/ids.ts';
import { lockOperator, readOperators } from '../../identity/public.ts';
import { mayChangeView, type SavedView, seesList, VIEWS_MAX } from '../domain/view.ts';
import { deleteView, insertView, listViews, lockView, renameView } from '../store/views.ts';

/**
 * Saves the filter of a list under a name, for its maker or for all who see the list (OPS-17).
 * @throws AppError `role` for a list that the operator does not see; FieldError on `name` when it is taken or there are as
 * many views as may be
 */
export async function saveView(
  ctx: Ctx,
  operator: OperatorPrincipal,
  { list, name, query, shared }: ParsedApi['operatorSaveView']['body'],
): Promise<SavedView> {
  if (!seesList(operator, list)) {
    throw new AppError('role');
  }
  // Two that are saved at once are counted one after the other.
  await lockOperator(ctx, operator.id);
  const own = (await listViews(ctx.reader, operator.id, list)).filter(
    (one) => one.operatorId === operator.id,
  );
  if (own.length >= VIEWS_MAX) {
    throw fieldError('name', message('views_used_up', { limit: VIEWS_MAX }));
  }
  const view = { id: newId(), operatorId: operator.id, list, name, query, isShared: shared };
  if (!(await insertView(ctx.tx, view))) {
    throw fieldError('name', message('view_name_taken'));
  }
  await recordChange(ctx, 'view.saved', view);
  return view;
}

/** @throws AppError `not_found`, `role`; FieldError on `name` when it is taken */
export async function changeViewName(
  ctx: Ctx,
  operator: OperatorPrincipal,
  id: string,
  name: string,
): Promise<SavedView & { readonly maker: string }> {
  const view = await lockOwn(ctx, operator, id);
  if (!(await renameView(ctx.tx, view, name))) {
    throw fieldError('name', message('view_name_taken'));
  }
  const renamed = { ...view, name };
  await recordChange(ctx, 'view.renamed', renamed);
  const makers = await readOperators(ctx, [view.operatorId]);
  return { ...renamed, maker: makers.get(view.operatorId)?.name ?? '' };
}

/** @throws AppError `not_found`, `role` */
export async function removeView(ctx: Ctx, operator: OperatorPrincipal, id: string): Promise<void> {
  const view = await lockOwn(ctx, operator, id);
  await deleteView(ctx.tx, id);
  await recordChange(ctx, 'view.deleted', view);
}

async function lockOwn(ctx: Ctx, operator: OperatorPrincipal, id: string): Promise<SavedView> {
  const view = await lockView(ctx.tx, id);
  const isVisible = view !== null && (view.isShared || view.operatorId === operator.id);
  if (!isVisible || !seesList(operator, view.list)) {
    throw new AppError('not_found');
  }
  if (!mayChangeView(view, operator)) {
    throw new AppError('role');
  }
  return view;
}

async function recordChange(
  ctx: Ctx,
  action: 'view.saved' | 'view.renamed' | 'view.deleted',
  { id, list, name, isShared }: SavedView,
): Promise<void> {
  const after = { list, name, is_shared: isShared };
  await recordAudit(ctx, { action, subjectKind: 'operator_view', subjectId: id, after });
}
