import { identityTypeChoices } from '@titian/contracts/reference/people-lists';
import type { ReactNode } from 'react';
import { choiceName } from '../../../../lib/text/names.ts';
import { HiddenNumber } from '../../shared/hidden-number.tsx';
import panel from '../../shared/panel.module.css';
import type { Financing } from '../api/read-financing.ts';
import { guarantorsOf } from '../lib/financing-facts.ts';
import { useText } from '../text.ts';

/** The guarantors; nothing where the form names none. */
export function Guarantors({ id, data }: Pick<Financing, 'id' | 'data'>): ReactNode {
  const t = useText();
  const people = guarantorsOf(data);
  return people.length === 0 ? null : (
    <div>
      <h3 className={panel.heading}>{t('guarantors')}</h3>
      <ul>
        {people.map(({ name, identityType, identityNumber }, index) => (
          <li key={`${name}-${identityNumber}`}>
            {[name, choiceName('identity_types', identityTypeChoices, identityType) ?? identityType].join(
              ' · ',
            )}{' '}
            <HiddenNumber
              place={{ subject: 'financing_application', id, field: `guarantors.${index}.identity_number` }}
              value={identityNumber}
              label={name}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
