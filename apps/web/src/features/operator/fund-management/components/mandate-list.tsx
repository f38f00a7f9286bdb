import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { Documents } from '../../shared/documents.tsx';
import panel from '../../shared/panel.module.css';
import type { Mandate } from '../api/fund-management.ts';
import { mandateTones } from '../lib/tones.ts';
import { text, useText } from '../text.ts';
import classes from './fund-management.module.css';

/** The mandates that an investor signed, newest first, each with its terms. */
export function MandateList({ mandates }: { readonly mandates: readonly Mandate[] }): ReactNode {
  const t = useText();
  const documents = mandates.flatMap(({ id, document, from }) =>
    document === null
      ? []
      : [{ key: id, label: `${t('mandates.document')}, ${formatDate(from)}`, files: [document] }],
  );
  return (
    <section aria-label={t('mandates.title')} className={classes.mandates}>
      <h3 className={panel.heading}>{t('mandates.title')}</h3>
      {mandates.length === 0 ? (
        <p className={panel.hint}>{t('mandates.none')}</p>
      ) : (
        <ul className={panel.entries}>
          {mandates.map((one) => (
            <li key={one.id} className={panel.entry}>
              <p className={panel.entryHead}>
                <Chip tone={mandateTones[one.state]}>{t(`mandateState.${one.state}`)}</Chip>
                <b>{periodOf(one)}</b>
              </p>
              <p>{termsOf(one)}</p>
            </li>
          ))}
        </ul>
      )}
      {documents.length > 0 && <Documents groups={documents} />}
    </section>
  );
}

function periodOf({ from, until }: Mandate): string {
  return until === null
    ? text('mandates.from', { from: formatDate(from) })
    : text('mandates.period', { from: formatDate(from), until: formatDate(until) });
}

function termsOf({ minimum_grade: grade, contracts, max_per_note: amount }: Mandate): string {
  return text('mandates.terms', {
    grade,
    contracts: contracts.map((one) => text(`contracts.${one}`)).join(', '),
    amount: formatMoney(amount),
  });
}
