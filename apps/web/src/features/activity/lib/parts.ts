import type { Movement } from '../api/activity.ts';

export type PartName = keyof Movement['parts'];

const order: readonly PartName[] = [
  'principal',
  'return',
  'late_charge',
  'fee',
  'service_tax',
  'withholding_tax',
];

/** What a movement consists of, without the parts that it does not have; fee and taxes were taken out. */
export function partsOf(
  movement: Pick<Movement, 'parts'>,
): { name: PartName; amount: string; taken: boolean }[] {
  return order
    .map((name) => ({ name, amount: movement.parts[name], taken: order.indexOf(name) > 2 }))
    .filter(({ amount }) => amount !== '0.00');
}
