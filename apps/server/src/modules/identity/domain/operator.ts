import type { OperatorRole } from '@titian/contracts/endpoint';

/** A member of the platform's staff as other modules see one. */
export interface Operator {
  readonly id: string;
  readonly email: string;
  readonly name: string;
  readonly roles: readonly OperatorRole[];
}
