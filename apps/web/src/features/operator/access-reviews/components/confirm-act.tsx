import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { ActForm } from '../../shared/act-form.tsx';
import { Focused } from '../../shared/focused.tsx';
import panel from '../../shared/panel.module.css';
import { useChangingForm } from '../../shared/use-changing-form.ts';
import { confirmReview, useReviewsChanged } from '../api/reviews.ts';
import { useText } from '../text.ts';

interface ConfirmProps {
  readonly id: string;
}

/** One who decided nothing confirms the whole review. */
export function ConfirmAct({ id }: ConfirmProps): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  return (
    <Focused on={isOpen ? 'confirm' : null}>
      {isOpen ? (
        <div className={panel.form}>
          <ConfirmForm id={id} onClose={() => setOpen(false)} />
        </div>
      ) : (
        <Button onClick={() => setOpen(true)}>{t('confirm.open')}</Button>
      )}
    </Focused>
  );
}

function ConfirmForm({ id, onClose }: ConfirmProps & { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const changed = useReviewsChanged();
  const call = useChangingForm({
    initialValues: {},
    send: () => confirmReview(id),
    done: t('done.confirm'),
    onDone: async () => {
      await changed();
      onClose();
    },
    changedCodes: ['review_incomplete', 'review_confirmed'],
    readAgain: () => void changed(),
  });
  return (
    <ActForm call={call} submit={t('confirm.submit')} onClose={onClose}>
      <p className={panel.hint}>{t('confirm.hint')}</p>
    </ActForm>
  );
}
