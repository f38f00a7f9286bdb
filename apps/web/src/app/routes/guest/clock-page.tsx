import '../../../config/full.css';
import type { ReactNode } from 'react';
import { Clock } from '../../../features/devtools/components/clock.tsx';

export default function ClockPage(): ReactNode {
  return <Clock />;
}
