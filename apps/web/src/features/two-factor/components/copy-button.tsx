import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { showToast } from '../../../lib/toast/toast.ts';
import { useText } from '../text.ts';

interface CopyButtonProps {
  readonly label: string;
  readonly text: string;
}

/** Copies a text, and says whether the browser allowed it. */
export function CopyButton({ label, text }: CopyButtonProps): ReactNode {
  const t = useText();

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      showToast('success', t('codes.copied'));
    } catch {
      showToast('error', t('codes.copyFailed'));
    }
  }

  return (
    <Button variant="default" onClick={() => void copy()}>
      {label}
    </Button>
  );
}
