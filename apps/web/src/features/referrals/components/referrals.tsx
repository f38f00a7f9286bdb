import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Money, moneyInText } from '../../../components/money.tsx';
import { PageHeader } from '../../../components/page-header.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { StatNumber } from '../../../components/stat-number.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { type Referrals as Answer, referralsQuery } from '../api/referrals.ts';
import { useText } from '../text.ts';
import { FriendRow } from './friend-row.tsx';
import { OwnLink } from './own-link.tsx';
import classes from './referrals.module.css';

/** My Referrals: the referral link, and how far each friend has come (RFL-2). */
export function Referrals(): ReactNode {
  const t = useText();
  const referrals = useQuery(referralsQuery);
  const terms = referrals.data?.terms;
  return (
    <>
      <PageHeader
        title={t('title')}
        subtitle={
          terms === undefined
            ? t('subtitleShort')
            : t('subtitle', {
                reward: moneyInText(terms.reward),
                invested: moneyInText(terms.invested),
                days: terms.days,
              })
        }
      />
      <QueryView query={referrals}>{(answer) => <Loaded answer={answer} />}</QueryView>
    </>
  );
}

function Loaded({ answer }: { readonly answer: Answer }): ReactNode {
  const t = useText();
  const { items, terms } = answer;
  const invested = items.filter(({ tasks }) => tasks.every((one) => one.done_at !== null)).length;
  return (
    <div className={classes.sections}>
      <div className={classes.top}>
        <SectionCard title={t('link.title')} subtitle={t('link.body')}>
          <OwnLink link={answer.link} qrCode={answer.qr_code} reward={terms.reward} />
        </SectionCard>
        <div className={classes.numbers}>
          <StatNumber
            size="hero"
            label={t('earned')}
            value={<Money amount={answer.earned} />}
            note={t('earnedNote')}
          />
          <StatNumber label={t('friends')} value={items.length} />
          <StatNumber label={t('invested')} value={invested} />
        </div>
      </div>
      <SectionCard title={t('list')}>
        {items.length === 0 ? (
          <EmptyState title={t('none')} body={t('noneBody')} />
        ) : (
          <ul className={classes.list}>
            {items.map((one) => (
              <FriendRow key={one.id} referral={one} invested={terms.invested} />
            ))}
          </ul>
        )}
      </SectionCard>
    </div>
  );
}
