import { Checkbox, Title } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { PageTitle } from '../../../components/page-header.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { safeNext } from '../../../lib/session/next-page.ts';
import { PasskeyButton } from '../../../shared/passkeys/passkey-button.tsx';
import { useCurrentAnswer } from '../../../shared/session/current-user.ts';
import { givePasskey, requestPasskey } from '../api/passkeys.ts';
import type { Passed } from '../api/two-factor.ts';
import { usePassed } from '../lib/use-passed.ts';
import { useText } from '../text.ts';
import { CodeEntry } from './code-entry.tsx';
import classes from './two-factor.module.css';

interface TwoFactorSignInProps {
  /** The page requested before; the guard decides whether it opens. */
  readonly next: string | undefined;
  /** Log Out, which this page must offer (NAV-4). */
  readonly logOut: ReactNode;
}

/** The second half of a sign-in. */
export function TwoFactorSignIn({ next, logOut }: TwoFactorSignInProps): ReactNode {
  const t = useText();
  const router = useRouter();
  const { session } = useCurrentAnswer();
  const passed = usePassed();
  async function onPassed(answer: Passed): Promise<void> {
    await passed(answer);
    router.history.push(safeNext(next) ?? '/dashboard');
  }
  const [remembers, setRemembers] = useState(false);
  return (
    <div className={classes.stack}>
      <PageTitle title={t('page.title')} />
      <div>
        <Title order={1}>{t('page.title')}</Title>
        <p className={classes.lead}>{t('page.body')}</p>
      </div>
      <CodeEntry otpTypes={session.otp_types} remembersDevice={remembers} onPassed={onPassed}>
        <Checkbox
          label={t('page.remember')}
          description={t('page.rememberHint')}
          checked={remembers}
          onChange={(event) => setRemembers(event.currentTarget.checked)}
        />
      </CodeEntry>
      {session.has_passkey && (
        <PasskeyButton
          requestOptions={requestPasskey}
          send={(credential) => givePasskey({ credential, remember_device: remembers ? 1 : 0 })}
          onDone={onPassed}
        />
      )}
      <div className={classes.below}>
        <TextLink {...pageLink('two_factor_reset')}>{t('page.lost')}</TextLink>
        {logOut}
      </div>
    </div>
  );
}
