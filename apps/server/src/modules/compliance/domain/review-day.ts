import type { RiskRating } from '@titian/contracts/compliance';
import { addMonthsClamped, type Day } from '@titian/finance/calendar';
import type { Settings } from '../../settings/public.ts';

/** The day on which a rating of a day is reviewed (CMP-3). */
export function reviewDay(rating: RiskRating, on: Day, settings: Settings): Day {
  const months = {
    high: settings.riskReviewHighMonths,
    medium: settings.riskReviewMediumMonths,
    low: settings.riskReviewLowMonths,
  };
  return addMonthsClamped(on, months[rating]);
}
