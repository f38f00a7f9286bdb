/**
 * Owns: mandates, collections.
 * States: mandate draft → authorising → awaiting_bank_approval → active → terminated | expired, or rejected on the way;
 * collection sent → paid | failed | held.
 * Rules: one active mandate per business owner; an instalment is collected once per attempt, and never while a manual
 * payment or another collection of its note is under way. Use: `isCollecting` before a manual payment.
 */
export { collectedFrom, isCollecting, mandateStatus } from './queries/mandate-status.ts';
