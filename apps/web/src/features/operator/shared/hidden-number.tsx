import { Button, Group, Stack } from '@mantine/core';
import { type NumberSubject, permissionOfNumber } from '@titian/contracts/operator-access';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { FormErrors } from '../../../components/form-errors.tsx';
import { useSecondsUntil } from '../../../components/use-seconds-until.ts';
import { call } from '../../../lib/api/client.ts';
import { useCallForm } from '../../../lib/form/use-call-form.ts';
import classes from './hidden-number.module.css';
import { ReasonTextarea } from './reason-textarea.tsx';
import { useText } from './text.ts';
import { usePermission } from './use-permission.ts';

const SHOWN_MS = 60_000;
const isMasked = (value: string) => value.startsWith('••••');

/** Which number, as the call that shows it whole takes it. */
interface NumberPlace {
  readonly subject: NumberSubject;
  readonly id: string;
  readonly field: string;
}

interface HiddenNumberProps {
  readonly place: NumberPlace;
  /** As the server sent it: its last four characters, or whole. */
  readonly value: string;
  /** The name of the number, for screen readers. */
  readonly label: string;
}

/** An identity or account number; a role that needs it may show it whole for a minute, with a reason (decision 058). */
export function HiddenNumber({ place, value, label }: HiddenNumberProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const [revealing, setRevealing] = useState(false);
  const [shown, setShown] = useState<{ readonly value: string; readonly until: string } | null>(null);
  const seconds = useSecondsUntil(shown?.until ?? null);
  const permission = permissionOfNumber(place.subject, place.field);
  const mayReveal = permission !== null && may(permission);
  if (shown !== null && seconds > 0) {
    return (
      <span className={classes.number}>
        {shown.value} <span className={classes.left}>{t('hiddenNumber.left', { seconds })}</span>
      </span>
    );
  }
  return (
    <span className={classes.number}>
      {value}
      {isMasked(value) && mayReveal && (
        <Button
          variant="subtle"
          size="compact-sm"
          px={0}
          classNames={{ root: classes.show, label: classes.showWords }}
          aria-label={t('hiddenNumber.showOf', { label })}
          onClick={() => setRevealing(true)}
        >
          {t('hiddenNumber.show')}
        </Button>
      )}
      {revealing && (
        <ReasonDialog
          place={place}
          onClose={() => setRevealing(false)}
          onShown={(whole) => {
            setShown({ value: whole, until: new Date(Date.now() + SHOWN_MS).toISOString() });
            setRevealing(false);
          }}
        />
      )}
    </span>
  );
}

interface ReasonDialogProps {
  readonly place: NumberPlace;
  readonly onClose: () => void;
  readonly onShown: (whole: string) => void;
}

function ReasonDialog({ place, onClose, onShown }: ReasonDialogProps): ReactNode {
  const t = useText();
  const { form, onSubmit, working, message, problems } = useCallForm({
    initialValues: { reason: '' },
    send: ({ reason }) => {
      const { subject, id, field } = place;
      return call('operatorRevealNumber', { body: { subject, subject_id: id, field, reason } });
    },
    onSuccess: ({ value }) => onShown(value),
  });
  return (
    <Dialog opened title={t('hiddenNumber.title')} onClose={onClose}>
      <form onSubmit={onSubmit} noValidate>
        <Stack gap="md">
          <FormErrors message={message} problems={problems} />
          <p>{t('hiddenNumber.body')}</p>
          <ReasonTextarea
            label={t('hiddenNumber.reason')}
            description={t('hiddenNumber.reasonHint')}
            input={form.getInputProps('reason')}
          />
          <Group justify="flex-end" gap="sm">
            <Button variant="default" onClick={onClose} disabled={working}>
              {t('cancel')}
            </Button>
            <Button type="submit" loading={working}>
              {t('hiddenNumber.submit')}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
