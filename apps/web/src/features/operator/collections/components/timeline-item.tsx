import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText, formatDate } from '../../../../components/date-text.tsx';
import { formatMoney } from '../../../../components/money.tsx';
import { Documents } from '../../shared/documents.tsx';
import { Focused } from '../../shared/focused.tsx';
import panel from '../../shared/panel.module.css';
import type { Collection } from '../api/collections.ts';
import type { TimelineEntry } from '../lib/timeline.ts';
import { promiseTones } from '../lib/tones.ts';
import { useText } from '../text.ts';
import { ChangeAssignmentForm } from './assignment-forms.tsx';
import { CancelPromiseForm } from './promise-forms.tsx';

/** Dashed what only operators read, tinted what investors read. */
const looks = {
  contact: 'note',
  promise: 'work',
  letter: 'work',
  assignment: 'work',
  update: 'answer',
  payment: 'work',
} as const;

/** One thing that happened. */
export function TimelineItem({ entry }: { readonly entry: TimelineEntry }): ReactNode {
  const t = useText();
  const author = 'operator' in entry.one ? entry.one.operator : null;
  return (
    <li className={panel.entry} data-kind={looks[entry.kind]}>
      <p className={panel.entryHead}>
        <b>{t(`entry.${entry.kind}`)}</b>
        {author !== null && <span dir="auto">{author}</span>}
        {entry.kind === 'payment' ? (
          <DateText value={entry.one.on} />
        ) : (
          <DateText value={entry.at} style="instant" />
        )}
      </p>
      <Content entry={entry} />
    </li>
  );
}

function Content({ entry }: { readonly entry: TimelineEntry }): ReactNode {
  const t = useText();
  switch (entry.kind) {
    case 'contact':
      return <ContactContent one={entry.one} />;
    case 'promise':
      return <PromiseContent one={entry.one} />;
    case 'letter':
      return <LetterContent one={entry.one} />;
    case 'assignment':
      return <AssignmentContent one={entry.one} />;
    case 'update':
      return (
        <p className={panel.entryText} dir="auto">
          {`${entry.one.title}\n${entry.one.body}`}
        </p>
      );
    case 'payment':
      return (
        <p className={panel.entryText}>
          {`${t(`source.${entry.one.source}`)} · ${formatMoney(entry.one.amount)}`}
        </p>
      );
  }
}

function ContactContent({ one }: { readonly one: Collection['contacts'][number] }): ReactNode {
  const t = useText();
  const facts = [
    t(`channel.${one.channel}`),
    one.person ?? '',
    t(`outcome.${one.outcome}`),
    one.follow_up_on === null ? '' : t('followUpOn', { day: formatDate(one.follow_up_on) }),
  ];
  return (
    <>
      <p className={panel.hint} dir="auto">
        {facts.filter((fact) => fact !== '').join(' · ')}
      </p>
      <p className={panel.entryText} dir="auto">
        {one.note}
      </p>
    </>
  );
}

function PromiseContent({ one }: { readonly one: Collection['promises'][number] }): ReactNode {
  const t = useText();
  const [cancelling, setCancelling] = useState(false);
  return (
    <>
      <p className={panel.entryText}>
        {t('promisedBy', { amount: formatMoney(one.amount), day: formatDate(one.due_on) })}{' '}
        <Chip tone={promiseTones[one.state]}>{t(`promiseState.${one.state}`)}</Chip>
      </p>
      {one.state !== 'cancelled' && (
        <p className={panel.hint}>{t('promisePaid', { amount: formatMoney(one.paid) })}</p>
      )}
      {one.cancel_reason !== null && (
        <p className={panel.hint} dir="auto">
          {one.cancel_reason}
        </p>
      )}
      {one.can.cancel && (
        <Focused on={cancelling ? 'form' : null}>
          {cancelling ? (
            <CancelPromiseForm promise={one} onClose={() => setCancelling(false)} />
          ) : (
            <Button variant="default" size="xs" onClick={() => setCancelling(true)}>
              {t('promise.cancel')}
            </Button>
          )}
        </Focused>
      )}
    </>
  );
}

function LetterContent({ one }: { readonly one: Collection['letters'][number] }): ReactNode {
  const t = useText();
  const label = [t(`template.${one.template}`), t(`language.${one.language}`), formatMoney(one.total)];
  return (
    <Documents heading={false} groups={[{ key: one.id, label: label.join(' · '), files: [one.file] }]} />
  );
}

function AssignmentContent({ one }: { readonly one: Collection['assignments'][number] }): ReactNode {
  const t = useText();
  const [changing, setChanging] = useState(false);
  const facts = [
    t(`assignmentKind.${one.kind}`),
    one.reference ?? '',
    one.until === null
      ? t('sinceDay', { day: formatDate(one.since) })
      : t('fromTo', { from: formatDate(one.since), to: formatDate(one.until) }),
    one.next_on === null ? '' : t('nextDay', { day: formatDate(one.next_on) }),
    one.expected_cost === null ? '' : t('expected', { amount: formatMoney(one.expected_cost) }),
  ];
  return (
    <>
      <p className={panel.entryText} dir="auto">
        {one.name}
      </p>
      <p className={panel.hint} dir="auto">
        {facts.filter((fact) => fact !== '').join(' · ')}
      </p>
      {one.can.change && (
        <Focused on={changing ? 'form' : null}>
          {changing ? (
            <ChangeAssignmentForm assignment={one} onClose={() => setChanging(false)} />
          ) : (
            <Button variant="default" size="xs" onClick={() => setChanging(true)}>
              {t('assignment.change')}
            </Button>
          )}
        </Focused>
      )}
    </>
  );
}
