import { Button } from '@mantine/core';
import { IconLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { showToast } from '../../../lib/toast/toast.ts';
import { useText } from '../text.ts';
import classes from './simulation.module.css';

/** Copies the address, which holds everything that was moved. */
export function CopyLink(): ReactNode {
  const t = useText();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(window.location.href);
      showToast('success', t('copied'));
    } catch {
      showToast('error', t('notCopied'));
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<IconLink className={classes.icon} aria-hidden />}
      onClick={() => void copy()}
    >
      {t('copy')}
    </Button>
  );
}
