import type { ReactNode } from 'react';
import panel from '../../shared/panel.module.css';
import { wordsOfParts } from '../lib/parts.ts';
import { useText } from '../text.ts';

interface PartsProps {
  /** By the names that the server gives them. */
  readonly parts: readonly string[];
}

/** What a proposal rests on, part by part. */
export function PartList({ parts }: PartsProps): ReactNode {
  return (
    <ul className={panel.list}>
      {wordsOfParts(parts).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  );
}

/** The parts that made a proposal stale; nothing where they are not given. */
export function ChangedParts({ parts }: PartsProps): ReactNode {
  const t = useText();
  return (
    parts.length > 0 && (
      <>
        <p>{t('why.changed')}</p>
        <PartList parts={parts} />
      </>
    )
  );
}
