import { Checkbox } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { messages } from '@titian/contracts/messages';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { currentUserQuery } from '../../../lib/session/current-user.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { hideAutoInvestMessage } from '../api/preset.ts';
import { useText } from '../text.ts';
import classes from './preset.module.css';
import { PresetForm } from './preset-form.tsx';

interface PresetModalProps {
  readonly onClose: () => void;
  /** Whether it offers never to be shown again: not where the person asked for it. */
  readonly offersHiding?: boolean;
}

/** The auto-investment preset modal (spec §4). Afterwards the person is on the page about it. */
export default function PresetModal({ onClose, offersHiding = false }: PresetModalProps): ReactNode {
  const t = useText();
  const router = useRouter();
  const queries = useQueryClient();

  async function onDone(created: boolean): Promise<void> {
    await router.navigate(pageLink('auto_investment', { preset: String(created) }));
    // Only now: what follows on the page that was left must not begin.
    onClose();
    await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  }

  return (
    <Dialog opened title={t('modal.title')} onClose={onClose}>
      {offersHiding && <HideTick />}
      <PresetForm onDone={(created) => void onDone(created)} onCancel={onClose} />
    </Dialog>
  );
}

/** Told to the server at once; the modal stays until it is closed, and does not come back. */
function HideTick(): ReactNode {
  const [ticked, setTicked] = useState(false);
  const hide = useMutation({
    mutationFn: hideAutoInvestMessage,
    onError: () => {
      setTicked(false);
      showToast('error', messages.presetFailed);
    },
  });
  return (
    <Checkbox
      className={classes.hide}
      label={messages.presetHide}
      checked={ticked}
      disabled={ticked}
      onChange={() => {
        setTicked(true);
        hide.mutate();
      }}
    />
  );
}
