/**
 * Owns: investor_flows, investor_flow_heads, platform_figures: what dashboards read, made of other modules' rows.
 * States: none.
 * Announces: nothing; what a night finds wrong becomes an exception of the reconciliation.
 * Rules: an investor's figures come from that investor's own rows; the platform's are made once a day by a job.
 * Use: `insightRoutes`, `figuresStep` and `insightJobs` in compose.
 */
export { figuresStep, insightJobs } from './jobs.ts';
export { insightRoutes } from './routes.ts';
export { insightInvariants } from './store/invariants.ts';
