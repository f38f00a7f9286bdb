import { Fragment, type ReactNode } from 'react';
import { ConfirmationButton } from '../../../components/confirmation-button.tsx';
import { moneyInText } from '../../../components/money.tsx';
import { TextLink } from '../../../components/text-link.tsx';
import { pageLink } from '../../../config/page-link.ts';
import type { Movement } from '../api/activity.ts';
import { partsOf } from '../lib/parts.ts';
import { useText } from '../text.ts';
import classes from './movement-title.module.css';

/** What a movement was, the way to its note, and what it consists of. */
export function MovementTitle({ movement }: { readonly movement: Movement }): ReactNode {
  const t = useText();
  const parts = partsOf(movement);
  const { note_number: number } = movement;
  return (
    <div className={classes.block}>
      <span className={classes.title}>
        {number === null ? (
          movement.title
        ) : (
          <TextLink {...pageLink('notes', { ref_code: number })}>{movement.title}</TextLink>
        )}
      </span>
      {movement.has_confirmation && number !== null && (
        <span>
          <ConfirmationButton note={number} compact />
        </span>
      )}
      {parts.length > 0 && (
        <span className={classes.parts}>
          {parts.map(({ name, amount, taken }, at) => (
            <Fragment key={name}>
              {at > 0 && ' '}
              <span className={classes.part}>
                {t(`part.${name}`, { amount: taken ? moneyInText(amount, 'out') : moneyInText(amount) })}
                {at < parts.length - 1 && ' ·'}
              </span>
            </Fragment>
          ))}
        </span>
      )}
    </div>
  );
}
