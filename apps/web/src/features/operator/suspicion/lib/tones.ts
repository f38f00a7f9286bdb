import type { ChipTone } from '../../../../components/chip.tsx';
import type { ReportRow } from '../api/reports.ts';

export const stateTones: Readonly<Record<ReportRow['state'], ChipTone>> = {
  draft: 'info',
  submitted: 'waiting',
  approved: 'waiting',
  lodged: 'brand',
  withdrawn: 'neutral',
};
