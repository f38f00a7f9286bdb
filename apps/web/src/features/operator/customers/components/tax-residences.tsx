import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { countryName } from '../../../../lib/text/country-name.ts';
import { Documents } from '../../shared/documents.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import { Focused } from '../../shared/focused.tsx';
import panel from '../../shared/panel.module.css';
import {
  type TaxResidences as Answer,
  type TaxResidenceRow,
  taxResidencesQuery,
} from '../api/tax-residence.ts';
import { text, useText } from '../text.ts';
import { TaxResidenceForm } from './tax-residence-form.tsx';

/** Where an investor is and was a tax resident, by which document, and the proposal of another record. */
export function TaxResidences({ customerId }: { readonly customerId: string }): ReactNode {
  const t = useText();
  const query = useQuery(taxResidencesQuery(customerId));
  return (
    <section>
      <h3 className={panel.heading}>{t('residence.title')}</h3>
      <QueryView query={query}>{(answer) => <Records customerId={customerId} answer={answer} />}</QueryView>
    </section>
  );
}

interface RecordsProps {
  readonly customerId: string;
  readonly answer: Answer;
}

function Records({ customerId, answer: { items, earliest, can } }: RecordsProps): ReactNode {
  const t = useText();
  const [isDrafting, setDrafting] = useState(false);
  const documents = items.flatMap(({ file, country, effective_from: from }) =>
    file === null
      ? []
      : [{ key: file.id, label: `${countryName(country)} · ${formatDate(from)}`, files: [file] }],
  );
  if (items.length === 0) {
    return <p>{t('residence.empty')}</p>;
  }
  return (
    <div className={panel.stack}>
      <Facts facts={items.map(factOf)} />
      {documents.length > 0 && <Documents groups={documents} />}
      {can.propose && (
        <Focused on={isDrafting ? 'residence' : null}>
          {isDrafting ? (
            <TaxResidenceForm
              customerId={customerId}
              earliest={earliest ?? ''}
              onClose={() => setDrafting(false)}
            />
          ) : (
            <div className={panel.buttons}>
              <Button variant="default" onClick={() => setDrafting(true)}>
                {t('residence.propose')}
              </Button>
            </div>
          )}
        </Focused>
      )}
    </div>
  );
}

function factOf(row: TaxResidenceRow): Fact {
  const { country, effective_from: from, counts_from: counts, document_kind: kind } = row;
  const effect = text('residence.counts', { day: formatDate(counts) });
  const document = text(`residence.documents.${kind ?? 'none'}`);
  return {
    key: `${from} ${counts} ${row.recorded_on} ${country} ${row.file?.id}`,
    label: text('residence.since', { day: formatDate(from) }),
    value: countryName(country),
    action: row.is_current ? <Chip tone="brand">{text('residence.current')}</Chip> : undefined,
    note: `${effect} · ${document}`,
    noteTone: 'plain',
  };
}
