import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../components/dialog.tsx';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { useCallForm } from '../../../../lib/form/use-call-form.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import classes from '../../../../shared/passkeys/passkey.module.css';
import { type PasskeyRow, PasskeySection } from '../../../../shared/passkeys/passkey-section.tsx';
import { useText } from '../../../../shared/passkeys/text.ts';
import { confirmByCode, ownPasskeysQuery, removeOwnPasskey, renameOwnPasskey } from '../api/passkeys.ts';
import { AddPasskeyForm } from './add-passkey-form.tsx';
import { OwnCode, useOwnCode } from './own-code.tsx';

/** The operator's own passkeys. */
export function OperatorPasskeys(): ReactNode {
  const t = useText();
  return (
    <PasskeySection
      query={useQuery(ownPasskeysQuery)}
      queryKey={ownPasskeysQuery.queryKey}
      rename={renameOwnPasskey}
      addDialog={(onClose) => (
        <Dialog opened title={t('add.title')} onClose={onClose}>
          <AddPasskeyForm onDone={onClose} />
        </Dialog>
      )}
      removeDialog={(passkey, onClose) => <RemoveDialog passkey={passkey} onClose={onClose} />}
    />
  );
}

interface RemoveDialogProps {
  readonly passkey: PasskeyRow;
  readonly onClose: () => void;
}

function RemoveDialog({ passkey, onClose }: RemoveDialogProps): ReactNode {
  const t = useText();
  const ownCode = useOwnCode();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { otp_code: '' },
    send: async ({ otp_code }) => {
      await confirmByCode(otp_code);
      await removeOwnPasskey(passkey.id);
    },
    onSuccess: () => {
      showToast('success', t('remove.done'));
      onClose();
    },
    onRejected: ownCode.onRejected,
  });
  return (
    <Dialog opened title={t('remove.title')} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className={classes.stack}>
        <FormErrors message={message} problems={problems} />
        <p className={classes.text}>{t('remove.body', { name: passkey.name })}</p>
        {ownCode.isDemanded && <OwnCode code={ownCode} input={form.getInputProps('otp_code')} />}
        <p className={classes.muted}>{t('add.signedOut')}</p>
        <Button type="submit" color="saga" fullWidth loading={working}>
          {t('remove.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
