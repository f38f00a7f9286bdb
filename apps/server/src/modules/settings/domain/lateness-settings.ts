import { flag, rate, whole } from './kinds.ts';
import { row } from './setting-row.ts';
import { valuationBands } from './valuation-bands.ts';

/** What lateness costs, when a guarantor is asked and a note defaults, and what is late is worth. */
export const latenessSettings = {
  lateGraceDays: row('late_grace_days', whole(0, 60), 'Days after the due date before late charges begin'),
  lateChargeDailyBps: row('late_charge_daily_bps', rate, 'The late charge of a conventional note per day'),
  lateChargeCapBps: row(
    'late_charge_cap_bps',
    rate,
    'The most that late charges may reach, as a share of the instalment',
  ),
  tawidhYearlyBps: row(
    'tawidh_yearly_bps',
    rate,
    "The compensation (ta'widh) on overdue Shariah notes per year",
  ),
  shariahLateChargeCapBps: row(
    'gharamah_cap_yearly_bps',
    rate,
    "The most that ta'widh and gharamah may reach together per year",
  ),
  ibraOnDefault: row('ibra_on_default', flag, "Whether a Shariah note in default gives ibra'"),
  guarantorAfterDays: row(
    'guarantor_after_days',
    whole(1, 365),
    'Days past due after which the guarantor of a guaranteed note is asked to pay',
  ),
  defaultAfterDaysTerm: row(
    'default_after_days_term',
    whole(1, 365),
    'Days past due before a term or contract note may be defaulted',
  ),
  defaultAfterDaysInvoice: row(
    'default_after_days_invoice',
    whole(1, 365),
    'Days past due before an invoice note may be defaulted',
  ),
  valuationBands: row(
    'principal_valuation_bps',
    valuationBands,
    'What outstanding principal is worth by days past due; nothing beyond the last row or in default',
  ),
} as const;
