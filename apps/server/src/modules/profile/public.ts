/**
 * Owns: data_exports; composes what the other modules know of a customer.
 * States: an export is collecting → ready → purged | failed.
 * Rules: `/user/current` answers every signed-in customer; money, bank and identity wait for the second factor.
 * Use: `ProfileReaders` for what the profile shows of other modules.
 */
export type { ProfileReaders } from './queries/read-facts.ts';
