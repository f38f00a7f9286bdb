import { permissionOfCase } from '@titian/contracts/cases';
import { may, type PermissionHolder } from '@titian/contracts/permissions';
import type { Case } from './domain/case.ts';

/** Whether a customer reads and continues a case: conversations with that customer, and nothing else (CAS-2). */
export function mayRead(userId: string, one: Pick<Case, 'isConversation' | 'customerId'>): boolean {
  return one.isConversation && one.customerId === userId;
}

/** Whether an operator may know of a case: alerts are compliance's alone (CAS-8). */
export function maySee(operator: PermissionHolder, one: Pick<Case, 'kind'>): boolean {
  return may(operator, permissionOfCase(one.kind));
}

/** Whether an operator may own a case: who works on cases and may see this one. */
export function mayOwn(operator: PermissionHolder, one: Pick<Case, 'kind'>): boolean {
  return may(operator, 'case_work') && maySee(operator, one);
}

/** What an operator may do with a case that they see. */
export function actsOn(operator: PermissionHolder & { readonly id: string }, one: Case) {
  const works = mayOwn(operator, one);
  const isOpen = one.state !== 'closed';
  return {
    take: works && isOpen && one.ownerId !== operator.id,
    assign: works && isOpen,
    prioritise: works && isOpen,
    note: works,
    answer: works && isOpen && one.isConversation,
    link: works && isOpen,
    close: works && isOpen && one.kind !== 'alert',
  };
}
