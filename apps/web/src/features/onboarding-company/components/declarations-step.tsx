import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import classes from '../../../shared/draft/draft.module.css';
import { inputsOf } from '../../../shared/draft/draft-fields.tsx';
import type { StepProps } from '../lib/use-company-draft.ts';
import { useText } from '../text.ts';

/** An institution agrees to the investors' terms, a business to the issuers'. */
function agreementsOf(form: StepProps['form']) {
  return [
    ['agree_terms', pageLink('tnc', form === 'institution' ? { type: 'investor' } : {})],
    ['agree_privacy', pageLink('privacy')],
    ['agree_biometric', pageLink('consent')],
  ] as const;
}

/** What the company agrees to, each text a click away in a window of its own. */
export function DeclarationsStep({ draft, form }: StepProps): ReactNode {
  const t = useText();
  const input = inputsOf(draft);
  return (
    <div className={classes.stack}>
      {agreementsOf(form).map(([field, link]) => (
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
