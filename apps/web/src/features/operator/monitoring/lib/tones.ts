import type { ChipTone } from '../../../../components/chip.tsx';
import type { AlertRow } from '../api/monitoring.ts';

export const stateTones: Readonly<Record<AlertRow['state'], ChipTone>> = {
  open: 'waiting',
  closed: 'neutral',
};

export const severityTones: Readonly<Record<AlertRow['severity'], ChipTone>> = {
  low: 'neutral',
  normal: 'info',
  high: 'danger',
};
