import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import classes from '../../../lib/draft/draft.module.css';
import { inputsOf } from '../../../lib/draft/draft-fields.tsx';
import { RichText } from '../../../lib/text/rich-text.tsx';
import type { StepProps } from '../lib/use-company-draft.ts';
import { useText } from '../text.ts';

const agreements = [
  ['agree_terms', pageLink('tnc')],
  ['agree_privacy', pageLink('privacy')],
  ['agree_biometric', pageLink('consent')],
] as const;

/** What the company agrees to, each text a click away in a window of its own. */
export function DeclarationsStep({ draft }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  return (
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
  );
}
