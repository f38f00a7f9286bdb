import { day } from '@titian/finance/calendar';
import { expect, it } from 'vitest';
import type { EnteredReport } from '../port.ts';
import { createLocalBureau } from './provider.ts';

const subject = { registrationNo: '201901000001', companyName: 'Roti Sdn Bhd', on: day('2026-11-21') };
const entered: EnteredReport = {
  reference: 'B-1',
  reportedOn: day('2026-11-21'),
  score: 700,
  arrearsMonths: 0,
  legalSuits: 0,
  isInsolvent: false,
};

it.each([
  ['2026-11-21', null],
  ['2026-08-23', null],
  ['2026-08-22', 'too_old'],
  ['2026-11-22', 'in_the_future'],
])('a report of %s: %s', async (reportedOn, rejection) => {
  const answer = await createLocalBureau().reportOn(subject, { ...entered, reportedOn: day(reportedOn) });
  expect(answer.ok ? null : answer.rejection).toBe(rejection);
});
