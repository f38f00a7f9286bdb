import type { Sen } from '@titian/finance/sen';
import type { Settings } from '../../settings/public.ts';

/** The limit of the basic plan as the settings of a day have it. */
export type PlanLimit = Pick<Settings, 'basicPlanLimitSen' | 'basicPlanLimitBlocks'>;

export interface PlanOwner {
  readonly isIndividual: boolean;
  readonly planType: string | null;
}

/**
 * The most that presets of an owner may have invested; null without a limit (AUTO-10).
 * @param hasAgreed whether the owner agreed to continue above it
 */
export function limitOf(rules: PlanLimit, owner: PlanOwner, hasAgreed: boolean): Sen | null {
  if (!owner.isIndividual || owner.planType !== 'basic') {
    return null;
  }
  return hasAgreed && !rules.basicPlanLimitBlocks ? null : rules.basicPlanLimitSen;
}
