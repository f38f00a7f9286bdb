import type { ReactNode } from 'react';
import { SectionCard } from '../../../../components/section-card.tsx';
import { useText } from '../text.ts';
import classes from './reports.module.css';

interface DefinitionsProps {
  readonly definitions: readonly {
    readonly key: string;
    readonly label: string;
    readonly definition: string;
  }[];
}

/** What exactly each figure counts. */
export function Definitions({ definitions }: DefinitionsProps): ReactNode {
  const t = useText();
  return (
    <SectionCard title={t('definitions')}>
      <dl className={classes.definitions}>
        {definitions.map(({ key, label, definition }) => (
          <Definition key={key} label={label} definition={definition} />
        ))}
      </dl>
    </SectionCard>
  );
}

function Definition({
  label,
  definition,
}: {
  readonly label: string;
  readonly definition: string;
}): ReactNode {
  return (
    <>
      <dt>{label}</dt>
      <dd>{definition}</dd>
    </>
  );
}
