import type { Sen } from '@titian/finance/sen';
import type { Investor } from '../../onboarding/public.ts';
import type { Settings } from '../../settings/public.ts';

/** The most that an investor on the basic plan lets presets invest altogether; null where nothing limits (AUTO-10). */
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
