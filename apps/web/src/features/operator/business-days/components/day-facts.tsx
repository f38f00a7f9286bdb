import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { TextAnchor } from '../../../../components/text-link.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import type { BusinessDay } from '../api/days.ts';
import { nameOfAccount, nameOfTransfer } from '../lib/names.ts';
import { reconciliationTone } from '../lib/tones.ts';
import { useText } from '../text.ts';
import classes from './days.module.css';

interface PartProps {
  readonly found: BusinessDay;
}

/** What the bank says of the end of the day, and what lies between it and the ledger. */
export function BankOfDay({ found: { bank } }: PartProps): ReactNode {
  const t = useText();
  const { statement } = bank;
  const facts: readonly Fact[] = [
    {
      key: 'closing',
      label: t('bank.closing'),
      value: statement === null ? t('bank.noStatement') : <Money amount={statement.closing} />,
    },
    ...bank.in_transit.map((one) => ({
      key: one.kind,
      label: t('bank.transit', { kind: nameOfTransfer(one.kind) }),
      value: <Money amount={one.amount} />,
    })),
    { key: 'unmatched', label: t('bank.unmatched'), value: <Money amount={bank.unmatched} /> },
    ...(bank.difference === null
      ? []
      : [{ key: 'difference', label: t('bank.difference'), value: <Money amount={bank.difference} /> }]),
    {
      key: 'state',
      label: t('bank.state'),
      value: (
        <Chip tone={reconciliationTone(bank.reconciliation)}>
          {t(`reconciliation.${bank.reconciliation ?? 'none'}`)}
        </Chip>
      ),
    },
    ...(statement === null
      ? []
      : [{ key: 'sha256', label: t('bank.sha256'), value: <Hash>{statement.sha256}</Hash> }]),
  ];
  return (
    <SectionCard title={t('bank.title')}>
      <Facts facts={facts} />
    </SectionCard>
  );
}

function Hash({ children }: { readonly children: string }): ReactNode {
  return <span className={classes.hash}>{children}</span>;
}

/** The signed record of the day, as published. */
export function ProofOfDay({ found: { day, proof } }: PartProps): ReactNode {
  const t = useText();
  if (proof === null) {
    return (
      <SectionCard title={t('proof.title')}>
        <p className={classes.plain}>{t('proof.none')}</p>
      </SectionCard>
    );
  }
  const signature = proof.is_signature_valid ? t('proof.valid', { key: proof.key_id }) : t('proof.invalid');
  const facts: readonly Fact[] = [
    { key: 'amount', label: t('proof.amount'), value: <Money amount={proof.amount} /> },
    {
      key: 'signature',
      label: t('proof.signature'),
      value: <Chip tone={proof.is_signature_valid ? 'brand' : 'danger'}>{signature}</Chip>,
    },
    { key: 'made', label: t('proof.madeAt'), value: <DateText value={proof.made_at} style="instant" /> },
    { key: 'root', label: t('proof.root'), value: <Hash>{proof.root}</Hash> },
    { key: 'hash', label: t('proof.hash'), value: <Hash>{proof.hash}</Hash> },
    ...proof.corrections.map((one, at) => ({
      key: `correction ${at}`,
      label: t('proof.correction', {
        day: formatDate(one.stated_on),
        account: nameOfAccount(one.account),
      }),
      value: <Money amount={one.amount} />,
    })),
    ...proof.bank_corrections.map((one, at) => ({
      key: `bank ${at}`,
      label: t('proof.bankCorrection', { day: formatDate(one.stated_on) }),
      value: <Money amount={one.amount} />,
    })),
  ];
  return (
    <SectionCard
      title={t('proof.title')}
      action={<TextAnchor href={`/proof/${day}`}>{t('proof.open')}</TextAnchor>}
    >
      <Facts facts={facts} />
    </SectionCard>
  );
}

/** How the end of the day was worked off, and what it left out. */
export function EndOfDay({ found: { end, exceptions } }: PartProps): ReactNode {
  const t = useText();
  if (end === null) {
    return (
      <SectionCard title={t('end.title')}>
        <p className={classes.plain}>{t('end.none')}</p>
      </SectionCard>
    );
  }
  const failures = exceptions.filter(({ kind }) => kind === 'failed_note').length;
  const facts: readonly Fact[] = [
    { key: 'started', label: t('end.started'), value: <DateText value={end.started_at} style="instant" /> },
    {
      key: 'finished',
      label: t('end.finished'),
      value:
        end.finished_at === null ? t('end.running') : <DateText value={end.finished_at} style="instant" />,
    },
    {
      key: 'failures',
      label: t('end.failures'),
      value: failures === 0 ? t('end.noFailures') : String(failures),
    },
  ];
  return (
    <SectionCard title={t('end.title')}>
      <Facts facts={facts} />
    </SectionCard>
  );
}
