/**
 * Owns: investor_flows, investor_flow_heads, platform_figures: what dashboards read, made of other modules' rows.
 * States: none.
 * Rules: an investor's figures come from that investor's own rows; the platform's are made once a day by a job.
 * Use: `lossesOn` for default rate and vintages at the end of any day.
 */
export { lossesOn } from './queries/losses-on.ts';
