import type { ChipTone } from '../../../../components/chip.tsx';
import type { DayRow, LineRow } from '../api/reconciliation.ts';

export const dayTones: Readonly<Record<DayRow['state'], ChipTone>> = {
  balanced: 'brand',
  explained: 'info',
  open: 'danger',
  no_statement: 'waiting',
};

export const lineTones: Readonly<Record<LineRow['state'], ChipTone>> = {
  matched: 'brand',
  explained: 'info',
  open: 'danger',
};
