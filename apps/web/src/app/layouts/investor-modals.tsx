import { type ReactNode, Suspense } from 'react';
import { LogOutButton } from '../../features/identity/components/log-out-button.tsx';
import { lazyPart } from '../../lib/chunks/lazy-page.ts';
import type { InvestorModalState } from './use-investor-modal.ts';

const AgreementModal = lazyPart(
  'agreement-modal',
  () => import('../../features/investor-profile/components/agreement-modal.tsx'),
);
const EmploymentModal = lazyPart(
  'employment-modal',
  () => import('../../features/investor-profile/components/employment-modal.tsx'),
);
const PresetModal = lazyPart(
  'preset-modal',
  () => import('../../features/auto-investment/components/preset-modal.tsx'),
);

/** The modal that is due, loaded when it is. */
export function InvestorModals({
  modal,
  closePreset,
}: Pick<InvestorModalState, 'modal' | 'closePreset'>): ReactNode {
  return (
    <Suspense fallback={null}>
      {modal === 'agreement' && <AgreementModal logOut={<LogOutButton />} />}
      {modal === 'employment' && <EmploymentModal logOut={<LogOutButton />} />}
      {modal === 'preset' && <PresetModal offersHiding onClose={closePreset} />}
    </Suspense>
  );
}
