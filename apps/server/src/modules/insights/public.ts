/**
 * Owns: investor_flows, investor_flow_heads, platform_figures: what dashboards read, made of other modules' rows.
 * States: none.
 * Rules: an investor's figures come from that investor's own rows; the platform's are made once a day by a job.
 * Use: `latestFigures` for the platform's figures as they were stored on a day.
 */
export { latestFigures } from './store/platform-figures.ts';
