import { IconExternalLink, IconHelpCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageLink } from '../../config/page-link.ts';
import { useCurrentUser } from '../../shared/session/current-user.ts';
import { useText } from '../text.ts';
import { menuItems } from './menu-items.ts';
import classes from './side-menu.module.css';

/** The main menu: beside the page on a desktop (icons only at 1024 px), in a drawer on a phone. */
export function SideMenu(): ReactNode {
  const t = useText();
  const user = useCurrentUser();
  return (
    <nav aria-label={t('menu.label')} className={classes.menu}>
      <ul className={classes.list}>
        {menuItems(user).map(({ page, icon: Icon }) => (
          <li key={page}>
            <Link
              {...pageLink(page)}
              className={classes.item}
              title={t(`titles.${page}`)}
              {...(page === 'notes' && { 'data-tour': 'notes' })}
            >
              <Icon className={classes.icon} aria-hidden />
              <span className={classes.label}>{t(`titles.${page}`)}</span>
            </Link>
          </li>
        ))}
        {user.role === 'investor' && (
          <li>
            <a
              href={user.faq_url}
              target="_blank"
              rel="noreferrer"
              className={classes.item}
              title={t('menu.faq')}
            >
              <IconHelpCircle className={classes.icon} aria-hidden />
              <span className={classes.label}>{t('menu.faq')}</span>
              <IconExternalLink className={classes.external} aria-label={t('menu.newWindow')} />
            </a>
          </li>
        )}
      </ul>
      <div className={classes.foot}>
        <p className={classes.name}>{t('menu.signedInAs', { name: user.first_name })}</p>
        {user.inv_no !== null && <p className={classes.number}>{user.inv_no}</p>}
      </div>
    </nav>
  );
}
