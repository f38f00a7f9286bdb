import { Title } from '@mantine/core';
import { useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { PlainLink } from '../../../components/text-link.tsx';
import type { LegalText } from '../api/legal-text.ts';
import { useText } from '../text.ts';
import classes from './clauses.module.css';

interface ClausesProps {
  readonly sections: LegalText['sections'];
  readonly isNumbered: boolean;
}

/** The address of a section or a clause within its page, such as `clause-3` or `clause-3-2`. */
export function clauseId(section: number, paragraph?: number): string {
  return paragraph === undefined ? `clause-${section}` : `clause-${section}-${paragraph}`;
}

/** The numbered text. Every clause has an address of its own, so that it can be cited. */
export function Clauses({ sections, isNumbered }: ClausesProps): ReactNode {
  const target = useLocation({ select: ({ hash }) => hash });
  useEffect(() => {
    // The text came after the page, so the browser has not found the place by itself.
    if (target !== '') {
      document.getElementById(target)?.scrollIntoView();
    }
  }, [target]);
  return sections.map(({ heading, paragraphs }, at) => (
    <section key={heading} className={classes.section} id={clauseId(at + 1)}>
      <Title order={2} className={classes.heading}>
        {isNumbered && <span className={classes.number}>{at + 1}</span>}
        {heading}
      </Title>
      {paragraphs.map((words, index) => (
        <Clause
          key={words}
          id={clauseId(at + 1, index + 1)}
          number={isNumbered ? `${at + 1}.${index + 1}` : null}
          isTarget={target === clauseId(at + 1, index + 1)}
        >
          {words}
        </Clause>
      ))}
    </section>
  ));
}

interface ClauseProps {
  readonly id: string;
  readonly number: string | null;
  readonly isTarget: boolean;
  readonly children: string;
}

function Clause({ id, number, isTarget, children }: ClauseProps): ReactNode {
  const t = useText();
  if (number === null) {
    return <p className={classes.plain}>{children}</p>;
  }
  return (
    <div id={id} className={classes.clause} data-target={isTarget}>
      <PlainLink
        to="."
        params
        search
        hash={id}
        className={classes.number}
        aria-label={t('clause', { number })}
      >
        {number}
      </PlainLink>
      <p>{children}</p>
    </div>
  );
}
