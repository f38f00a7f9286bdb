import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import classes from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import type { StepProps } from '../lib/use-investor-draft.ts';
import { useText } from '../text.ts';
import { YesNo } from './yes-no.tsx';

const agreements = [
  ['agree_conventional', pageLink('tnc', { type: 'investor', compliant: 'conventional' })],
  ['agree_islamic', pageLink('tnc', { type: 'investor', compliant: 'islamic' })],
  ['agree_privacy', pageLink('privacy')],
  ['agree_biometric', pageLink('consent')],
] as const;

/** What the person declares and agrees to, each text a click away in a window of its own. */
export function DeclarationsStep({ draft }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  return (
    <>
      <YesNo
        label={t('field.is_politically_exposed')}
        {...input.plain('is_politically_exposed', t('help.is_politically_exposed'))}
      />
      <div className={classes.stack}>
        {agreements.map(([field, link]) => (
          <Checkbox
            key={field}
            {...input.tick(field)}
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
