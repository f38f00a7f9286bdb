import { Button, TextInput } from '@mantine/core';
import { IconCopy, IconShare2 } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { formatMoney } from '../../../components/money.tsx';
import { showToast } from '../../../lib/toast/toast.ts';
import { useText } from '../text.ts';
import classes from './referrals.module.css';

interface OwnLinkProps {
  readonly link: string;
  readonly qrCode: string;
  readonly reward: string;
}

/** The link to copy, to hand to another app, or to be scanned by a friend beside one. */
export function OwnLink({ link, qrCode, reward }: OwnLinkProps): ReactNode {
  const t = useText();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(link);
      showToast('success', t('link.copied'));
    } catch {
      showToast('error', t('link.notCopied'));
    }
  }

  async function share(): Promise<void> {
    const text = t('link.shareText', { reward: formatMoney(reward) });
    try {
      await navigator.share({ title: t('link.shareTitle'), text, url: link });
    } catch {
      // Closed without choosing an app: nothing went wrong.
    }
  }

  return (
    <div className={classes.own}>
      <div className={classes.give}>
        <TextInput
          label={t('link.label')}
          readOnly
          value={link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <div className={classes.buttons}>
          <Button
            leftSection={<IconCopy className={classes.small} aria-hidden />}
            onClick={() => void copy()}
          >
            {t('link.copy')}
          </Button>
          {'share' in navigator && (
            <Button
              variant="default"
              leftSection={<IconShare2 className={classes.small} aria-hidden />}
              onClick={() => void share()}
            >
              {t('link.share')}
            </Button>
          )}
        </div>
      </div>
      <figure className={classes.qr}>
        <img src={qrCode} alt={t('link.qr')} width="128" height="128" />
        <figcaption>{t('link.qrHint')}</figcaption>
      </figure>
    </div>
  );
}
