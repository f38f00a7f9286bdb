import { day } from '@titian/finance/calendar';
import { sen } from '@titian/finance/sen';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Mandate, type MandatedNote, mandateOn, mandateProblem, mandateState } from './mandate.ts';

const mandate: Mandate = {
  ...{ id: 'a', investorId: 'investor', documentFileId: 'file', from: day('2027-01-04'), until: null },
  ...{ maxPerNoteSen: sen(500_000n), minimumGrade: 'C', contracts: ['Conventional'] },
};
const note: MandatedNote = {
  ...{ contract: 'Conventional', grade: 'B', heldSen: sen(0n), amountSen: sen(500_000n) },
};

describe('the mandate that counts', () => {
  const ending = { ...mandate, id: 'b', from: day('2027-02-01'), until: day('2027-02-10') };
  const sameDay = { ...mandate, id: 'c', from: day('2027-02-01') };

  it.each([
    ['before its first day', [mandate], '2027-01-03', null],
    ['on its first day', [mandate], '2027-01-04', 'a'],
    ['once a later one has begun', [mandate, ending], '2027-02-10', 'b'],
    [
      'after the last day of the later one, which the earlier one does not survive',
      [mandate, ending],
      '2027-02-11',
      null,
    ],
    ['of two from one day on, recorded last', [ending, sameDay], '2027-02-11', 'c'],
    ['of none', [], '2027-02-11', null],
  ])('%s', (_when, mandates, on, expected) => {
    expect(mandateOn(mandates, day(on))?.id ?? null).toBe(expected);
  });

  it('says how each stands', () => {
    const all = [mandate, ending];
    const states = (on: string) => all.map((one) => mandateState(one, all, day(on)));
    expect(states('2027-01-10')).toEqual(['in_force', 'upcoming']);
    expect(states('2027-02-10')).toEqual(['ended', 'in_force']);
    expect(states('2027-03-01')).toEqual(['ended', 'ended']);
  });

  it('is one at most in force on any day, whatever the order of the list', () => {
    const days = fc.integer({ min: 1, max: 28 }).map((of) => day(`2027-02-${String(of).padStart(2, '0')}`));
    const any = fc
      .record({ from: days, until: fc.option(days) })
      .filter((one) => one.until === null || one.until >= one.from);
    fc.assert(
      fc.property(fc.array(any, { maxLength: 8 }), days, (drawn, on) => {
        const all = drawn.map((one, index) => ({ ...mandate, ...one, id: `id-${index}` }));
        const inForce = all.filter((one) => mandateState(one, all, on) === 'in_force');
        expect(inForce.map((one) => one.id)).toEqual(
          [mandateOn(all, on)?.id].filter((id) => id !== undefined),
        );
        expect(mandateOn(all.toReversed(), on)?.id).toBe(mandateOn(all, on)?.id);
      }),
    );
  });
});

describe('a subscription under a mandate', () => {
  it.each<[string, Mandate | null, Partial<MandatedNote>, string | undefined]>([
    ['up to its limit per note', mandate, {}, undefined],
    ['without a mandate', null, {}, 'mandate_missing'],
    ['of another contract', mandate, { contract: 'Shariah' }, 'mandate_excludes_contract'],
    ['of the lowest grade that it allows', mandate, { grade: 'C' }, undefined],
    ['of a worse grade', mandate, { grade: 'D' }, 'mandate_excludes_grade'],
    ['of no known grade', mandate, { grade: '' }, 'mandate_excludes_grade'],
    ['a sen above its limit', mandate, { amountSen: sen(500_001n) }, 'mandate_limit_per_note'],
    ['above its limit with what is held', mandate, { heldSen: sen(1n) }, 'mandate_limit_per_note'],
  ])('%s', (_what, one, over, code) => {
    expect(mandateProblem(one, { ...note, ...over })?.code).toBe(code);
  });
});
