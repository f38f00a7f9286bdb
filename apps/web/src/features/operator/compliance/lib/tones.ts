import type { RiskRating } from '@titian/contracts/compliance';
import type { ChipTone } from '../../../../components/chip.tsx';

export const riskTones: Readonly<Record<RiskRating, ChipTone>> = {
  low: 'brand',
  medium: 'info',
  high: 'danger',
};
