import { parseSen, senFromText } from '@titian/finance/sen';
import type { ReactNode } from 'react';
import type { Note } from '../api/note.ts';
import { issuerShare } from '../lib/issuer-share.ts';
import { useText } from '../text.ts';
import classes from './panel.module.css';

interface IssuerShareNoteProps {
  readonly position: Note['position'];
  /** The amount that would be taken. */
  readonly amount: string;
}

/** How much of everything invested the issuer would have (SUB-6). */
export function IssuerShareNote({ position, amount }: IssuerShareNoteProps): ReactNode {
  const t = useText();
  const amountSen = parseSen(amount);
  if (position === null || amountSen === null) {
    return null;
  }
  const percent = issuerShare(senFromText(position.invested), senFromText(position.with_issuer), amountSen);
  return (
    <p className={classes.share}>
      {percent === 0 ? t('invest.shareSmall') : t('invest.share', { percent: String(percent) })}
    </p>
  );
}
