import type { OperatorList } from '@titian/contracts/operator-lists';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { QueryCtx } from '../../../platform/context.ts';
import { AppError } from '../../../platform/errors.ts';
import type { OperatorPrincipal } from '../../../platform/http/principal.ts';
import { readOperators } from '../../identity/public.ts';
import { mayChangeView, type SavedView, seesList } from '../domain/view.ts';
import { listViews } from '../store/views.ts';

type ViewRow = ParsedApi['operatorViews']['response']['items'][number];

/**
 * The views of a list that an operator may open: its own and the shared ones, oldest first (OPS-17).
 * @throws AppError `role` for a list that the operator does not see
 */
export async function viewsOf(
  ctx: QueryCtx,
  operator: OperatorPrincipal,
  list: OperatorList,
): Promise<ViewRow[]> {
  if (!seesList(operator, list)) {
    throw new AppError('role');
  }
  const views = await listViews(ctx.reader, operator.id, list);
  const makers = await readOperators(
    ctx,
    views.map((view) => view.operatorId),
  );
  return views.map((view) => viewRow(view, makers.get(view.operatorId)?.name ?? '', operator));
}

/** A view as the console shows it. */
export function viewRow(view: SavedView, maker: string, operator: OperatorPrincipal): ViewRow {
  const { id, list, name, query, isShared } = view;
  return { id, list, name, query, shared: isShared, maker, can: { change: mayChangeView(view, operator) } };
}
