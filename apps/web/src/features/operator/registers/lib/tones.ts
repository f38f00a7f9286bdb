import type { RegisterState } from '@titian/contracts/registers';
import type { ChipTone } from '../../../../components/chip.tsx';

export const stateTones: Readonly<Record<RegisterState, ChipTone>> = {
  open: 'waiting',
  waiting: 'info',
  contained: 'info',
  disclosed: 'waiting',
  managed: 'info',
  closed: 'neutral',
};
