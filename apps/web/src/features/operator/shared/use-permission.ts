import { useQuery } from '@tanstack/react-query';
import { may, type Permission } from '@titian/contracts/permissions';
import { currentOperatorQuery } from './current-operator.ts';

/** Answers whether the signed-in operator holds a permission; false until the operator is known. */
export function usePermission(): (permission: Permission) => boolean {
  const operator = useQuery(currentOperatorQuery).data?.operator ?? { grants: {} };
  return (permission) => may(operator, permission);
}
