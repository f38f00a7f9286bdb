import type { Ctx } from '../../../platform/context.ts';
import type { Authenticator } from '../../../platform/http/principal.ts';

/** What the administration of operators needs from outside. */
export interface OperatorDeps {
  readonly authenticator: Authenticator;
  /** Gives the work that is assigned to an operator back, in the transaction that disables the operator. */
  releaseWork(ctx: Ctx, operatorId: string): Promise<void>;
}
