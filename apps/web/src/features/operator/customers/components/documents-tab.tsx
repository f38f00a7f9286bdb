import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { PagedView } from '../../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { SectionCard } from '../../../../components/section-card.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { purposeText } from '../../shared/company-file.tsx';
import classes from '../../shared/document-viewer.module.css';
import { DocumentViewer } from '../../shared/document-viewer.tsx';
import { TwoLines } from '../../shared/two-lines.tsx';
import { type CustomerDocument, documentsQuery } from '../api/customer-page.ts';
import { text, useText } from '../customer-page-text.ts';

const SIDES = ['left', 'right'] as const;
type Side = (typeof SIDES)[number];

/** A customer's documents: two of them beside each other, and all of them below. */
export function DocumentsTab({ id }: { readonly id: string }): ReactNode {
  const t = useText();
  const query = useInfiniteQuery(documentsQuery(id));
  const [shown, setShown] = useState<Readonly<Partial<Record<Side, CustomerDocument>>>>({});
  const show = (side: Side, document: CustomerDocument) => setShown({ ...shown, [side]: document });
  return (
    <SectionCard title={t('documents.title')} subtitle={t('documents.subtitle')}>
      <div className={classes.beside}>
        {SIDES.map((side) => {
          const document = shown[side];
          return document === undefined ? (
            <p key={side} className={classes.nothing}>
              {t(`documents.choose.${side}`)}
            </p>
          ) : (
            <DocumentViewer
              key={`${side} ${document.file.id}`}
              file={document.file}
              contentType={document.content_type}
              side={side}
            />
          );
        })}
      </div>
      <PagedView query={query} empty={<EmptyState title={t('documents.none')} />}>
        {(rows) => (
          <RecordList
            caption={t('documents.title')}
            columns={columnsOf(show)}
            rows={rows}
            rowKey={({ file }) => file.id}
          />
        )}
      </PagedView>
    </SectionCard>
  );
}

function columnsOf(show: (side: Side, document: CustomerDocument) => void): Column<CustomerDocument>[] {
  return [
    {
      key: 'name',
      header: text('columns.title'),
      render: ({ file, purpose }) => (
        <TwoLines first={<span dir="auto">{file.name}</span>} second={purposeText(purpose)} />
      ),
      phone: 'title',
    },
    {
      key: 'at',
      header: text('columns.at'),
      render: ({ at }) => <DateText value={at} style="instant" />,
    },
    {
      key: 'show',
      header: text('columns.show'),
      render: (document) => <ShowButtons document={document} show={show} />,
    },
  ];
}

interface ShowButtonsProps {
  readonly document: CustomerDocument;
  readonly show: (side: Side, document: CustomerDocument) => void;
}

function ShowButtons({ document, show }: ShowButtonsProps): ReactNode {
  const t = useText();
  return document.file.path === null ? (
    t('documents.closed')
  ) : (
    <span className={classes.buttons}>
      {SIDES.map((side) => (
        <Button
          key={side}
          variant="default"
          size="compact-sm"
          aria-label={t(`documents.showOn.${side}`, { name: document.file.name })}
          onClick={() => show(side, document)}
        >
          {t(`documents.side.${side}`)}
        </Button>
      ))}
    </span>
  );
}
