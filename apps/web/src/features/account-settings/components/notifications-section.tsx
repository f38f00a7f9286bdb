import { Select, Switch } from '@mantine/core';
import type { ReactNode } from 'react';
import { pickLanguage } from '../../../components/choose-language.ts';
import { useText as useLanguageText } from '../../../components/language-text.ts';
import { SectionCard } from '../../../components/section-card.tsx';
import { languages } from '../../../lib/text/language.ts';
import { useLanguage } from '../../../lib/text/use-language.ts';
import { useSaveInfo } from '../api/update-info.ts';
import type { UserInfo } from '../api/user-info.ts';
import { useText } from '../text.ts';
import classes from './account-settings.module.css';
import { CategoryTable } from './category-table.tsx';

/** Delivery by category and channel; each switch is saved at once (NTF-1). */
export function NotificationsSection({ info }: { readonly info: UserInfo }): ReactNode {
  const t = useText();
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
          preferences={info.notification_preferences}
          emailsOn={info.email_opt_in}
          working={save.isPending}
          onChange={(preference) => save.mutate({ notification_preferences: [preference] })}
        />
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
