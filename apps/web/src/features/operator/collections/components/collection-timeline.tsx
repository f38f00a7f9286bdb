import { type ReactNode, useState } from 'react';
import { FilterSelect } from '../../shared/filter-select.tsx';
import panel from '../../shared/panel.module.css';
import type { Collection } from '../api/collections.ts';
import { type EntryKind, entryKinds, timelineOf } from '../lib/timeline.ts';
import { useText } from '../text.ts';
import classes from './collection-page.module.css';
import { TimelineItem } from './timeline-item.tsx';

/** Everything about a note in one order, each marked as what it is; what investors read stands apart from the rest. */
export function CollectionTimeline({ one }: { readonly one: Collection }): ReactNode {
  const t = useText();
  const [kind, setKind] = useState<EntryKind | null>(null);
  const entries = timelineOf(one, kind);
  return (
    <section aria-label={t('timeline')}>
      <div className={classes.bar}>
        <h2 className={panel.heading}>{t('timeline')}</h2>
        <FilterSelect
          label={t('entryKind')}
          values={entryKinds}
          nameOf={(value) => t(`entry.${value}`)}
          value={kind}
          onChange={setKind}
        />
      </div>
      {entries.length === 0 ? (
        <p className={panel.hint}>{t('nothing')}</p>
      ) : (
        <ol className={panel.entries}>
          {entries.map((entry) => (
            <TimelineItem key={`${entry.kind}-${entry.key}`} entry={entry} />
          ))}
        </ol>
      )}
    </section>
  );
}
