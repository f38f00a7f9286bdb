/**
 * Owns: presets, preset_versions.
 * States: a preset is on or off.
 * Announces: nothing.
 * Rules: one preset per investor; every version is kept, because a note is judged by the one that was in force.
 * Use: `readPreset` for what an investor has set.
 */
export { presetTurn } from './commands/start-run.ts';
export type { Preset } from './domain/preset.ts';
export { autoInvestJobs } from './jobs.ts';
export { readPreset } from './queries/read-preset.ts';
export { autoInvestRoutes } from './routes.ts';
