import type { ReactNode } from 'react';
import { OwnConflicts } from '../../../features/operator/registers/components/own-conflicts.tsx';

export default function OperatorOwnConflictsPage(): ReactNode {
  return <OwnConflicts />;
}
