import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate } from '../../../components/date-text.tsx';
import { PlainLink } from '../../../components/text-link.tsx';
import type { LegalText } from '../api/legal-text.ts';
import { useText } from '../text.ts';
import classes from './legal-page.module.css';

/** Every version that there has been, and those that are announced. */
export function Versions({ text }: { readonly text: LegalText }): ReactNode {
  const t = useText();
  return (
    <section className={classes.versions}>
      <Title order={2}>{t('versions')}</Title>
      {text.versions.length === 1 ? (
        <p className={classes.small}>{t('onlyVersion')}</p>
      ) : (
        <ul className={classes.list}>
          {text.versions.map(({ version, effective_from }) => (
            <li key={version}>
              <PlainLink
                to="."
                params
                search={{ version }}
                aria-current={version === text.version ? 'true' : undefined}
              >
                {formatDate(effective_from)}
              </PlainLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
