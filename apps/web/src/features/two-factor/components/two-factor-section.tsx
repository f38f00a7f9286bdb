import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { type TwoFactorState, twoFactorQuery } from '../api/two-factor.ts';
import { useText } from '../text.ts';
import { EnrolDialog, type Method } from './enrol-dialog.tsx';
import { PendingReset } from './pending-reset.tsx';
import { RenewDialog } from './renew-dialog.tsx';
import { TrustedDevices } from './trusted-devices.tsx';
import { TurnOffDialog } from './turn-off-dialog.tsx';
import classes from './two-factor.module.css';
import { TwoFactorOff } from './two-factor-off.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';

/** What is being done in a dialog: switching to a method, or one of the other two changes. */
type Doing = Method | 'renew' | 'off';

/** The second factor in the settings: its state, and every change of it. */
export function TwoFactorSection(): ReactNode {
  const t = useText();
  const state = useQuery(twoFactorQuery);
  return (
    <SectionCard title={t('section.title')} subtitle={t('section.subtitle')}>
      <QueryView query={state}>{(known) => <Known state={known} />}</QueryView>
    </SectionCard>
  );
}

function Known({ state }: { readonly state: TwoFactorState }): ReactNode {
  const [doing, setDoing] = useState<Doing | null>(null);
  const close = () => setDoing(null);
  return (
    <div className={classes.stack}>
      {state.reset_at !== null && <PendingReset state={state} at={state.reset_at} />}
      {state.enabled ? (
        <>
          <TwoFactorOn state={state} onChoose={setDoing} />
          <TrustedDevices devices={state.trusted_devices} />
        </>
      ) : (
        <TwoFactorOff onChoose={setDoing} />
      )}
      {(doing === 'totp' || doing === 'email') && (
        <EnrolDialog method={doing} state={state} onClose={close} />
      )}
      {doing === 'renew' && <RenewDialog onClose={close} />}
      {doing === 'off' && <TurnOffDialog onClose={close} />}
    </div>
  );
}
