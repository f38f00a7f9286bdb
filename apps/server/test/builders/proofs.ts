import { addDays, type Day, malaysiaDay } from '@titian/finance/calendar';
import { makeDayProof } from '../../src/modules/proofs/commands/make-record.ts';
import { systemActor } from '../../src/platform/context.ts';
import type { TestApp } from '../app.ts';
import { call } from './http.ts';

/** The trust account of test apps. */
export const TRUST = { kind: 'trust_bank', accountNo: '514012345678' } as const;

/** The system's scope on a business date. */
export function systemOn(on: Day) {
  const dateShiftDays = Math.round((Date.parse(on) - Date.parse(malaysiaDay(new Date()))) / 86_400_000);
  return { actor: systemActor, dateShiftDays, requestId: null };
}

/** Makes the proof of client money of today, or of the next business day; answers which. */
export async function dayWithProof(app: TestApp): Promise<Day> {
  for (let on = malaysiaDay(new Date()); ; on = addDays(on, 1)) {
    await makeDayProof(app.work, systemOn(on), on, TRUST);
    if ((await call(app, 'proofDay', { headers: {}, params: { day: on } })).status === 200) {
      return on;
    }
  }
}
