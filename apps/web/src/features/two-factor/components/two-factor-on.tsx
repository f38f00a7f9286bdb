import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { Chip } from '../../../components/chip.tsx';
import { Facts } from '../../../components/facts.tsx';
import { useHoldPeriod } from '../../../shared/platform/use-hold-period.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import type { TwoFactorState } from '../api/two-factor.ts';
import { useText } from '../text.ts';
import type { Method } from './enrol-dialog.tsx';
import classes from './two-factor.module.css';

interface TwoFactorOnProps {
  readonly state: TwoFactorState;
  readonly onChoose: (what: Method | 'renew' | 'off') => void;
}

/** While it is on: where codes come from, and what can be changed. */
export function TwoFactorOn({ state, onChoose }: TwoFactorOnProps): ReactNode {
  const t = useText();
  const hold = useHoldPeriod();
  const { email } = useCurrentUser();
  const method = state.otp_types.includes('email') ? 'email' : 'totp';
  return (
    <>
      <Facts
        rows={[
          [
            t('section.state'),
            <Chip key="on" tone="brand">
              {t('section.on')}
            </Chip>,
          ],
          [t('section.method'), t(`section.methods.${method}`, { email })],
          [t('section.codesLeft'), state.recovery_codes_left],
        ]}
      />
      <div className={classes.ways}>
        <Button variant="default" onClick={() => onChoose('renew')}>
          {t('section.newCodes')}
        </Button>
        <Button variant="default" onClick={() => onChoose('totp')}>
          {method === 'totp' ? t('section.changeApp') : t('section.useApp')}
        </Button>
        {method === 'totp' && (
          <Button variant="default" onClick={() => onChoose('email')}>
            {t('section.useEmail')}
          </Button>
        )}
        <Button variant="subtle" color="saga" onClick={() => onChoose('off')}>
          {t('section.turnOff')}
        </Button>
      </div>
      <p className={classes.hint}>{t('section.holdHint', { hold })}</p>
    </>
  );
}
