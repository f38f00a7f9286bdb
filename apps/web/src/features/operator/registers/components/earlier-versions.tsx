import type { ReactNode } from 'react';
import { formatDate } from '../../../../components/date-text.tsx';
import { type Fact, Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { useText } from '../text.ts';

interface Written {
  readonly version: number;
  readonly author: string;
  readonly written_at: string;
}

/** Who wrote a version, and when. */
export function VersionLine({ one }: { readonly one: Written }): ReactNode {
  const t = useText();
  const { version, author, written_at: at } = one;
  return <p className={panel.hint}>{t('version', { version, author, at: formatDate(at, 'instant') })}</p>;
}

interface EarlierVersionsProps<Version> {
  readonly versions: readonly Version[];
  readonly factsOf: (version: Version) => Fact[];
}

/** The versions before the newest one, newest first. */
export function EarlierVersions<Version extends Written>(props: EarlierVersionsProps<Version>): ReactNode {
  const { versions, factsOf } = props;
  const t = useText();
  return (
    versions.length > 0 && (
      <section aria-label={t('earlier')}>
        <h3 className={panel.heading}>{t('earlier')}</h3>
        <ul className={panel.entries}>
          {versions.map((one) => (
            <li key={one.version} className={panel.entry}>
              <VersionLine one={one} />
              <Facts facts={factsOf(one)} />
            </li>
          ))}
        </ul>
      </section>
    )
  );
}
