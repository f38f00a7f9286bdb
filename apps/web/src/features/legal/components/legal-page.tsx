import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { LegalKind } from '@titian/contracts/legal-kinds';
import type { ReactNode } from 'react';
import { QueryView } from '../../../components/query-view.tsx';
import { SkeletonRows } from '../../../components/states.tsx';
import { legalTextQuery } from '../api/legal-text.ts';
import { useText } from '../text.ts';
import { Clauses } from './clauses.tsx';
import { Contents } from './contents.tsx';
import { LegalContact } from './legal-contact.tsx';
import { LegalHead } from './legal-head.tsx';
import classes from './legal-page.module.css';
import { Versions } from './versions.tsx';

const SKELETON_LINES = 12;

interface LegalPageProps {
  readonly kind: LegalKind;
  /** A version by its name; the one in force where it is left out. */
  readonly version: string | undefined;
  /** Terms and notices are cited by clause; informational pages are not. */
  readonly isNumbered?: boolean;
  /** Links to sister texts. */
  readonly switches?: ReactNode;
  /** After the text. */
  readonly children?: ReactNode;
}

/** A legal text of the server with its contents, versions and date, fit for printing. */
export function LegalPage({
  kind,
  version,
  isNumbered = true,
  switches,
  children,
}: LegalPageProps): ReactNode {
  const query = useQuery(legalTextQuery(kind, version));
  return (
    <div className={classes.page}>
      {switches !== undefined && <div className={classes.switches}>{switches}</div>}
      <QueryView query={query} skeleton={<SkeletonRows rows={SKELETON_LINES} />}>
        {(text) => (
          <div className={classes.columns}>
            <article className={classes.text}>
              <LegalHead text={text} action={<PrintButton />} />
              <Clauses key={`${kind}-${text.version}`} sections={text.sections} isNumbered={isNumbered} />
              {children}
              <LegalContact />
            </article>
            <div className={classes.side}>
              <Contents sections={text.sections} isNumbered={isNumbered} />
              <Versions text={text} />
            </div>
          </div>
        )}
      </QueryView>
    </div>
  );
}

function PrintButton(): ReactNode {
  const t = useText();
  return (
    <Button variant="default" className={classes.print} onClick={() => window.print()}>
      {t('print')}
    </Button>
  );
}
