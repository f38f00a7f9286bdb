import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FormErrors } from '../../components/form-errors.tsx';
import type { CallResponse } from '../../lib/api/call-types.ts';
import { mapServerErrors } from '../../lib/form/map-server-errors.ts';
import { canUsePasskeys } from './can-use-passkeys.ts';
import { type Asserted, signWithPasskey } from './ceremony.ts';
import classes from './passkey.module.css';
import { useText } from './text.ts';

interface PasskeyButtonProps<Answer> {
  readonly label?: string;
  /** Requests the challenge from the server. */
  readonly requestOptions: () => Promise<Pick<CallResponse<'loginPasskeyOptions'>, 'options'>>;
  /** Brings the server the signature. */
  readonly send: (credential: Asserted) => Promise<Answer>;
  readonly onDone: (answer: Answer) => void | Promise<void>;
}

/** Signs with a passkey; nothing where the browser has none. */
export function PasskeyButton<Answer>({
  label,
  requestOptions,
  send,
  onDone,
}: PasskeyButtonProps<Answer>): ReactNode {
  const t = useText();
  const use = useMutation({
    mutationFn: async () => send(await signWithPasskey((await requestOptions()).options)),
    onSuccess: onDone,
  });
  if (!canUsePasskeys()) {
    return null;
  }
  const { message, problems } = mapServerErrors(use.error);
  return (
    <div className={classes.stack}>
      <FormErrors message={message ?? problems[0]?.text ?? null} />
      <Button variant="default" fullWidth loading={use.isPending} onClick={() => use.mutate()}>
        {label ?? t('use')}
      </Button>
    </div>
  );
}
