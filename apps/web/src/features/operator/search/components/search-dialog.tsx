import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { SEARCH_MIN_CHARACTERS } from '@titian/contracts/search';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { Dialog } from '../../../../components/dialog.tsx';
import { type SearchHit, searchQuery } from '../api/search.ts';
import type { HitWords } from '../lib/hit-words.ts';
import { useText } from '../text.ts';
import classes from './search.module.css';
import { SearchResults } from './search-results.tsx';

interface SearchDialogProps {
  readonly onClose: () => void;
  readonly wordsOf: (hit: SearchHit) => HitWords;
}

/** One question per word, not per letter. */
const PAUSE_MS = 250;
const TERM_MAX = 100;
const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

/** The search over customers, notes, money and proposals. Arrow keys move between the field and the results. */
export function SearchDialog({ onClose, wordsOf }: SearchDialogProps): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState('');
  const [settled] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const query = useQuery(searchQuery(settled));
  const body = useRef<HTMLElement>(null);
  const answer = settled.length < SEARCH_MIN_CHARACTERS ? undefined : query.data;
  const move = (event: KeyboardEvent) => {
    const stops = Array.from(body.current?.querySelectorAll<HTMLElement>('input, a[href]') ?? []);
    const at = stops.indexOf(document.activeElement as HTMLElement);
    const step = steps[event.key];
    // Enter in the field opens the first result, once it is one of what was typed.
    const opens = event.key === 'Enter' && at === 0 && settled === typed.trim() && !query.isPlaceholderData;
    const next = step === undefined ? (opens ? 1 : null) : at + step;
    const stop = next === null ? undefined : stops[next];
    if (stop === undefined) {
      return;
    }
    event.preventDefault();
    step === undefined ? stop.click() : stop.focus();
  };
  return (
    <Dialog opened title={t('title')} onClose={onClose}>
      <section ref={body} className={classes.body} aria-label={t('title')} onKeyDown={move}>
        <TextInput
          type="search"
          label={t('label')}
          description={t('hint')}
          maxLength={TERM_MAX}
          autoComplete="off"
          data-autofocus
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
        />
        <p className={classes.status} role="status">
          {answer !== undefined && statusOf(answer.items.length, answer.similar)}
        </p>
        {answer !== undefined && <SearchResults items={answer.items} wordsOf={wordsOf} onOpen={onClose} />}
        {query.error !== null && <p role="alert">{query.error.message}</p>}
        <p className={classes.keys}>{t('keys')}</p>
      </section>
    </Dialog>
  );

  function statusOf(count: number, similar: boolean): string {
    if (count === 0) {
      return t('none', { term: settled });
    }
    return similar ? t('similar') : t('found', { count });
  }
}
