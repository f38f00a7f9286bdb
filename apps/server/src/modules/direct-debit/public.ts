/**
 * Owns: mandates, collections.
 * States: mandate draft → authorising → awaiting_bank_approval → active → terminated | expired, or rejected on the way;
 * collection sent → paid | failed | held.
 * Rules: one active mandate per customer, for an issuer's repayments or an investor's recurring deposit; an instalment is
 * collected once per attempt, and never while a manual payment or another collection of its note is under way; a deposit
 * is collected once a month, as a top-up of the wallet. Use: `isCollecting` before a manual payment.
 */
export { collectedFrom, isCollecting, mandateStatus } from './queries/mandate-status.ts';
