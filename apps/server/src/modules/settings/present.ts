import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Day } from '@titian/finance/calendar';
import { rateToText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import type { Counted } from './domain/impact.ts';
import type { Settings } from './domain/keys.ts';
import type { ReadText } from './queries/read-legal-text.ts';
import type { settingImpact } from './queries/setting-impact.ts';

type TextAnswer = ParsedApi['legalText']['response'];
type Terms = ParsedApi['platformTerms']['response']['terms'];

/** The shortest term of a note, in months (FIN-17). */
const TENURE_MONTHS_MIN = 1;

export function presentLegalText(text: ReadText): TextAnswer {
  return {
    success: true,
    kind: text.shown.kind,
    title: text.title,
    language: text.language,
    governing_language: text.governs,
    note: text.note,
    version: text.shown.version,
    effective_from: text.shown.effectiveFrom,
    version_in_force: text.versionInForce,
    sections: text.sections.map(({ heading, paragraphs }) => ({ heading, paragraphs: [...paragraphs] })),
    versions: text.versions.map((one) => ({ version: one.version, effective_from: one.effectiveFrom })),
  };
}

/** The settings that customers may know, as amounts and percentages. */
export function presentTerms(settings: Settings, asOf: Day): Terms {
  return { as_of: asOf, ...investing(settings), ...financing(settings), ...contact(settings) };
}

function investing(settings: Settings) {
  return {
    minimum_investment: senToText(settings.minimumInvestmentSen),
    investment_step: senToText(settings.investmentStepSen),
    minimum_topup: senToText(settings.minimumTopupSen),
    topup_maximum_individual: senToText(settings.topupMaximumIndividualSen),
    topup_maximum_institution: senToText(settings.topupMaximumInstitutionSen),
    minimum_withdrawal: senToText(settings.minimumWithdrawalSen),
    withdrawal_fee: senToText(settings.withdrawalFeeSen),
    security_hold_hours: settings.securityHoldHours,
    basic_plan_limit: senToText(settings.basicPlanLimitSen),
    service_fee_percent: rateToText(settings.serviceFeeBps),
    service_tax_percent: rateToText(settings.serviceTaxBps),
    withholding_tax_percent: rateToText(settings.withholdingTaxBps),
    withhold_late_charges: settings.withholdLateCharges,
    cancel_window_hours: settings.cancelWindowHours,
    cancellations_per_30_days: settings.cancellationsPer30Days,
    cancellation_window_days: settings.cancellationWindowDays,
    premium_early_access_minutes: settings.premiumEarlyAccessMinutes,
    auto_invest_share_percent: settings.autoInvestSharePercent,
  };
}

function financing(settings: Settings) {
  return {
    note_minimum: senToText(settings.noteMinimumSen),
    note_maximum: senToText(settings.noteMaximumSen),
    issuer_exposure_limit: senToText(settings.issuerExposureLimitSen),
    origination_fees: settings.originationFees.map((band) => ({
      up_to_months: band.upToMonths,
      percent: rateToText(band.bps),
    })),
    rate_cap_percent: rateToText(settings.rateCapBps),
    rate_cap_basis: settings.rateCapBasis,
    tenure_months_min: TENURE_MONTHS_MIN,
    tenure_months_max: settings.originationFees.at(-1)?.upToMonths ?? TENURE_MONTHS_MIN,
    campaign_days: settings.campaignDays,
    minimum_funded_percent: settings.minimumFundedPercent,
    late_grace_days: settings.lateGraceDays,
    late_charge_daily_percent: rateToText(settings.lateChargeDailyBps),
    late_charge_cap_percent: rateToText(settings.lateChargeCapBps),
    default_after_days_term: settings.defaultAfterDaysTerm,
    default_after_days_invoice: settings.defaultAfterDaysInvoice,
    principal_valuation: settings.valuationBands.map((band) => ({
      up_to_days: band.upToDays,
      percent: rateToText(band.bps),
    })),
  };
}

function contact(settings: Settings) {
  return {
    registration: settings.scRegistration === '' ? null : settings.scRegistration,
    support_email: settings.supportEmail,
    faq_url: settings.faqUrl,
  };
}

/** What a new value would touch, with amounts in ringgit. */
export function presentImpact({
  scope,
  lines,
}: Awaited<ReturnType<typeof settingImpact>>): ParsedApi['operatorSettingImpact']['response'] {
  return {
    success: true,
    scope,
    lines: lines.map(({ population, before, after }) => ({
      population,
      before: countedOnWire(before),
      after: countedOnWire(after),
    })),
  };
}

function countedOnWire(counted: Counted | null) {
  return counted === null
    ? null
    : { count: counted.count, amount: counted.amountSen === null ? null : senToText(counted.amountSen) };
}
