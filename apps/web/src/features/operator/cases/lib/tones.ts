import type { ChipTone } from '../../../../components/chip.tsx';
import type { CaseRow } from '../api/cases.ts';

export const stateTones: Readonly<Record<CaseRow['state'], ChipTone>> = {
  open: 'waiting',
  waiting: 'info',
  closed: 'neutral',
};

export const priorityTones: Readonly<Record<CaseRow['priority'], ChipTone>> = {
  low: 'neutral',
  normal: 'neutral',
  high: 'waiting',
};
