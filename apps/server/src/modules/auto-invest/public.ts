/**
 * Owns: presets, preset_versions, preset_rotation, auto_invest_turns, auto_invest_runs, allocations.
 * States: a preset is on or off; a run waiting → allocating → done | stopped.
 * Rules: one preset per investor; a note is assessed by the version in force when it was listed; runs are planned in turn.
 * Use: `readPreset` for what an investor has set.
 */
export { presetTurn } from './commands/start-run.ts';
export type { Preset } from './domain/preset.ts';
export { autoInvestExport } from './queries/export-presets.ts';
export { readPreset } from './queries/read-preset.ts';
export { autoInvestInvariants } from './store/invariants.ts';
