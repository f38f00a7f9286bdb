import { STEP_UP_ACTIONS, type StepUpAction } from '@titian/contracts/step-up-actions';
import type { Sen } from '@titian/finance/sen';

/** What a fresh code is to confirm; the amount is null where no money moves. */
export interface StepUpAct {
  readonly action: StepUpAction;
  readonly amountSen: Sen | null;
}

/** Decodes the act of a row; an action that this release does not know is none. */
export function actOf(row: {
  readonly action: string | null;
  readonly amount_sen: Sen | null;
}): StepUpAct | null {
  const action = STEP_UP_ACTIONS.find((one) => one === row.action);
  return action === undefined ? null : { action, amountSen: row.amount_sen };
}
