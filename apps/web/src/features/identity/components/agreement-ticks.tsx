import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import { RichText } from '../../../lib/text/rich-text.tsx';
import type { RegistrationKind, RegistrationValues } from '../lib/registration-kind.ts';
import { useText } from '../text.ts';
import classes from './register-form.module.css';

interface AgreementTicksProps {
  readonly form: UseFormReturnType<RegistrationValues>;
  readonly kind: RegistrationKind;
}

/** The two acceptances of a registration, each with its text a click away in a window of its own. */
export function AgreementTicks({ form, kind }: AgreementTicksProps): ReactNode {
  const t = useText();
  // Without a type the address means an issuer's terms.
  const termsLink = pageLink('tnc', kind === 'businessowner' ? {} : { type: 'investor' });
  return (
    <div className={classes.ticks}>
      <Checkbox
        {...form.getInputProps('agree_terms', { type: 'checkbox' })}
        label={
          <RichText
            text={t('register.terms')}
            parts={{
              terms: (words) => (
                <TextLink {...termsLink} target="_blank">
                  {words}
                </TextLink>
              ),
            }}
          />
        }
      />
      <Checkbox
        {...form.getInputProps('agree_privacy', { type: 'checkbox' })}
        label={
          <RichText
            text={t('register.privacy')}
            parts={{
              privacy: (words) => (
                <TextLink {...pageLink('privacy')} target="_blank">
                  {words}
                </TextLink>
              ),
            }}
          />
        }
      />
    </div>
  );
}
