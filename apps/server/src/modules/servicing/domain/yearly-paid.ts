import type { Day } from '@titian/finance/calendar';
import { addSen, type Sen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { Note } from '../../notes/public.ts';
import type { RepaymentFigure } from '../store/figures.ts';

/** What a company paid, by what it was paid for. */
export interface Paid {
  readonly principalSen: Sen;
  /** Interest of a conventional note, profit of a Shariah one (SHR-1). */
  readonly returnSen: Sen;
  readonly lateSen: Sen;
  /** Gharamah. */
  readonly charitySen: Sen;
  /** Origination fee and the service tax on it. */
  readonly feeSen: Sen;
  readonly costSen: Sen;
  readonly guarantorSen: Sen;
}

export interface PaidOnNote extends Paid {
  readonly note: Pick<Note, 'id' | 'number' | 'purpose' | 'contract'>;
}

export interface YearlyPaid {
  /** Notes on which something was paid, by number. */
  readonly notes: readonly PaidOnNote[];
  /** What a guarantor paid on them: the company owes it still, to the guarantor. */
  readonly byGuarantorSen: Sen;
}

export const nothingPaid: Paid = {
  principalSen: ZERO_SEN,
  returnSen: ZERO_SEN,
  lateSen: ZERO_SEN,
  charitySen: ZERO_SEN,
  feeSen: ZERO_SEN,
  costSen: ZERO_SEN,
  guarantorSen: ZERO_SEN,
};

export function addPaid(a: Paid, b: Paid): Paid {
  return {
    principalSen: addSen(a.principalSen, b.principalSen),
    returnSen: addSen(a.returnSen, b.returnSen),
    lateSen: addSen(a.lateSen, b.lateSen),
    charitySen: addSen(a.charitySen, b.charitySen),
    feeSen: addSen(a.feeSen, b.feeSen),
    costSen: addSen(a.costSen, b.costSen),
    guarantorSen: addSen(a.guarantorSen, b.guarantorSen),
  };
}

export function totalPaid(one: Paid): Sen {
  const { principalSen, returnSen, lateSen, charitySen, feeSen, costSen, guarantorSen } = one;
  return sumSen([principalSen, returnSen, lateSen, charitySen, feeSen, costSen, guarantorSen]);
}

interface Sources {
  readonly notes: readonly Pick<Note, 'id' | 'number' | 'purpose' | 'contract' | 'issuedOn'>[];
  readonly repayments: readonly RepaymentFigure[];
  readonly fees: ReadonlyMap<string, Sen>;
}

/**
 * What a company paid on its notes in some days (FIG-17): repayments by the day on which they were received, fees by
 * the day of the issue. What a guarantor paid is not the company's payment.
 */
export function yearlyPaid(
  { notes, repayments, fees }: Sources,
  period: { readonly from: Day; readonly to: Day },
): YearlyPaid {
  const isWithin = (on: Day | null) => on !== null && on >= period.from && on <= period.to;
  const within = repayments.filter((one) => isWithin(one.receivedOn));
  const own = within.filter((one) => one.sourceKind !== 'guarantor');
  const rows = notes.map(({ issuedOn, ...note }): PaidOnNote => {
    const feeSen = isWithin(issuedOn) ? (fees.get(note.id) ?? ZERO_SEN) : ZERO_SEN;
    const paid = own
      .filter((one) => one.noteId === note.id)
      .map((one): Paid => ({ ...one, feeSen: ZERO_SEN }));
    return { ...paid.reduce(addPaid, { ...nothingPaid, feeSen }), note };
  });
  const byGuarantor = within.filter((one) => one.sourceKind === 'guarantor');
  return {
    notes: rows
      .filter((one) => totalPaid(one) > 0n)
      .sort((a, b) => a.note.number.localeCompare(b.note.number)),
    byGuarantorSen: sumSen(
      byGuarantor.map((one) => sumSen([one.principalSen, one.returnSen, one.lateSen, one.charitySen])),
    ),
  };
}
