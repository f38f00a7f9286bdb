import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import type { Translate } from '../../../../lib/text/catalogue.ts';
import panel from '../../shared/panel.module.css';
import { readable } from '../../shared/readable.ts';
import type { Financing } from '../api/read-financing.ts';
import { type english, useText } from '../credit-file-text.ts';

type KnockOut = Financing['knock_outs'][number];

/** What rules the application out whatever its terms, those that are met too (FIN-9). */
export function KnockOuts({ knockOuts }: { readonly knockOuts: readonly KnockOut[] }): ReactNode {
  const t = useText();
  return (
    <section>
      <h3 className={panel.heading}>{t('knockOuts.title')}</h3>
      <RecordList
        caption={t('knockOuts.title')}
        columns={columnsOf(t)}
        rows={knockOuts}
        rowKey={({ code }) => code}
      />
    </section>
  );
}

function columnsOf(t: Translate<typeof english>): readonly Column<KnockOut>[] {
  return [
    {
      key: 'criterion',
      header: t('knockOuts.criterion'),
      phone: 'title',
      render: ({ code }) => (isCriterion(code) ? t(`knockOuts.${code}`) : readable(code)),
    },
    { key: 'found', header: t('knockOuts.found'), render: ({ found }) => found },
    { key: 'required', header: t('knockOuts.required'), render: ({ required }) => required },
    {
      key: 'result',
      header: t('knockOuts.result'),
      phone: 'amount',
      render: ({ met }) => (
        <Chip tone={met ? 'brand' : 'danger'}>{t(met ? 'knockOuts.met' : 'knockOuts.failed')}</Chip>
      ),
    },
  ];
}

function isCriterion(code: string): code is 'too_young' | 'too_small' | 'note_in_default' | 'note_past_due' {
  return ['too_young', 'too_small', 'note_in_default', 'note_past_due'].includes(code);
}
