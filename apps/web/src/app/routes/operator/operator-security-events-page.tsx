import type { ReactNode } from 'react';
import { EventList } from '../../../features/operator/security-events/components/event-list.tsx';

export default function OperatorSecurityEventsPage(): ReactNode {
  return <EventList />;
}
