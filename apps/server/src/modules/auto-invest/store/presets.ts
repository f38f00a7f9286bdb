import { type FinancingType, financingTypes, noteContracts } from '@titian/contracts/constants';
import { rateBps } from '@titian/finance/rate';
import { senFromText, senToText } from '@titian/finance/sen';
import type { Selectable } from 'kysely';
import type { Reader, Tx } from '../../../platform/db/database.ts';
import type { JsonValue, Presets } from '../../../platform/db/schema.ts';
import type { AmountRange, GuaranteedOption, Preset } from '../domain/preset.ts';

/** The preset of an investor, or null. */
export async function findPreset(reader: Reader, investorId: string): Promise<Preset | null> {
  const row = await reader.db
    .selectFrom('presets')
    .selectAll()
    .where('investor_id', '=', investorId)
    .executeTakeFirst();
  return row === undefined ? null : presetOf(row);
}

/** All versions of an investor's preset, the one that counts now first; none without a preset. */
export async function listVersions(reader: Reader, investorId: string): Promise<Preset[]> {
  const rows = await reader.db
    .selectFrom('preset_versions')
    .selectAll()
    .where('investor_id', '=', investorId)
    .orderBy('version', 'desc')
    .execute();
  return rows.map(presetOf);
}

/** Writes the first version of a preset; false where the investor has one already. */
export async function insertPreset(tx: Tx, preset: Preset): Promise<boolean> {
  const columns = columnsOf(preset);
  const added = await tx.db
    .insertInto('presets')
    .values(columns)
    .onConflict((conflict) => conflict.column('investor_id').doNothing())
    .returning('investor_id')
    .executeTakeFirst();
  if (added === undefined) {
    return false;
  }
  await tx.db.insertInto('preset_versions').values(columns).execute();
  return true;
}

/** Writes the next version of a preset; false where another change came first. */
export async function replacePreset(tx: Tx, preset: Preset): Promise<boolean> {
  const columns = columnsOf(preset);
  const done = await tx.db
    .updateTable('presets')
    .set(columns)
    .where('investor_id', '=', preset.investorId)
    .where('version', '=', preset.version - 1)
    .executeTakeFirst();
  if (done.numUpdatedRows !== 1n) {
    return false;
  }
  await tx.db.insertInto('preset_versions').values(columns).execute();
  return true;
}

function columnsOf(preset: Preset) {
  const types = [...preset.amounts].map(([type, range]) => [
    type,
    { min: senToText(range.minSen), max: senToText(range.maxSen) },
  ]);
  return {
    investor_id: preset.investorId,
    version: preset.version,
    enabled: preset.isOn,
    name: preset.name,
    term_min: preset.termMinMonths,
    term_max: preset.termMaxMonths,
    rate_min_bps: preset.rateMinBps,
    rate_max_bps: preset.rateMaxBps,
    types: JSON.stringify(Object.fromEntries(types)),
    contracts: [...preset.contracts],
    guaranteed_option: preset.guaranteedOption,
    uses_exhausted_balance: preset.usesExhaustedBalance,
    exposure_bps: preset.exposureBps,
    above_limit_agreed_at: preset.aboveLimitAgreedAt,
    paused_until: preset.pausedUntil,
    monthly_budget_sen: preset.monthlyBudgetSen,
    from_at: preset.from,
  };
}

function presetOf(row: Selectable<Presets>): Preset {
  return {
    investorId: row.investor_id,
    version: row.version,
    isOn: row.enabled,
    name: row.name,
    termMinMonths: row.term_min,
    termMaxMonths: row.term_max,
    rateMinBps: rateBps(row.rate_min_bps),
    rateMaxBps: rateBps(row.rate_max_bps),
    amounts: new Map(financingTypes.flatMap((type) => amountOf(row.types, type))),
    contracts: noteContracts.filter((contract) => row.contracts.includes(contract)),
    // The table's CHECK list is exactly this type.
    guaranteedOption: row.guaranteed_option as GuaranteedOption,
    usesExhaustedBalance: row.uses_exhausted_balance,
    exposureBps: row.exposure_bps === null ? null : rateBps(row.exposure_bps),
    aboveLimitAgreedAt: row.above_limit_agreed_at,
    pausedUntil: row.paused_until,
    monthlyBudgetSen: row.monthly_budget_sen,
    from: row.from_at,
  };
}

function amountOf(stored: JsonValue, type: FinancingType): [FinancingType, AmountRange][] {
  const types = isObject(stored) ? stored : {};
  const range = types[type];
  return isObject(range)
    ? [[type, { minSen: senFromText(String(range.min)), maxSen: senFromText(String(range.max)) }]]
    : [];
}

function isObject(stored: JsonValue | undefined): stored is { readonly [key: string]: JsonValue } {
  return typeof stored === 'object' && stored !== null && !Array.isArray(stored);
}

/** Whether any preset is switched on and counts at a moment. */
export async function anyPresetIsOn(reader: Reader, at: Date): Promise<boolean> {
  const row = await reader.db
    .selectFrom('presets')
    .select('investor_id')
    .where('enabled', '=', true)
    .where('from_at', '<=', at)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
