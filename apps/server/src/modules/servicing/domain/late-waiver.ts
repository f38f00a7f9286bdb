import { addSen, minSen, type Sen, subtractSen, ZERO_SEN } from '@titian/finance/sen';
import type { DueRow } from './due.ts';
import type { ServicedInstalment } from './instalment.ts';

/** Of the cost of lateness: what goes to investors, and what goes to charity. */
export interface LateAmounts {
  readonly lateSen: Sen;
  readonly charitySen: Sen;
}

/** What is waived of one instalment. */
export interface WaivedPart extends LateAmounts {
  readonly number: number;
}

/** Waives amounts of what lateness costs on a note, oldest instalment first. */
export function planWaiver(due: readonly DueRow[], waived: LateAmounts): WaivedPart[] {
  let left = waived;
  return [...due]
    .sort((a, b) => a.number - b.number)
    .map((row) => {
      const lateSen = minSen(row.lateSen, left.lateSen);
      const charitySen = minSen(row.charitySen, left.charitySen);
      left = {
        lateSen: subtractSen(left.lateSen, lateSen),
        charitySen: subtractSen(left.charitySen, charitySen),
      };
      return { number: row.number, lateSen, charitySen };
    })
    .filter((part) => part.lateSen + part.charitySen > ZERO_SEN);
}

/** The instalment with what is waived of it. */
export function waivedRow(row: ServicedInstalment, part: WaivedPart): ServicedInstalment {
  return {
    ...row,
    waivedLateSen: addSen(row.waivedLateSen, part.lateSen),
    waivedCharitySen: addSen(row.waivedCharitySen, part.charitySen),
  };
}
