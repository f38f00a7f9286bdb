import type { ReactNode } from 'react';
import { ActForm } from '../../shared/act-form.tsx';
import { FormToggle } from '../../shared/form-toggle.tsx';
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
  return (
    <FormToggle
      label={t('confirm.open')}
      isPrimary
      form={(close) => <ConfirmForm id={id} onClose={close} />}
    />
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
