import { NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { LetterTemplate } from '@titian/contracts/collections';
import { type Language, languages } from '@titian/contracts/messages/definition';
import type { ReactNode } from 'react';
import { QueryView } from '../../../../components/query-view.tsx';
import { ActForm } from '../../shared/act-form.tsx';
import { Facts } from '../../shared/facts.tsx';
import panel from '../../shared/panel.module.css';
import { acts, type LetterPreview, letterQuery } from '../api/collections.ts';
import { useCollectionForm } from '../lib/use-collection-form.ts';
import { useText } from '../text.ts';
import type { ActProps } from './contact-form.tsx';
import { InvestorPreview } from './investor-preview.tsx';

/** Sends a letter as it is previewed: with the debt of today, in the language of its reader (REC-19). */
export function LetterForm({ one, onClose }: ActProps): ReactNode {
  const t = useText();
  const queries = useQueryClient();
  const [first = 'payment_reminder'] = one.templates;
  const call = useCollectionForm(
    'letter',
    onClose,
    { template: first as LetterTemplate, language: one.issuer.language as Language },
    (choice, key) => {
      const shown = queries.getQueryData(letterQuery(one.id, choice).queryKey);
      return acts.letter(one.id, { ...choice, total: shown?.total ?? '0.00' }, key);
    },
  );
  const { getInputProps, values } = call.form;
  const preview = useQuery(letterQuery(one.id, values));
  return (
    <ActForm call={call} submit={t('letter.submit')} onClose={onClose}>
      <NativeSelect
        label={t('letter.template')}
        data-path="template"
        data={one.templates.map((value) => ({ value, label: t(`template.${value}`) }))}
        {...getInputProps('template')}
      />
      <NativeSelect
        label={t('letter.language')}
        description={t('letter.languageHint', { language: t(`language.${one.issuer.language}`) })}
        data-path="language"
        data={languages.map((value) => ({ value, label: t(`language.${value}`) }))}
        {...getInputProps('language')}
      />
      <QueryView query={preview}>
        {(letter) => <Letter letter={letter} language={values.language} />}
      </QueryView>
      <p className={panel.hint}>{t('letter.hint')}</p>
      <InvestorPreview step={{ step: 'letter', template: values.template }} />
    </ActForm>
  );
}

interface LetterProps {
  readonly letter: LetterPreview;
  readonly language: Language;
}

/** The letter as its PDF will have it. */
function Letter({ letter, language }: LetterProps): ReactNode {
  const t = useText();
  return (
    <section className={panel.entry} aria-label={t('letter.preview')} lang={language}>
      <p className={panel.entryHead}>
        <b>{letter.title}</b>
      </p>
      <p className={panel.entryText} dir="auto">
        {`${letter.addressee}\n${letter.detail}`}
      </p>
      <Facts facts={letter.rows.map(({ label, value }) => ({ key: label, label, value }))} />
      <p className={panel.entryText}>{`\n${letter.paragraphs.join('\n\n')}`}</p>
    </section>
  );
}
