import type { ReactNode } from 'react';
import { NewPasskeyForm } from '../../../../shared/passkeys/new-passkey-form.tsx';
import { useText } from '../../../../shared/passkeys/text.ts';
import { useRegistration } from '../../../../shared/passkeys/use-registration.ts';
import { addOwnPasskey, confirmByCode, requestRegistration } from '../api/passkeys.ts';
import { OwnCode, useOwnCode } from './own-code.tsx';

/** Adds a passkey to the operator's account. */
export function AddPasskeyForm({ onDone }: { readonly onDone: () => void }): ReactNode {
  const t = useText();
  const ownCode = useOwnCode();
  const register = useRegistration();
  return (
    <NewPasskeyForm
      register={async (name, code) => {
        await confirmByCode(ownCode.isDemanded ? code : '');
        await register(name, { requestOptions: requestRegistration, send: addOwnPasskey });
      }}
      onRejected={ownCode.onRejected}
      codeField={(input) => ownCode.isDemanded && <OwnCode code={ownCode} input={input} />}
      consequence={t('add.signedOut')}
      onDone={onDone}
    />
  );
}
