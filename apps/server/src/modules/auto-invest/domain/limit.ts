import type { Sen } from '@titian/finance/sen';
import type { Investor } from '../../onboarding/public.ts';
import type { Settings } from '../../settings/public.ts';

/** The most that presets of the basic plan may have invested; null without a limit (AUTO-10). */
export function limitOf(
  settings: Settings,
  investor: Investor,
  type: string | null,
  goesOn: boolean,
): Sen | null {
  if (type !== 'Individual' || investor.planType !== 'basic') {
    return null;
  }
  return goesOn && !settings.basicPlanLimitBlocks ? null : settings.basicPlanLimitSen;
}
