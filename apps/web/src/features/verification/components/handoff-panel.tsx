import { Button, CopyButton, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { useIsPhone } from '../../../components/use-is-phone.ts';
import { useSecondsUntil } from '../../../components/use-seconds-until.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { type Handoff, startCheck } from '../api/verification.ts';
import { useText } from '../text.ts';
import classes from './verification.module.css';

interface HandoffPanelProps {
  readonly handoff: Handoff | null;
  readonly onHandoff: (handoff: Handoff) => void;
}

/** From the desktop to the phone: a QR code. Not shown on a phone. */
export function HandoffPanel({ handoff, onHandoff }: HandoffPanelProps): ReactNode {
  const t = useText();
  const isPhone = useIsPhone();
  const renew = useMutation({
    mutationFn: startCheck,
    onSuccess: onHandoff,
    onError: (error) => showToast('error', error.message),
  });
  if (isPhone) {
    return null;
  }
  return (
    <>
      <section className={classes.card}>
        <Title order={2} className={classes.heading}>
          {t('handoff.title')}
        </Title>
        <p className={classes.text}>{t('handoff.body')}</p>
        {handoff !== null && <Code handoff={handoff} />}
        <div className={classes.ways}>
          <Button variant="default" loading={renew.isPending} onClick={() => renew.mutate()}>
            {t(handoff === null ? 'handoff.renew' : 'handoff.renewAgain')}
          </Button>
          {handoff !== null && (
            <CopyButton value={handoff.handoff_url}>
              {({ copied, copy }) => (
                <Button variant="subtle" onClick={copy}>
                  {t(copied ? 'handoff.copied' : 'handoff.copy')}
                </Button>
              )}
            </CopyButton>
          )}
        </div>
      </section>
      <p className={classes.or}>{t('handoff.or')}</p>
    </>
  );
}

function Code({ handoff }: { readonly handoff: Handoff }): ReactNode {
  const t = useText();
  const left = useSecondsUntil(handoff.handoff_expires_at);
  if (left === 0) {
    return (
      <p className={classes.text} role="status">
        {t('handoff.over')}
      </p>
    );
  }
  return (
    <div className={classes.code}>
      <img src={handoff.handoff_qr} alt={t('handoff.qr')} className={classes.qr} />
      <div>
        <p className={classes.waiting} role="status">
          {t('handoff.waiting')}
        </p>
        <p className={classes.hint}>
          {t('handoff.until', { time: formatDate(handoff.handoff_expires_at, 'time') })}
        </p>
      </div>
    </div>
  );
}
