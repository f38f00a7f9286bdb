import { Button, Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../../lib/browser/save-file.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { grouped } from '../lib/codes.ts';
import { useText } from '../text.ts';
import { CopyButton } from './copy-button.tsx';
import classes from './two-factor.module.css';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}

/**
 * The recovery codes, once: to copy, to save and to print. They stay until the user confirms having saved them
 * (ACC-22).
 */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps): ReactNode {
  const t = useText();
  const { email } = useCurrentUser();
  const lines = codes.map(grouped).join('\n');

  function download(): void {
    const content = t('codes.file', { email, codes: lines });
    saveFile(new Blob([content], { type: 'text/plain;charset=utf-8' }), t('codes.fileName'));
  }

  return (
    <div className={classes.stack}>
      <p className={classes.text}>{t('codes.body')}</p>
      <p className={classes.onPaper}>{t('codes.paper', { email })}</p>
      <ul className={classes.codes} aria-label={t('codes.list')}>
        {codes.map((code) => (
          <li key={code}>{grouped(code)}</li>
        ))}
      </ul>
      <div className={classes.ways}>
        <CopyButton label={t('codes.copy')} text={lines} />
        <Button variant="default" onClick={download}>
          {t('codes.download')}
        </Button>
        <Button variant="default" onClick={() => window.print()}>
          {t('codes.print')}
        </Button>
      </div>
      <SavedCheck onConfirm={onDone} />
    </div>
  );
}

/** Closes with the tick only: without the codes the loss of the device locks the user out. */
function SavedCheck({ onConfirm }: { readonly onConfirm: () => void }): ReactNode {
  const t = useText();
  const [saved, setSaved] = useState(false);
  const [missing, setMissing] = useState(false);
  return (
    <>
      <Checkbox
        label={t('codes.confirm')}
        checked={saved}
        error={missing && !saved && t('codes.unconfirmed')}
        onChange={(event) => setSaved(event.currentTarget.checked)}
      />
      <Button fullWidth onClick={saved ? onConfirm : () => setMissing(true)}>
        {t('codes.close')}
      </Button>
    </>
  );
}
