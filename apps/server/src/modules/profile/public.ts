/**
 * Owns: data_exports; composes what the other modules know of a customer.
 * States: an export is collecting → ready → purged | failed.
 * Announces: nothing.
 * Rules: `/user/current` answers every signed-in customer; money, bank and identity wait for the second factor.
 * Use: `profileRoutes` in compose, which hands in readers of notes and financing.
 */
export type { ExportDeps } from './commands/make-export.ts';
export { exportSweep, profileJobs } from './jobs.ts';
export type { ProfileReaders } from './queries/read-facts.ts';
export { type ProfileDeps, profileRoutes } from './routes.ts';
