import { Checkbox } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { specifiedText } from '../../../lib/text/specified.ts';
import { showToast } from '../../../lib/toast/toast.ts';
import { currentUserQuery } from '../../../shared/session/current-user.ts';
import { hideAutoInvestMessage, presetQuery } from '../api/preset.ts';
import { useText } from '../text.ts';
import classes from './preset.module.css';
import { PresetForm } from './preset-form.tsx';

interface PresetModalProps {
  readonly onClose: () => void;
  /** Whether it offers never to be shown again: not where it was opened by the user. */
  readonly offersHiding?: boolean;
}

/** The auto-investment preset modal; afterwards the user is on the preset's page (AUTO-16). */
export default function PresetModal({ onClose, offersHiding = false }: PresetModalProps): ReactNode {
  const t = useText();
  const router = useRouter();
  const queries = useQueryClient();
  const preset = useQuery(presetQuery);

  async function onDone(created: boolean): Promise<void> {
    await router.navigate(pageLink('auto_investment', { preset: String(created) }));
    // Only now: what follows on the page that was left must not begin.
    onClose();
    await queries.invalidateQueries({ queryKey: currentUserQuery.queryKey });
  }

  return (
    <Dialog opened title={t('modal.title')} onClose={onClose}>
      <p className={classes.intro}>{t('modal.intro')}</p>
      {offersHiding && <HideTick />}
      <QueryView query={preset}>
        {/* Where another tab made one meanwhile, the call says so; this form still requests a new one. */}
        {(page) => (
          <PresetForm
            page={{ ...page, preset: null }}
            onDone={(outcome) => void onDone(outcome === 'created')}
            onCancel={onClose}
          />
        )}
      </QueryView>
    </Dialog>
  );
}

/** Saved at once; the modal stays until it is closed, and is not shown again. */
function HideTick(): ReactNode {
  const [ticked, setTicked] = useState(false);
  const hide = useMutation({
    mutationFn: hideAutoInvestMessage,
    onError: () => {
      setTicked(false);
      showToast('error', specifiedText('presetFailed'));
    },
  });
  return (
    <Checkbox
      className={classes.hide}
      label={specifiedText('presetHide')}
      checked={ticked}
      disabled={ticked}
      onChange={() => {
        setTicked(true);
        hide.mutate();
      }}
    />
  );
}
