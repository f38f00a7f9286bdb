import { VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { formatDate } from '../../../components/date-text.tsx';
import { formatMoney, Money } from '../../../components/money.tsx';
import type { Referral } from '../api/referrals.ts';
import { useText } from '../text.ts';
import classes from './referrals.module.css';

const tones: Readonly<Record<Referral['state'], ChipTone>> = {
  open: 'info',
  reward: 'waiting',
  rewarded: 'brand',
  late: 'neutral',
  refused: 'neutral',
};

interface FriendRowProps {
  readonly referral: Referral;
  /** How much has to be invested. */
  readonly invested: string;
}

/** One friend with the tasks that lead to the reward. */
export function FriendRow({ referral, invested }: FriendRowProps): ReactNode {
  const t = useText();
  const { friend, state, reward, tasks, invest_by } = referral;
  const date = formatDate(invest_by);
  return (
    <li className={classes.friend}>
      <div className={classes.head}>
        <span className={classes.name}>{friend}</span>
        <Chip tone={tones[state]}>{t(`state.${state}`, { date })}</Chip>
        {state === 'rewarded' && (
          <span className={classes.reward}>
            <Money amount={reward} direction="in" />
          </span>
        )}
      </div>
      <ol className={classes.tasks}>
        {tasks.map(({ task, done_at: at }) => (
          <li key={task} className={classes.task} data-done={at !== null}>
            <span className={classes.mark} aria-hidden>
              {at !== null && <IconCheck className={classes.tick} />}
            </span>
            {t(`task.${task}`, { amount: formatMoney(invested) })}
            <VisuallyHidden>{at === null ? t('open') : t('done', { date: formatDate(at) })}</VisuallyHidden>
          </li>
        ))}
      </ol>
      <Why referral={referral} date={date} />
    </li>
  );
}

function Why({ referral, date }: { readonly referral: Referral; readonly date: string }): ReactNode {
  const t = useText();
  const why = {
    refused: referral.refused_reason,
    late: t('late', { date }),
    reward: t('reward'),
    open: null,
    rewarded: null,
  }[referral.state];
  return why !== null && <p className={classes.why}>{why}</p>;
}
