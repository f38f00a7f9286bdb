import { flag, rate, whole } from './kinds.ts';
import { row } from './setting-row.ts';
import { valuationBands } from './valuation-bands.ts';

/** Late charges, the days until the guarantee claim and the default, and the valuation of late principal. */
export const latenessSettings = {
  lateGraceDays: row('late_grace_days', whole(0, 60)),
  lateChargeDailyBps: row('late_charge_daily_bps', rate),
  lateChargeCapBps: row('late_charge_cap_bps', rate),
  tawidhYearlyBps: row('tawidh_yearly_bps', rate),
  shariahLateChargeCapBps: row('shariah_late_charge_cap_bps', rate),
  ibraOnDefault: row('ibra_on_default', flag),
  guarantorAfterDays: row('guarantor_after_days', whole(1, 365)),
  defaultAfterDaysTerm: row('default_after_days_term', whole(1, 365)),
  defaultAfterDaysInvoice: row('default_after_days_invoice', whole(1, 365)),
  valuationBands: row('principal_valuation_bps', valuationBands),
} as const;
