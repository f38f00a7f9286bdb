import { Select, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { pickLanguage } from '../../../components/choose-language.ts';
import { useText as useLanguageText } from '../../../components/language-text.ts';
import { SectionCard } from '../../../components/section-card.tsx';
import { languages, useLanguage } from '../../../lib/text/language.ts';
import { useCurrentUser } from '../../../shared/session/current-user.ts';
import { useSaveInfo } from '../api/update-info.ts';
import type { UserInfo } from '../api/user-info.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';
import { CategoryTable } from './category-table.tsx';

/** Delivery by category; each switch is saved at once (NTF-1). */
export function NotificationsSection({ info }: { readonly info: UserInfo }): ReactNode {
  const t = useText();
  const { role } = useCurrentUser();
  // What is about the other role's notes never comes.
  const foreign = role === 'investor' ? 'financing' : 'investments';
  const save = useSaveInfo();
  const name = useLanguageText();
  const language = useLanguage();
  return (
    <SectionCard title={t('notifications.title')} subtitle={t('notifications.subtitle')}>
      <div className={classes.form}>
        <Switch
          label={t('notifications.optIn')}
          description={t('notifications.optInHint')}
          checked={info.email_opt_in}
          disabled={save.isPending}
          onChange={(event) => save.mutate({ email_opt_in: event.currentTarget.checked })}
        />
        <CategoryTable
          preferences={info.notification_preferences.filter(({ category }) => category !== foreign)}
          emailsOn={info.email_opt_in}
          working={save.isPending}
          onChange={(preference) => save.mutate({ notification_preferences: [preference] })}
        />
        <p className={classes.plain}>{t('notifications.mandatory')}</p>
        <Select
          className={classes.narrow ?? ''}
          label={t('notifications.language')}
          description={t('notifications.languageHint')}
          allowDeselect={false}
          data={languages.map((value) => ({ value, label: name(value) }))}
          value={language}
          renderOption={({ option }) => <span lang={option.value}>{option.label}</span>}
          onChange={(chosen) => void pickLanguage(chosen === 'ms' ? 'ms' : 'en')}
        />
      </div>
    </SectionCard>
  );
}
