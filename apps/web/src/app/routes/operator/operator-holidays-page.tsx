import type { ReactNode } from 'react';
import { HolidayList } from '../../../features/operator/holidays/components/holiday-list.tsx';

export default function OperatorHolidaysPage(): ReactNode {
  return <HolidayList />;
}
