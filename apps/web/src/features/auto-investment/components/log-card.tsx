import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Chip, type ChipTone } from '../../../components/chip.tsx';
import { DateText } from '../../../components/date-text.tsx';
import { Money } from '../../../components/money.tsx';
import { PagedView } from '../../../components/paged-view.tsx';
import { type Column, RecordList } from '../../../components/record-list.tsx';
import { SectionCard } from '../../../components/section-card.tsx';
import { EmptyState } from '../../../components/states.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { Translate } from '../../../lib/text/catalogue.ts';
import { unbrokenAmounts } from '../../../lib/text/unbroken-amounts.ts';
import { type LogEntry, logQuery } from '../api/preset.ts';
import { type presetTexts, useText } from '../text.ts';
import classes from './preset.module.css';

/** "Why was I not invested?": every note since there is a preset, with what came of it. */
export function LogCard(): ReactNode {
  const t = useText();
  const log = useInfiniteQuery(logQuery());
  return (
    <SectionCard title={t('log.title')} subtitle={t('log.subtitle')}>
      <PagedView query={log} empty={<EmptyState title={t('log.none')} body={t('log.noneBody')} />}>
        {(rows) => (
          <RecordList
            caption={t('log.title')}
            columns={columnsOf(t)}
            rows={rows}
            rowKey={({ note }) => note.id}
          />
        )}
      </PagedView>
    </SectionCard>
  );
}

/** What the investor could change calls for attention; an unlucky turn for patience. */
function toneOf(result: LogEntry['result']): ChipTone {
  if (result === 'allocated') {
    return 'brand';
  }
  return result === 'share_used_up' || result === 'balance' ? 'waiting' : 'neutral';
}

const campaignOrRunning: readonly LogEntry['note']['state'][] = ['listed', 'funded', 'issued', 'defaulted'];

/** A closed note is only accessible to its investors. */
function NoteNumber({ entry: { note, result } }: { readonly entry: LogEntry }): ReactNode {
  const isReadable = result === 'allocated' || campaignOrRunning.includes(note.state);
  return (
    <span className={classes.number}>
      {isReadable ? (
        <TextLink {...pageLink('notes', { ref_code: note.number })}>{note.number}</TextLink>
      ) : (
        note.number
      )}
    </span>
  );
}

function columnsOf(t: Translate<typeof presetTexts>): readonly Column<LogEntry>[] {
  return [
    {
      key: 'note',
      header: t('log.note'),
      phone: 'title',
      render: (entry) => <NoteNumber entry={entry} />,
    },
    { key: 'at', header: t('log.listed'), render: ({ at }) => <DateText value={at} style="instant" /> },
    {
      key: 'result',
      header: t('log.result'),
      phone: 'amount',
      render: ({ result }) => <Chip tone={toneOf(result)}>{t(`result.${result}`)}</Chip>,
    },
    { key: 'why', header: t('log.why'), render: ({ text }) => unbrokenAmounts(text) },
    {
      key: 'amount',
      header: t('log.amount'),
      numeric: true,
      phone: 'hidden',
      render: ({ amount, result }) => <Money amount={result === 'allocated' ? amount : null} />,
    },
  ];
}
