import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { PlainLink } from '../../../components/text-link.tsx';
import type { LegalText } from '../api/legal-text.ts';
import { useText } from '../text.ts';
import { clauseId } from './clauses.tsx';
import classes from './legal-page.module.css';

interface ContentsProps {
  readonly sections: LegalText['sections'];
  readonly isNumbered: boolean;
}

/** The table of contents, beside the text on a large screen. */
export function Contents({ sections, isNumbered }: ContentsProps): ReactNode {
  const t = useText();
  const id = useId();
  return (
    <nav aria-labelledby={id} className={classes.contents}>
      <Title order={2} id={id}>
        {t('contents')}
      </Title>
      <ol className={classes.list}>
        {sections.map(({ heading }, at) => (
          <li key={heading}>
            <PlainLink to="." params search hash={clauseId(at + 1)}>
              {isNumbered ? `${at + 1}. ${heading}` : heading}
            </PlainLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
