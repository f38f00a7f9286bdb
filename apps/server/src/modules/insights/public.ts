/**
 * Owns: nothing yet; dashboards are reads over other modules' figures.
 * States: none.
 * Announces: nothing.
 * Rules: an investor's figures come from that investor's own rows.
 * Use: `insightRoutes` in compose.
 */
export { insightRoutes } from './routes.ts';
