import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { text as sharedText } from '../../shared/text.ts';
import { type CustomerSecurity, securityQuery } from '../api/customer-page.ts';
import { text, useText } from '../customer-page-text.ts';
import type { WordsOf } from '../lib/record-words.ts';
import classes from './customer-page.module.css';
import { RecordSection } from './record-section.tsx';

interface SecurityTabProps {
  readonly id: string;
  readonly wordsOf: WordsOf;
}

/** How a customer signs in, where that is open now, and every sign-in and change of it. */
export function SecurityTab({ id, wordsOf }: SecurityTabProps): ReactNode {
  return (
    <div className={classes.stack}>
      <QueryView query={useQuery(securityQuery(id))}>
        {(security) => <Present security={security} />}
      </QueryView>
      <RecordSection id={id} list="security_changes" wordsOf={wordsOf} />
      <RecordSection id={id} list="sign_ins" wordsOf={wordsOf} />
    </div>
  );
}

function Present({ security }: { readonly security: CustomerSecurity }): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('security.title')}>
      <div className={panel.beside}>
        <div className={panel.stack}>
          <Facts title={t('security.factor')} facts={factorFacts(security)} />
          <Listed
            title={t('security.passkeys')}
            facts={security.passkeys.map((one) => used(one.id, one.name, one.last_used_at ?? one.created_at))}
          />
        </div>
        <div className={panel.stack}>
          <Listed
            title={t('security.sessions')}
            facts={security.sessions.map((one) =>
              used(one.id, `${one.device || t('unknownDevice')} · ${one.ip}`, one.last_seen_at),
            )}
          />
          <Listed
            title={t('security.devices')}
            facts={security.devices.map((one) =>
              used(one.id, one.name || t('unknownDevice'), one.last_used_at),
            )}
          />
        </div>
      </div>
    </SectionCard>
  );
}

function factorFacts(security: CustomerSecurity): Fact[] {
  const { second_factor: factor, reset_at: resetAt } = security;
  const names = factor.map((one) => text(`security.by.${one as 'totp'}`));
  return [
    {
      key: 'factor',
      label: text('security.secondFactor'),
      value: names.length === 0 ? text('security.off') : names.join(', '),
    },
    { key: 'codes', label: text('security.codes'), value: String(security.recovery_codes_left) },
    ...(resetAt === null
      ? []
      : [{ key: 'reset', label: text('security.reset'), value: formatDate(resetAt, 'instant') }]),
  ];
}

function used(key: string, label: string, at: string): Fact {
  return { key, label, value: formatDate(at, 'instant') };
}

function Listed({ title, facts }: { readonly title: string; readonly facts: readonly Fact[] }): ReactNode {
  return (
    <Facts
      title={title}
      facts={facts.length === 0 ? [{ key: 'none', label: sharedText('none'), value: '' }] : facts}
    />
  );
}
