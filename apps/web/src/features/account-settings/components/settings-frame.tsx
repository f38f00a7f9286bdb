import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { type SectionId, sectionIds } from '../lib/sections.ts';
import { useText } from '../text.ts';
import classes from './settings-frame.module.css';

interface SettingsFrameProps {
  /** The content of each part; the frame gives it its place, its anchor and its entry in the navigation. */
  readonly sections: Readonly<Partial<Record<SectionId, ReactNode>>>;
}

/** The settings: parts below each other, and beside them where to find what; the part stands in the address. */
export function SettingsFrame({ sections }: SettingsFrameProps): ReactNode {
  const t = useText();
  const { hash } = useLocation();
  const shown = sectionIds.filter((id) => sections[id] !== undefined);
  useEffect(() => {
    // The parts appear after the page, so the browser has nothing to scroll to when it opens the address.
    document.getElementById(hash)?.scrollIntoView();
  }, [hash]);
  return (
    <>
      <PageHeader title={t('title')} subtitle={t('subtitle')} />
      <div className={classes.frame}>
        <nav aria-label={t('navigation')} className={classes.nav}>
          <ul className={classes.list}>
            {shown.map((id) => (
              <li key={id}>
                <Link
                  {...pageLink('settings')}
                  hash={id}
                  replace
                  className={classes.item}
                  aria-current={id === (hash || shown[0]) ? 'location' : undefined}
                >
                  {t(`section.${id}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.sections}>
          {shown.map((id) => (
            <div key={id} id={id} className={classes.section}>
              {sections[id]}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
