import { describe, expect, it } from 'vitest';
import { type TourTarget, tourSteps } from './steps.ts';

const all = () => true;
const without =
  (...missing: readonly TourTarget[]) =>
  (target: TourTarget) =>
    !missing.includes(target);

describe('the steps of the tour', () => {
  it('are four on a large screen and six on a phone', () => {
    expect(tourSteps(false, all)).toEqual(['balance', 'topup', 'withdraw', 'notes']);
    expect(tourSteps(true, all)).toEqual(['settings', 'balance', 'topup', 'withdraw', 'menu', 'notes']);
  });

  it('are only those whose target is on the page', () => {
    expect(tourSteps(false, without('topup', 'withdraw'))).toEqual(['balance', 'notes']);
    expect(tourSteps(false, without('notes'))).toEqual(['balance', 'topup', 'withdraw']);
  });

  it('count the notes of a phone, which stand in the closed menu', () => {
    expect(tourSteps(true, without('notes'))).toContain('notes');
    expect(tourSteps(true, without('notes', 'menu'))).not.toContain('notes');
  });
});
