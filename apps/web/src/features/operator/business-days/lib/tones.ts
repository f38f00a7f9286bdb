import type { ChipTone } from '../../../../components/chip.tsx';
import type { BusinessDay, ListedDay } from '../api/days.ts';

export const stateTones: Readonly<Record<BusinessDay['state'], ChipTone>> = {
  open: 'info',
  unfinished: 'danger',
  finished: 'brand',
};

/** Of how a day was reconciled; of one that was not, that it waits. */
export function reconciliationTone(state: ListedDay['reconciliation']): ChipTone {
  if (state === null) {
    return 'waiting';
  }
  return ({ balanced: 'brand', explained: 'brand', open: 'danger', no_statement: 'waiting' } as const)[state];
}
