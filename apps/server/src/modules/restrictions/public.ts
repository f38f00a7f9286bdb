/**
 * Owns: money_restrictions (what a customer may not do with money, and until when).
 * States: a customer has none or one in force; one that a single person set waits for its confirmation.
 * Announces: `customer.money_restricted` with every change of the level.
 * Rules: `domain/money-policy.ts` alone says what each level stops; an unconfirmed restriction stays in force;
 * customers read a neutral text, compliance and administrators alone the cause.
 * Use: `requireMoneyAllowed` where one customer acts, `readMoneyRestriction` for many, `freezeMoney` in the
 * transaction of a decision that freezes by itself.
 */
export { freezeMoney } from './commands/change-level.ts';
export { isAllowed, type MoneyAct, type MoneyLevel } from './domain/money-policy.ts';
export { readMoneyRestriction, requireMoneyAllowed } from './queries/read-restriction.ts';
