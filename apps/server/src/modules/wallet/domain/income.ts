import { malaysiaDay } from '@titian/finance/calendar';
import { addSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import { invariant } from '../../../platform/errors.ts';
import { isRecovery, type Movement, type MovementParts, type NoteFacts } from './movement.ts';

/** What an investor earned and lost with one note, or with all of them together (FIG-3). */
export interface Income {
  readonly returnSen: Sen;
  readonly lateChargeSen: Sen;
  readonly feeSen: Sen;
  readonly serviceTaxSen: Sen;
  readonly withholdingTaxSen: Sen;
  /** Principal that came back after the note was in default. */
  readonly recoveredSen: Sen;
  /** Principal that was written off. */
  readonly writtenOffSen: Sen;
}

export const noIncome: Income = {
  returnSen: ZERO_SEN,
  lateChargeSen: ZERO_SEN,
  feeSen: ZERO_SEN,
  serviceTaxSen: ZERO_SEN,
  withholdingTaxSen: ZERO_SEN,
  recoveredSen: ZERO_SEN,
  writtenOffSen: ZERO_SEN,
};

/** The income of one note. */
export interface NoteIncome extends Income {
  readonly noteId: string;
  readonly note: NoteFacts | null;
}

export function addIncome(one: Income, other: Income): Income {
  return {
    returnSen: addSen(one.returnSen, other.returnSen),
    lateChargeSen: addSen(one.lateChargeSen, other.lateChargeSen),
    feeSen: addSen(one.feeSen, other.feeSen),
    serviceTaxSen: addSen(one.serviceTaxSen, other.serviceTaxSen),
    withholdingTaxSen: addSen(one.withholdingTaxSen, other.withholdingTaxSen),
    recoveredSen: addSen(one.recoveredSen, other.recoveredSen),
    writtenOffSen: addSen(one.writtenOffSen, other.writtenOffSen),
  };
}

/** Return and late charges less fees and taxes; principal that was repaid or written off is not income. */
export function netIncome(income: Income): Sen {
  const gainedSen = addSen(income.returnSen, income.lateChargeSen);
  return subtractSen(gainedSen, sumSen([income.feeSen, income.serviceTaxSen, income.withholdingTaxSen]));
}

const givenBack: Readonly<Record<string, (amountSen: Sen) => Partial<Income>>> = {
  service_fee_returned: (amountSen) => ({ feeSen: subtractSen(ZERO_SEN, amountSen) }),
  service_tax_returned: (amountSen) => ({ serviceTaxSen: subtractSen(ZERO_SEN, amountSen) }),
  withholding_tax_returned: (amountSen) => ({ withholdingTaxSen: subtractSen(ZERO_SEN, amountSen) }),
};

/**
 * What a movement adds to the income of its note: a repayment, or a deduction that was refunded; null for all others.
 * @throws Error when the parts of a repayment are not the amount that the account received
 */
export function incomeOf(movement: Movement): Income | null {
  const back = givenBack[movement.kind];
  if (back !== undefined) {
    return { ...noIncome, ...back(movement.amountSen) };
  }
  return movement.kind === 'distribution' ? earnedBy(movement) : null;
}

/** What one repayment earned. */
function earnedBy(movement: Movement): Income {
  const { parts, note } = movement;
  invariant(parts !== null, 'every distribution is made of parts');
  invariant(netOf(parts) === movement.amountSen, 'the parts of a distribution are its amount');
  return {
    ...noIncome,
    returnSen: parts.returnSen,
    lateChargeSen: parts.lateChargeSen,
    feeSen: parts.feeSen,
    serviceTaxSen: parts.serviceTaxSen,
    withholdingTaxSen: parts.withholdingTaxSen,
    recoveredSen: isRecovery(movement.kind, malaysiaDay(movement.at), note) ? parts.principalSen : ZERO_SEN,
  };
}

function netOf(parts: MovementParts): Sen {
  const grossSen = sumSen([parts.principalSen, parts.returnSen, parts.lateChargeSen]);
  return subtractSen(grossSen, sumSen([parts.feeSen, parts.serviceTaxSen, parts.withholdingTaxSen]));
}
