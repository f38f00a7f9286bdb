import { Button, Select } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type HolidayCalendar, holidayCalendars } from '@titian/contracts/holidays';
import { type ReactNode, useState } from 'react';
import { Chip, type ChipTone } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { type Column, RecordList } from '../../../../components/record-list.tsx';
import { EmptyState } from '../../../../components/states.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { currentLanguage } from '../../../../lib/text/language.ts';
import { DetailView } from '../../shared/detail-view.tsx';
import { moveBetweenRows } from '../../shared/row-keys.ts';
import { type HolidayRow, holidaysQuery } from '../api/read-holidays.ts';
import { text, useText } from '../text.ts';
import { AddHolidays } from './add-holidays.tsx';
import { HolidayPanel } from './holiday-panel.tsx';
import classes from './holidays.module.css';

/** Stands for the form that adds holidays, in the place of a row. */
const NEW = 'new';

const nameOf = (row: HolidayRow) => (currentLanguage() === 'ms' ? row.name_ms : row.name);

const columns = (): readonly Column<HolidayRow>[] => [
  { key: 'name', header: text('columns.name'), render: nameOf, phone: 'title' },
  { key: 'state', header: text('columns.state'), render: (row) => <State row={row} /> },
  {
    key: 'day',
    header: text('columns.day'),
    render: ({ day }) => <DateText value={day} />,
    numeric: true,
    phone: 'amount',
  },
];

/** The holidays of a year and how they change: each change counts from the day after a second administrator agrees. */
export function HolidayList(): ReactNode {
  const t = useText();
  const [calendar, setCalendar] = useState<HolidayCalendar>('kuala_lumpur_bank');
  const [year, setYear] = useState(() => businessToday().slice(0, 4));
  const [openId, setOpenId] = useState<string | null>(null);
  const query = useQuery(holidaysQuery(calendar, year));
  const row = query.data?.items.find(({ id }) => id === openId) ?? null;
  const close = () => setOpenId(null);
  const title = openId === NEW ? t('add') : row === null ? null : nameOf(row);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={classes.tools}>
        <Select
          label={t('calendar')}
          allowDeselect={false}
          data={holidayCalendars.map((one) => ({ value: one, label: t(`calendars.${one}`) }))}
          value={calendar}
          onChange={(chosen) => setCalendar(holidayCalendars.find((one) => one === chosen) ?? calendar)}
        />
        <Select
          label={t('year')}
          allowDeselect={false}
          data={query.data?.years ?? [year]}
          value={year}
          onChange={(chosen) => setYear(chosen ?? year)}
        />
        {query.data?.can.propose === true && <Button onClick={() => setOpenId(NEW)}>{t('add')}</Button>}
      </div>
      <p className={classes.uses}>{t(`uses.${calendar}`)}</p>
      {query.data !== undefined && <Reach of={query.data} />}
      <DetailView
        title={title}
        onClose={close}
        panel={
          openId === NEW ? (
            <AddHolidays calendar={calendar} onClose={close} />
          ) : (
            row !== null && <HolidayPanel key={row.id} calendar={calendar} row={row} />
          )
        }
      >
        <section aria-label={t('title')} onKeyDown={moveBetweenRows}>
          <QueryView query={query}>
            {({ items }) =>
              items.length === 0 ? (
                <EmptyState title={t('empty')} />
              ) : (
                <RecordList
                  caption={t('title')}
                  columns={columns()}
                  rows={items}
                  rowKey={({ id }) => id}
                  selectedKey={row?.id ?? null}
                  onSelect={({ id }) => setOpenId(id)}
                />
              )
            }
          </QueryView>
        </section>
      </DetailView>
    </>
  );
}

interface ReachProps {
  readonly of: { readonly known_through: string | null; readonly runs_out: boolean };
}

/** How far the calendar reaches, and that it should reach further. */
function Reach({ of }: ReachProps): ReactNode {
  const t = useText();
  const reach =
    of.known_through === null ? t('nothingKnown') : t('knownThrough', { day: formatDate(of.known_through) });
  return of.runs_out ? (
    <p role="status" className={classes.warning}>
      {reach} {t('runsOut')}
    </p>
  ) : (
    <p className={classes.reach}>{reach}</p>
  );
}

function State({ row }: { readonly row: HolidayRow }): ReactNode {
  const t = useText();
  const kind = row.is_substitute
    ? row.is_provisional
      ? 'provisional_substitute'
      : 'substitute'
    : row.is_provisional
      ? 'provisional'
      : 'gazetted';
  const tone: ChipTone = row.is_provisional ? 'waiting' : 'neutral';
  return (
    <span className={classes.states}>
      <Chip tone={tone}>{t(`state.${kind}`)}</Chip>
      {row.known_from > businessToday() && (
        <Chip tone="info">{t('state.coming', { day: formatDate(row.known_from) })}</Chip>
      )}
      {row.known_until !== null && (
        <Chip tone="danger">{t('state.ended', { day: formatDate(row.known_until) })}</Chip>
      )}
    </span>
  );
}
