import type { ChipTone } from '../../../../components/chip.tsx';
import type { CustomerRow } from '../api/list-customers.ts';

/** How the state of an account looks; its words say the same. */
export const accountTones: Readonly<Record<CustomerRow['account_status'], ChipTone>> = {
  Pending: 'waiting',
  Active: 'brand',
  Inactive: 'danger',
};
