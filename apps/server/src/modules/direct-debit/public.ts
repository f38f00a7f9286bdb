/**
 * Owns: mandates, collections.
 * States: mandate draft → authorising → awaiting_bank_approval → active → terminated | expired, or rejected on the way;
 *   collection sent → paid | failed | held.
 * Announces: nothing; business owners are told by mail.
 * Rules: one running mandate per business owner; an instalment is collected once per attempt, and never while a payment
 *   by hand or another collection of its note is under way.
 * Use: `mandatePurpose` and `collectionPurpose` for payments, `collectionStep` in the end of the day, `isCollecting`
 *   before a payment by hand.
 */
export { mandatePurpose } from './commands/authorise-mandate.ts';
export { collectionPurpose } from './commands/settle-collection.ts';
export { type DirectDebitDeps, directDebitJobs, directDebitPeriodic, directDebitSteps } from './jobs.ts';
export { directDebitExport } from './queries/export-direct-debit.ts';
export { collectedFrom, isCollecting, mandateStanding } from './queries/standing.ts';
export { directDebitOperatorRoutes } from './routes.operator.ts';
export { directDebitRoutes } from './routes.ts';
export { directDebitInvariants } from './store/invariants.ts';
