import { Link, useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { PageHeader } from '../../../components/page-header.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { type SectionId, sectionIds } from '../lib/sections.ts';
import { useAnchorScroll } from '../lib/use-anchor-scroll.ts';
import { useCurrentSection } from '../lib/use-current-section.ts';
import { useText } from '../text.ts';
import classes from './settings-frame.module.css';

interface SettingsFrameProps {
  /** What concerns several parts. */
  readonly notice: ReactNode;
  /** The content of each part; the frame gives it its place, its anchor and its entry in the navigation. */
  readonly sections: Readonly<Partial<Record<SectionId, ReactNode>>>;
}

/** The settings: parts below each other, and beside them where to find what; the part stands in the address. */
export function SettingsFrame({ notice, sections }: SettingsFrameProps): ReactNode {
  const t = useText();
  const { hash } = useLocation();
  const shown = sectionIds.filter((id) => sections[id] !== undefined);
  const current = useCurrentSection(shown, hash);
  useAnchorScroll(hash);
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
                  activeOptions={{ includeHash: true }}
                  data-current={id === current}
                >
                  {t(`section.${id}`)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <div className={classes.sections}>
          {notice}
          {shown.map((id) => (
            <div key={id} id={id} data-part={id} className={classes.section}>
              {sections[id]}
            </div>
          ))}
        </div>
      </div>
    </>
  );
}
