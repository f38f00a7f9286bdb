import { bookingRows } from './bookings.ts';
import { creditRows } from './credit.ts';
import { exceptionRows } from './exceptions.ts';
import { fundManagementRows } from './fund-management.ts';
import type { BoundRow } from './harness.ts';
import { monitoringRows } from './monitoring.ts';
import { onboardingRows } from './onboarding.ts';
import { operatorRows } from './operators.ts';
import { paymentRows } from './payments.ts';
import { reportRows } from './reports.ts';
import { restrictionRows } from './restrictions.ts';
import { servicingRows } from './servicing.ts';
import { statementRows } from './statements.ts';
import { treasuryRows } from './treasury.ts';

/**
 * The rows of every kind of proposal.
 * @param nameHolder lets the bank name the holder of every account; no holder for null
 */
export function boundRows(nameHolder: (holder: string | null) => void): Readonly<Record<string, BoundRow>> {
  return {
    ...onboardingRows(nameHolder),
    ...creditRows,
    ...restrictionRows,
    ...fundManagementRows,
    ...monitoringRows,
    ...reportRows,
    ...paymentRows(nameHolder),
    ...servicingRows(nameHolder),
    ...bookingRows,
    ...exceptionRows,
    ...statementRows,
    ...treasuryRows,
    ...operatorRows,
  };
}
