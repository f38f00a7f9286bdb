import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip } from '../../../components/chip.tsx';
import { Money } from '../../../components/money.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { CallResponse } from '../../../lib/api/call-types.ts';
import type { Translate } from '../../../lib/text/catalogue.ts';
import { nameOf } from '../../../lib/text/names.ts';
import { issuersQuery } from '../api/note-lists.ts';
import type { NoteSearch } from '../lib/filters.ts';
import { issuerOrder, issuerQueryOf, type NoteList, sortedBy } from '../lib/holding-search.ts';
import { useIsNarrow } from '../lib/use-columns.ts';
import { type notesTexts, useText } from '../text.ts';
import classes from './holdings.module.css';
import { NoHoldings } from './no-holdings.tsx';
import { Pages } from './pages.tsx';
import { TableSkeleton } from './table-skeleton.tsx';

interface IssuerTableProps {
  readonly list: NoteList;
  readonly search: NoteSearch;
  readonly onSearch: (search: NoteSearch) => void;
}

/** One row for each issuer, with its share of the portfolio and the way to its notes. */
export function IssuerTable({ list, search, onSearch }: IssuerTableProps): ReactNode {
  const t = useText();
  const issuers = useQuery(issuersQuery(list, issuerQueryOf(search, list)));
  const isNarrow = useIsNarrow();
  const { by, direction } = issuerOrder(search);
  return (
    <QueryView query={issuers} skeleton={<TableSkeleton columns={7} />}>
      {({ items, total, totals }) =>
        total === 0 ? (
          <NoHoldings list={list} search={search} onSearch={onSearch} />
        ) : (
          <>
            <div className={classes.scroll} data-stale={issuers.isPlaceholderData}>
              <RecordList
                caption={t('mine.byIssuer')}
                columns={columnsOf(t, { list, search, totals, isNarrow })}
                rows={items}
                rowKey={(one) => one.issuer_number}
                sorting={{ by, direction, onSort: (key) => onSearch(sortedBy(search, key)) }}
                totalLabel={t('mine.total', { count: totals.notes })}
              />
            </div>
            <Pages search={search} total={total} onSearch={onSearch} />
          </>
        )
      }
    </QueryView>
  );
}

type Grouped = CallResponse<'notesByIssuer'>;
type Issuer = Grouped['items'][number];

interface Shown {
  readonly list: NoteList;
  readonly search: NoteSearch;
  readonly totals: Grouped['totals'];
  /** There is room for few columns. */
  readonly isNarrow: boolean;
}

function columnsOf(
  t: Translate<typeof notesTexts>,
  { list, search, totals, isNarrow }: Shown,
): readonly Column<Issuer>[] {
  const amount = (
    key: 'waiting' | 'principal' | 'outstanding' | 'received',
    sort?: string,
  ): Column<Issuer> => ({
    key,
    header: t(`mine.${key}`),
    numeric: true,
    ...(sort !== undefined && { sort }),
    isBlank: (one) => one[key] === '0.00',
    render: (one) => <Money amount={one[key]} />,
    total: <Money amount={totals[key]} />,
  });
  const share: Column<Issuer> = {
    key: 'share',
    header: t('groups.share'),
    numeric: true,
    sort: 'share',
    render: (one) => t('percent', { rate: one.share_percent }),
  };
  return [
    {
      key: 'issuer',
      header: t('mine.issuer'),
      phone: 'title',
      sort: 'issuer',
      render: (one) => <IssuerCell issuer={one} list={list} search={search} />,
    },
    {
      key: 'notes',
      header: t('groups.notes'),
      numeric: true,
      sort: 'notes',
      render: (one) => <NoteCount issuer={one} />,
    },
    // What is over is no part of the portfolio any more.
    ...(list === 'subscribed' ? [share, ...(isNarrow ? [] : [amount('waiting')])] : []),
    ...(isNarrow && list === 'subscribed' ? [] : [amount('principal', 'principal')]),
    ...(list === 'subscribed' ? [amount('outstanding')] : []),
    amount('received', 'received'),
  ];
}

function IssuerCell({
  issuer,
  list,
  search: { group: _group, sort: _sort, order: _order, page: _page, ...filters },
}: Pick<Shown, 'list' | 'search'> & { readonly issuer: Issuer }): ReactNode {
  const t = useText();
  const { issuer_number: number, industry, industry_code: code } = issuer;
  return (
    <span className={classes.note}>
      <TextLink
        {...pageLink('notes')}
        search={{ ...filters, tab: list, issuer: number }}
        aria-label={t('groups.showNotes', { issuer: number })}
      >
        {number}
      </TextLink>
      <span className={classes.purpose}>{nameOf('industries', code, industry)}</span>
    </span>
  );
}

function NoteCount({ issuer }: { readonly issuer: Issuer }): ReactNode {
  const t = useText();
  return (
    <span className={classes.count}>
      {issuer.notes_late > 0 && <Chip tone="danger">{t('groups.late', { count: issuer.notes_late })}</Chip>}
      {issuer.notes}
    </span>
  );
}
