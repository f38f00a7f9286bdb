import { useState } from 'react';
import { nextModal, type StandingModal } from '../../features/investor-standing/lib/next-modal.ts';
import type { PhoneMenu } from '../../features/tour/lib/run-tour.ts';
import { useTour } from '../../features/tour/lib/use-tour.ts';
import { useCurrentUser } from '../../lib/session/current-user.ts';
import { useRouteName } from '../routes/use-route-name.ts';
import { hasAutoInvestment } from './menu-items.ts';

export interface Standing {
  /** The modal that is shown now. */
  readonly modal: StandingModal | null;
  readonly closePreset: () => void;
  /** Starts the guided tour again; null for those who have none. */
  readonly startTour: (() => void) | null;
}

/** What an investor is asked on the signed-in layout, one after the other, and then the tour (spec §2, §4). */
export function useStanding(menu: PhoneMenu): Standing {
  const user = useCurrentUser();
  const page = useRouteName();
  const [presetClosed, setPresetClosed] = useState(false);
  const due = nextModal(user, page);
  const modal = due === 'preset' && presetClosed ? null : due;
  const tourIsDue = modal === null && page === 'dashboard' && user.can.start_tour === true;
  const startTour = useTour(tourIsDue, menu);
  return {
    modal,
    closePreset: () => setPresetClosed(true),
    // Who has nothing to top up or withdraw by themselves has nothing to be shown.
    startTour: hasAutoInvestment(user) ? startTour : null,
  };
}
