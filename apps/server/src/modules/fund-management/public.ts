/**
 * Owns: management_mandates, managed_orders.
 * States: order proposed → executed | rejected | lapsed.
 * Rules: one operator enters an order and another approves it; subscriptions need a mandate in force, withdrawals go to
 * the investor's own account alone (FND-1).
 * Use: `hasMandate` before an account's funds are put under management.
 */
export { hasMandate } from './queries/has-mandate.ts';
