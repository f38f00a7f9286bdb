import type { OperatorList } from '@titian/contracts/operator-lists';
import { may, type Permission, type PermissionHolder } from '@titian/contracts/permissions';

/** A filter of a list that an operator keeps under a name (OPS-17). */
export interface SavedView {
  readonly id: string;
  readonly operatorId: string;
  readonly list: OperatorList;
  readonly name: string;
  /** The query of the address. */
  readonly query: string;
  readonly isShared: boolean;
}

/** So many views of one list fit above it. */
export const VIEWS_MAX = 20;

/** What an operator must hold to see a list; the others are open to every operator. */
const permissionOf: Readonly<Partial<Record<OperatorList, Permission>>> = {
  customers: 'customer_view',
  cases: 'case_view',
  exceptions: 'reconciliation_view',
};

/** Whether an operator sees a list at all. */
export function seesList(operator: PermissionHolder, list: OperatorList): boolean {
  const permission = permissionOf[list];
  return permission === undefined || may(operator, permission);
}

/** Whether a view is an operator's to rename and delete: its own, and for administrators every shared one. */
export function mayChangeView(
  view: SavedView,
  operator: PermissionHolder & { readonly id: string },
): boolean {
  return view.operatorId === operator.id || (view.isShared && may(operator, 'operator_administration'));
}
