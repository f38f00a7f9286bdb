import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { NewPasskeyForm } from '../../../shared/passkeys/new-passkey-form.tsx';
import { type PasskeyRow, PasskeySection } from '../../../shared/passkeys/passkey-section.tsx';
import { useText } from '../../../shared/passkeys/text.ts';
import { useRegistration } from '../../../shared/passkeys/use-registration.ts';
import { useHoldFromNow } from '../../../shared/platform/use-hold-period.ts';
import { StepUpCode } from '../../../shared/step-up/step-up-code.tsx';
import { useStepUp } from '../../../shared/step-up/use-step-up.ts';
import {
  addPasskey,
  passkeysQuery,
  removePasskey,
  renamePasskey,
  requestRegistration,
} from '../api/passkeys.ts';
import { bare } from '../lib/codes.ts';
import classes from './two-factor.module.css';

/** The passkeys of a customer in the settings. */
export function PasskeysSection(): ReactNode {
  return (
    <PasskeySection
      query={useQuery(passkeysQuery)}
      queryKey={passkeysQuery.queryKey}
      rename={renamePasskey}
      addDialog={(onClose) => <AddDialog onClose={onClose} />}
      removeDialog={(passkey, onClose) => <RemoveDialog passkey={passkey} onClose={onClose} />}
    />
  );
}

function AddDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const hold = useHoldFromNow();
  const stepUp = useStepUp();
  const register = useRegistration();
  return (
    <Dialog opened title={t('add.title')} onClose={onClose}>
      <NewPasskeyForm
        register={(name, code) =>
          register(name, { requestOptions: () => requestRegistration(bare(code)), send: addPasskey })
        }
        onRejected={stepUp.onRejected}
        codeField={(input) => stepUp.method !== null && <StepUpCode stepUp={stepUp} input={input} />}
        consequence={t('add.hold', { hold })}
        onDone={onClose}
      />
    </Dialog>
  );
}

interface RemoveDialogProps {
  readonly passkey: PasskeyRow;
  readonly onClose: () => void;
}

function RemoveDialog({ passkey, onClose }: RemoveDialogProps): ReactNode {
  const t = useText();
  const hold = useHoldFromNow();
  const stepUp = useStepUp();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { otp_code: '' },
    send: ({ otp_code }) => removePasskey(passkey.id, bare(otp_code)),
    onSuccess: () => {
      showToast('success', t('remove.done'));
      onClose();
    },
    onRejected: stepUp.onRejected,
  });
  return (
    <Dialog opened title={t('remove.title')} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate className={classes.stack}>
        <FormErrors message={message} problems={problems} />
        <p className={classes.text}>{t('remove.body', { name: passkey.name })}</p>
        {stepUp.method !== null && <StepUpCode stepUp={stepUp} input={form.getInputProps('otp_code')} />}
        <p className={classes.hint}>{t('add.hold', { hold })}</p>
        <Button type="submit" color="saga" fullWidth loading={working}>
          {t('remove.submit')}
        </Button>
      </form>
    </Dialog>
  );
}
