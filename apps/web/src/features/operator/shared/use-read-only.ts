import { useQuery } from '@tanstack/react-query';
import { isAuditor } from '@titian/contracts/permissions';
import { currentOperatorQuery } from './current-operator.ts';

/** Whether the signed-in operator is an auditor, who is offered nothing that writes; also until the operator is known (OPS-60). */
export function useReadOnly(): boolean {
  const operator = useQuery(currentOperatorQuery).data?.operator;
  return operator === undefined || isAuditor(operator);
}
