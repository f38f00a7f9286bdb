import { Button, CopyButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { useSecondsUntil } from '../../../components/use-seconds-until.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { type MobileLink, makeMobileLink } from '../api/mobile-top-up.ts';
import { useText } from '../text.ts';
import classes from './wallet.module.css';

/** From the computer to the phone, where the banking app is. Not shown on a phone. */
export function PhonePanel(): ReactNode {
  const t = useText();
  const isPhone = useIsPhone();
  const link = useMutation({
    mutationFn: makeMobileLink,
    onError: (error) => showToast('error', error.message),
  });
  if (isPhone) {
    return null;
  }
  return (
    <section className={classes.phone} aria-label={t('phone.title')}>
      <h2 className={classes.asideTitle}>{t('phone.title')}</h2>
      <p className={classes.hint}>{t('phone.body')}</p>
      {link.data !== undefined && <Code link={link.data} />}
      <div className={classes.actions}>
        <Button variant="default" loading={link.isPending} onClick={() => link.mutate()}>
          {t(link.data === undefined ? 'phone.make' : 'phone.makeAgain')}
        </Button>
        {link.data !== undefined && (
          <CopyButton value={link.data.link}>
            {({ copied, copy }) => (
              <Button variant="subtle" onClick={copy}>
                {t(copied ? 'phone.copied' : 'phone.copy')}
              </Button>
            )}
          </CopyButton>
        )}
      </div>
    </section>
  );
}

function Code({ link }: { readonly link: MobileLink }): ReactNode {
  const t = useText();
  const left = useSecondsUntil(link.expires_at);
  if (left === 0) {
    return <p role="status">{t('phone.over')}</p>;
  }
  return (
    <div role="status" className={classes.code}>
      <img src={link.qr} alt={t('phone.qr')} className={classes.qr} />
      <p className={classes.hint}>{t('phone.until', { time: formatDate(link.expires_at, 'time') })}</p>
    </div>
  );
}
