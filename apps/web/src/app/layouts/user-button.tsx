import type { ComponentProps, ReactNode } from 'react';
import { type CurrentUser, useCurrentUser } from '../../shared/session/current-user.ts';
import { useText } from '../text.ts';
import classes from './user-menu.module.css';

/** Joins nothing and takes no room. */
const APART = '\u200C';

/** The round button with the initials that opens the user menu; voice control matches the visible text. */
export function AccountButton(props: ComponentProps<'button'>): ReactNode {
  const t = useText();
  const user = useCurrentUser();
  return (
    <button
      aria-haspopup="menu"
      aria-expanded={false}
      {...props}
      type="button"
      className={classes.avatar}
      aria-label={t('bar.account', { name: nameOf(user), initials: initials(user) })}
      data-tour="settings"
    >
      {initials(user)}
    </button>
  );
}

export function nameOf({ first_name, last_name }: CurrentUser): string {
  return `${first_name} ${last_name}`.trim();
}

/** The first letter of each name, past an apostrophe; letters that would join, as Arabic ones do, stand apart. */
function initials({ first_name, last_name }: CurrentUser): string {
  return [first_name, last_name].flatMap((name) => /\p{L}/u.exec(name)?.[0].toUpperCase() ?? []).join(APART);
}
