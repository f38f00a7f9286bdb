import { Link } from '@tanstack/react-router';
import { searchKinds } from '@titian/contracts/search';
import type { ReactNode } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { DateText } from '../../../../components/date-text.tsx';
import { Money } from '../../../../components/money.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import type { SearchHit } from '../api/search.ts';
import type { HitWords } from '../lib/hit-words.ts';
import { useText } from '../text.ts';
import classes from './search.module.css';

interface SearchResultsProps {
  readonly items: readonly SearchHit[];
  readonly wordsOf: (hit: SearchHit) => HitWords;
  readonly onOpen: () => void;
}

/** What was found, by kind; each result leads to its page. */
export function SearchResults({ items, wordsOf, onOpen }: SearchResultsProps): ReactNode {
  const t = useText();
  return searchKinds.map((kind) => {
    const hits = items.filter((hit) => hit.kind === kind);
    return (
      hits.length > 0 && (
        <section key={kind} aria-label={t(`kinds.${kind}`)}>
          <h3 className={classes.kind}>{t(`kinds.${kind}`)}</h3>
          <ul className={classes.list}>
            {hits.map((hit) => (
              <li key={hit.id}>
                <Hit hit={hit} words={wordsOf(hit)} onOpen={onOpen} />
              </li>
            ))}
          </ul>
        </section>
      )
    );
  });
}

function Hit({
  hit,
  words,
  onOpen,
}: {
  readonly hit: SearchHit;
  readonly words: HitWords;
  readonly onOpen: () => void;
}): ReactNode {
  const content = (
    <>
      <span className={classes.name}>
        <b>{words.title}</b> <Chip>{words.state}</Chip>
      </span>
      <span className={classes.figures}>
        {hit.amount !== null && <Money amount={hit.amount} />} <DateText value={hit.on} />
      </span>
      <span className={classes.detail}>{hit.detail}</span>
    </>
  );
  const { leadsTo } = words;
  return leadsTo === null ? (
    <div className={classes.hit}>{content}</div>
  ) : (
    <Link
      to={operatorRouteTable[leadsTo.page].path}
      params={{ id: leadsTo.as === 'path' ? leadsTo.id : undefined }}
      search={leadsTo.as === 'search' ? { id: leadsTo.id, state: 'all' } : {}}
      className={classes.hit}
      onClick={onOpen}
    >
      {content}
    </Link>
  );
}
