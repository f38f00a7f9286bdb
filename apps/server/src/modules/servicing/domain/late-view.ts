import type { NoteContract } from '@titian/contracts/constants';
import { addSen, type Sen, senToText, ZERO_SEN } from '@titian/finance/sen';

/** What lateness costs on the wire: together, and of a Shariah note what goes to investors and to charity apart. */
export function lateView(contract: NoteContract, one: { readonly lateSen: Sen; readonly charitySen: Sen }) {
  return {
    late_charge: senToText(addSen(one.lateSen, one.charitySen)),
    tawidh: senToText(contract === 'Shariah' ? one.lateSen : ZERO_SEN),
    gharamah: senToText(one.charitySen),
  };
}
