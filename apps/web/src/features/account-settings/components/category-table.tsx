import { Switch } from '@mantine/core';
import { isMandatoryCategory } from '@titian/contracts/notification-categories';
import type { ReactNode } from 'react';
import { useCategoryName } from '../../../shared/notification-categories/use-category-name.ts';
import type { UserInfo } from '../api/user-info.ts';
import { useText } from '../text.ts';
import classes from './category-table.module.css';

type Preference = UserInfo['notification_preferences'][number];

interface CategoryTableProps {
  readonly preferences: readonly Preference[];
  /** Whether e-mails that can be stopped are on at all. */
  readonly emailsOn: boolean;
  readonly working: boolean;
  readonly onChange: (preference: Preference) => void;
}

/** Category by category, in the product and by e-mail. */
export function CategoryTable({ preferences, emailsOn, working, onChange }: CategoryTableProps): ReactNode {
  const t = useText();
  const nameOf = useCategoryName();
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('notifications.about')}</th>
          <th scope="col" className={classes.way}>
            {t('notifications.inApp')}
          </th>
          <th scope="col" className={classes.way}>
            {t('notifications.email')}
          </th>
        </tr>
      </thead>
      <tbody>
        {preferences.map((one) => (
          <tr key={one.category}>
            <th scope="row">
              {nameOf(one.category)}
              <span className={classes.hint}>{t(`notifications.hint.${one.category}`)}</span>
              {isMandatoryCategory(one.category) && (
                <span className={classes.hint}>{t(`notifications.why.${one.category}`)}</span>
              )}
            </th>
            <Way
              preference={one}
              way="in_app"
              disabled={working}
              onChange={(in_app) => onChange({ ...one, in_app })}
            />
            <Way
              preference={emailsOn ? one : { ...one, email: false }}
              way="email"
              disabled={working || !emailsOn}
              onChange={(email) => onChange({ ...one, email })}
            />
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface WayProps {
  readonly preference: Preference;
  readonly way: 'in_app' | 'email';
  readonly disabled: boolean;
  readonly onChange: (on: boolean) => void;
}

function Way({ preference, way, disabled, onChange }: WayProps): ReactNode {
  const t = useText();
  const nameOf = useCategoryName();
  const { category } = preference;
  if (isMandatoryCategory(category)) {
    return <td className={classes.always}>{t('notifications.always')}</td>;
  }
  return (
    <td className={classes.way}>
      <Switch
        aria-label={t('notifications.switch', {
          category: nameOf(category),
          way: t(way === 'email' ? 'notifications.email' : 'notifications.inApp'),
        })}
        className={classes.switch ?? ''}
        checked={preference[way]}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
    </td>
  );
}
