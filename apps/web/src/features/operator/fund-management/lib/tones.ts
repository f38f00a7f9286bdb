import type { ManagedOrderState, MandateState } from '@titian/contracts/fund-management';
import type { ChipTone } from '../../../../components/chip.tsx';

export const mandateTones: Readonly<Record<MandateState, ChipTone>> = {
  in_force: 'brand',
  upcoming: 'info',
  ended: 'neutral',
  none: 'neutral',
};

export const orderTones: Readonly<Record<ManagedOrderState, ChipTone>> = {
  proposed: 'waiting',
  executed: 'brand',
  rejected: 'neutral',
  lapsed: 'neutral',
};
