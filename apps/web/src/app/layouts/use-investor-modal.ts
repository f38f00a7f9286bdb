import { useState } from 'react';
import { type InvestorModal, nextModal } from '../../features/investor-profile/lib/next-modal.ts';
import type { PhoneMenu } from '../../features/tour/lib/run-tour.ts';
import { useTour } from '../../features/tour/lib/use-tour.ts';
import { useCurrentUser } from '../../shared/session/current-user.ts';
import { useRouteName } from '../routes/use-route-name.ts';
import { hasAutoInvestment } from './menu-items.ts';

export interface InvestorModalState {
  /** The modal that is shown now. */
  readonly modal: InvestorModal | null;
  readonly closePreset: () => void;
  /** Starts the guided tour again; null where there is none. */
  readonly startTour: (() => void) | null;
}

/** The modals of an investor on the signed-in layout, one after the other, and then the tour (NAV-9, NAV-14). */
export function useInvestorModal(menu: PhoneMenu): InvestorModalState {
  const user = useCurrentUser();
  const page = useRouteName();
  const [preset, setPreset] = useState<'waiting' | 'open' | 'closed'>('waiting');
  const due = nextModal(user, page);
  if (due === 'preset' && preset === 'waiting') {
    setPreset('open');
  }
  // Once open it stays until it is closed, also when it is hidden for the next time meanwhile.
  const staysOpen = preset === 'open' && page === 'dashboard' && due === null;
  const offered = staysOpen ? 'preset' : due;
  const modal = offered === 'preset' && preset === 'closed' ? null : offered;
  const tourIsDue = modal === null && page === 'dashboard' && user.can.start_tour === true;
  const startTour = useTour(tourIsDue, menu);
  return {
    modal,
    closePreset: () => setPreset('closed'),
    // Investors who cannot top up or withdraw have nothing to be shown.
    startTour: hasAutoInvestment(user) ? startTour : null,
  };
}
