import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageLink } from '../../../config/page-link.ts';
import { kindOf, registrationKinds } from '../lib/registration-kind.ts';
import { useText } from '../text.ts';
import classes from './register-form.module.css';

/** Which kind of account: it stands in the address, so that each kind has a link of its own. */
export function KindChoice(): ReactNode {
  const t = useText();
  const router = useRouter();
  const { type } = useParams({ strict: false });
  const chosen = kindOf(type);
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.legend}>{t('register.kind')}</legend>
      {registrationKinds.map((kind) => (
        <label key={kind} className={classes.kind} data-chosen={kind === chosen}>
          <input
            type="radio"
            name="kind"
            className={classes.radio}
            checked={kind === chosen}
            onChange={() =>
              void router.navigate({ ...pageLink('register', { type: kind }), search: true, replace: true })
            }
          />
          {t(`register.${kind}`)}
        </label>
      ))}
    </fieldset>
  );
}
