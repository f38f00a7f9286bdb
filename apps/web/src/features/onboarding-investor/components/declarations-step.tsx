import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import type { StepProps } from '../lib/step-props.ts';
import { useText } from '../text.ts';
import classes from './application.module.css';
import { fieldsOf } from './fields-of.tsx';
import { YesNo } from './yes-no.tsx';

const agreements = [
  ['agree_conventional', pageLink('tnc', { type: 'investor', compliant: 'conventional' })],
  ['agree_islamic', pageLink('tnc', { type: 'investor', compliant: 'islamic' })],
  ['agree_privacy', pageLink('privacy')],
  ['agree_biometric', pageLink('consent')],
] as const;

/** What the person declares and agrees to, each text a click away in a window of its own. */
export function DeclarationsStep({ application }: StepProps): ReactNode {
  const t = useText();
  const { form } = application;
  const input = fieldsOf(application);
  return (
    <>
      <YesNo
        label={t('field.is_politically_exposed')}
        {...input('is_politically_exposed', t('help.is_politically_exposed'))}
      />
      <div className={classes.stack}>
        {agreements.map(([field, link]) => (
          <Checkbox
            key={field}
            data-path={field}
            checked={form.values[field] === '1'}
            onChange={(event) => application.set(field, event.currentTarget.checked ? '1' : '0')}
            error={form.errors[field]}
            label={
              <RichText
                text={t(`field.${field}`)}
                parts={{
                  link: (words) => (
                    <TextLink {...link} target="_blank">
                      {words}
                    </TextLink>
                  ),
                }}
              />
            }
          />
        ))}
      </div>
    </>
  );
}
