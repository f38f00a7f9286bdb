import type { ReactNode } from 'react';
import { HiddenNumber } from '../../shared/hidden-number.tsx';
import panel from '../../shared/panel.module.css';
import { readable } from '../../shared/readable.ts';
import type { Application } from '../api/read-application.ts';
import { directorsOf } from '../lib/application-facts.ts';
import { showValue } from '../lib/show-value.ts';
import { useText } from '../text.ts';
import classes from './application-panel.module.css';

/** Directors and owners of a company; nothing for a person's application. */
export function Directors({ id, data }: Pick<Application, 'id' | 'data'>): ReactNode {
  const t = useText();
  const people = directorsOf(data);
  if (people.length === 0) {
    return null;
  }
  return (
    <div>
      <h3 className={panel.heading}>{t('sections.directors')}</h3>
      <ul className={classes.people}>
        {people.map((one, index) => (
          <li key={`${one.name}-${one.identity_number}`} className={classes.person}>
            <div className={classes.personName}>{showValue('name', one.name)}</div>
            <div className={classes.personDetail}>
              {[
                readable(one.role ?? ''),
                t('share', { percent: showValue('share_percent', one.share_percent) }),
                showValue('identity_type', one.identity_type),
              ].join(' · ')}{' '}
              <HiddenNumber
                place={{ subject: 'application', id, field: `directors.${index}.identity_number` }}
                value={showValue('identity_number', one.identity_number)}
                label={showValue('name', one.name)}
              />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
