import type { Day } from '@titian/finance/calendar';
import { addSen, minSen, type Sen, subtractSen, sumSen, ZERO_SEN } from '@titian/finance/sen';
import type { NoteState } from '../../notes/public.ts';
import { type DueRow, dueRows, nextPaymentOf, totalDue } from './due.ts';
import type { ServicedInstalment } from './instalment.ts';
import type { LateTerms } from './late-terms.ts';

/** What decides what a note owes on a day, beside its instalments. */
export interface DebtTerms {
  readonly state: NoteState;
  /** Null without a signed agreement. */
  readonly late: LateTerms | null;
  /** Costs of recovery that no recovery has paid yet. */
  readonly openCostsSen: Sen;
  /** What the issuer paid beyond what was due and that waits as its own money. */
  readonly excessSen: Sen;
}

/**
 * What a note owes on a day, for every screen, mail and payment alike: paying `totalSen` settles what is due.
 */
export interface NoteDebt {
  /** Everything that is still to be paid, oldest instalment first, late charges included. */
  readonly open: readonly DueRow[];
  /** What is payable now: what is due by the day or, where nothing is, the next payment; in default everything. */
  readonly payable: readonly DueRow[];
  /** In default everything that is owed is due at once. */
  readonly isAccelerated: boolean;
  /** Costs of recovery; payable in default only. */
  readonly costsSen: Sen;
  /** Of what is payable: what should have been paid before the day, and the rest. */
  readonly overdueSen: Sen;
  readonly upcomingSen: Sen;
  /** The total payable, less the excess that pays it. */
  readonly totalSen: Sen;
  /** Everything that is still to be paid in all, costs included, less the excess. */
  readonly outstandingSen: Sen;
  /** The unallocated excess of the issuer, and how much of it is deducted from what is payable. */
  readonly excessSen: Sen;
  readonly deductedSen: Sen;
  /** The profit of months not begun that a Shariah note need not pay since its default (ibra'). */
  readonly ibraSen: Sen;
  /** What two operators have waived of lateness since the issue: to investors, and to charity. */
  readonly waivedLateSen: Sen;
  readonly waivedCharitySen: Sen;
}

const running: ReadonlySet<NoteState> = new Set(['issued', 'defaulted']);

/** The debt of a note on a day; nothing for a note that is completed or not issued yet. */
export function debtOf(rows: readonly ServicedInstalment[], on: Day, terms: DebtTerms): NoteDebt {
  const { late, state } = terms;
  const isAccelerated = state === 'defaulted';
  const open = late === null || !running.has(state) ? [] : dueRows(rows, on, late);
  const payable = isAccelerated ? open : nextPaymentOf(open, on);
  const costsSen = isAccelerated ? terms.openCostsSen : ZERO_SEN;
  const grossSen = addSen(totalDue(payable), costsSen);
  const grossOverdueSen = isAccelerated ? grossSen : totalDue(payable.filter((row) => row.dueOn < on));
  // The oldest first, as it will be used.
  const overdueSen = lessSen(grossOverdueSen, terms.excessSen);
  const totalSen = lessSen(grossSen, terms.excessSen);
  return {
    open,
    payable,
    isAccelerated,
    costsSen,
    overdueSen,
    upcomingSen: subtractSen(totalSen, overdueSen),
    totalSen,
    outstandingSen: lessSen(addSen(totalDue(open), costsSen), terms.excessSen),
    excessSen: terms.excessSen,
    deductedSen: subtractSen(grossSen, totalSen),
    waivedLateSen: sumSen(rows.map((row) => row.waivedLateSen)),
    waivedCharitySen: sumSen(rows.map((row) => row.waivedCharitySen)),
    ibraSen: isAccelerated ? sumSen(rows.map((row) => row.waivedReturnSen)) : ZERO_SEN,
  };
}

function lessSen(amountSen: Sen, deductedSen: Sen): Sen {
  return subtractSen(amountSen, minSen(amountSen, deductedSen));
}

/** What of some rows goes to the investors: never what goes to charity. */
export function toInvestors(rows: readonly DueRow[]): Pick<DueRow, 'principalSen' | 'returnSen' | 'lateSen'> {
  return {
    principalSen: sumSen(rows.map((row) => row.principalSen)),
    returnSen: sumSen(rows.map((row) => row.returnSen)),
    lateSen: sumSen(rows.map((row) => row.lateSen)),
  };
}
