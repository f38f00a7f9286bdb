import { Button, NativeSelect, Textarea } from '@mantine/core';
import { needsSecond, type RiskRating, riskRatings } from '@titian/contracts/compliance';
import { type ReactNode, useState } from 'react';
import { ActForm } from '../../shared/act-form.tsx';
import { Focused } from '../../shared/focused.tsx';
import panel from '../../shared/panel.module.css';
import { useChangingForm } from '../../shared/use-changing-form.ts';
import { decideRating, type Risk, rateCustomer, useRatingsChanged } from '../api/ratings.ts';
import { useText } from '../text.ts';

const CHANGED = ['rating_changed'];

interface ActProps {
  readonly risk: Risk;
  readonly onClose: () => void;
}

type Act = 'rate' | 'approve' | 'reject';

/** What the operator may do with the rating now. */
export function RatingActs({ risk }: { readonly risk: Risk }): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<Act | null>(null);
  const offered: readonly Act[] = [
    ...(risk.can.rate ? (['rate'] as const) : []),
    ...(risk.can.decide ? (['approve', 'reject'] as const) : []),
  ];
  const close = () => setChosen(null);
  return (
    offered.length > 0 && (
      <Focused on={chosen}>
        {chosen === null ? (
          <div className={panel.buttons}>
            {offered.map((act) => (
              <Button key={act} variant="default" onClick={() => setChosen(act)}>
                {t(`act.${act}`)}
              </Button>
            ))}
          </div>
        ) : (
          <div className={panel.form}>
            {chosen === 'rate' ? (
              <RateForm risk={risk} onClose={close} />
            ) : (
              <DecideForm decision={chosen} risk={risk} onClose={close} />
            )}
          </div>
        )}
      </Focused>
    )
  );
}

/** Rates a customer, also as it was, which is a review (CMP-3). */
function RateForm({ risk: { customer, in_force: inForce, now }, onClose }: ActProps): ReactNode {
  const t = useText();
  const changed = useRatingsChanged();
  const call = useChangingForm({
    initialValues: { rating: (inForce?.rating ?? now.rating) as RiskRating, reason: '' },
    send: ({ rating, reason }) =>
      rateCustomer(customer.id, { rating, reason, replaces: inForce?.id ?? null }),
    done: t('done.rate'),
    onDone: async () => {
      await changed();
      onClose();
    },
    changedCodes: CHANGED,
    readAgain: () => void changed(),
  });
  const { getInputProps, values } = call.form;
  const isLowered = inForce !== null && needsSecond(inForce.rating, values.rating);
  return (
    <ActForm call={call} submit={t('act.save')} onClose={onClose}>
      <NativeSelect
        label={t('columns.rating')}
        {...(isLowered && { description: t('act.second') })}
        data-path="rating"
        data={riskRatings.map((value) => ({ value, label: t(`rating.${value}`) }))}
        {...getInputProps('rating')}
      />
      <Textarea
        label={t('act.reason')}
        description={t('act.reasonHint')}
        data-path="reason"
        autosize
        minRows={3}
        maxLength={2_000}
        {...getInputProps('reason')}
      />
    </ActForm>
  );
}

/** Agrees to a rating that waits, or rejects it. */
function DecideForm({
  decision,
  risk: { customer, waiting },
  onClose,
}: ActProps & { readonly decision: 'approve' | 'reject' }): ReactNode {
  const t = useText();
  const changed = useRatingsChanged();
  const call = useChangingForm({
    initialValues: {},
    send: () => decideRating(customer.id, { rating_id: waiting?.id ?? '', decision }),
    done: t(`done.${decision}`),
    onDone: async () => {
      await changed();
      onClose();
    },
    changedCodes: CHANGED,
    readAgain: () => void changed(),
  });
  return (
    <ActForm call={call} submit={t(`act.${decision}`)} onClose={onClose}>
      <p className={panel.hint}>
        {t(`act.${decision}Hint`, { rating: waiting === null ? '' : t(`rating.${waiting.rating}`) })}
      </p>
    </ActForm>
  );
}
