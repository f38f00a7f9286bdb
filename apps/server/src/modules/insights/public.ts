/**
 * Owns: investor_flows, investor_flow_heads, platform_figures: what dashboards read, made of other modules' rows.
 * States: none.
 * Rules: an investor's figures come from that investor's own rows; the platform's are made once a day by a job.
 * Use: `lossesOn` for default rate and vintages at the end of any day; `platformFigures` and `assessNotes` for records of a day;
 * `listInvestorShares` for what investors held on it; `runAfter` for the moment of work after the end of a day.
 */
export {
  type AssessedNote,
  assessNotes,
  outstandingOf,
  type PlatformFigures,
  platformFigures,
} from './domain/platform-figures.ts';
export { runAfter } from './jobs.ts';
export { lossesOn } from './queries/losses-on.ts';
export { listInvestorShares } from './store/investor-shares.ts';
