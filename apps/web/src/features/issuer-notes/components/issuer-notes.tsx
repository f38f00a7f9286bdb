import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import tabClasses from '../../../components/page-tabs.module.css';
import { pageLink } from '../../../config/page-link.ts';
import { OnlyFor } from '../../../shared/session/only-for.tsx';
import type { Issued } from '../api/issuer-notes.ts';
import { type IssuerNotesSearch, type Tab, tabOf, tabs } from '../lib/tabs.ts';
import { useText } from '../text.ts';
import { AwaitedIssue } from './awaited-issue.tsx';
import { FirstTab } from './first-tab.tsx';
import { IssuedNotice } from './issued-notice.tsx';
import { NoteList } from './note-list.tsx';
import { PaymentResult } from './payment-result.tsx';

interface IssuerNotesProps {
  /** What the address says: the tab, or the payment that the bank has sent the browser back from. */
  readonly search: IssuerNotesSearch;
  readonly onTab: (tab: Tab) => void;
}

/** My Notes of a business owner, by state (NOTE-2). */
export function IssuerNotes({ search, onTab }: IssuerNotesProps): ReactNode {
  const t = useText();
  const [issued, setIssued] = useState<Issued | null>(null);
  const [signed, setSigned] = useState<Issued | null>(null);
  const showIssued = (answer: Issued) => {
    setSigned(null);
    setIssued(answer);
    onTab('issued');
  };
  const { ref_number: refNumber } = search;
  const tab = tabOf(search);
  const lists = (shown: Tab) => (
    <>
      <PageHeader title={t('title')} subtitle={t(`subtitle.${shown}`)} />
      <Tabs current={shown} />
      {shown === 'issued' && issued !== null && <IssuedNotice issued={issued} />}
      {shown === 'listed' && signed !== null && <AwaitedIssue signed={signed} onIssued={showIssued} />}
      <NoteList
        key={shown}
        tab={shown}
        onListed={() => onTab('listed')}
        onIssued={(answer) => {
          // A Shariah note is signed first: it stays on its tab until its commodity is traded.
          if (answer.disbursement.state === 'awaiting_trade') {
            setSigned(answer);
          } else {
            showIssued(answer);
          }
        }}
      />
    </>
  );
  return (
    <OnlyFor who="businessowner" title={t('title')}>
      {refNumber !== undefined ? (
        // Another payment is another page: nothing of the one before may stay.
        <PaymentResult key={refNumber} refNumber={refNumber} />
      ) : tab === null ? (
        <FirstTab>{lists}</FirstTab>
      ) : (
        lists(tab)
      )}
    </OnlyFor>
  );
}

function Tabs({ current }: { readonly current: Tab }): ReactNode {
  const t = useText();
  return (
    <nav aria-label={t('tabs')} className={tabClasses.tabs}>
      {tabs.map((tab) => (
        <Link
          key={tab}
          {...pageLink('bo_notes')}
          search={{ tab }}
          className={tabClasses.tab}
          aria-current={tab === current ? 'page' : undefined}
          data-current={tab === current}
        >
          {t(`tab.${tab}`)}
        </Link>
      ))}
    </nav>
  );
}
