import { Button, Drawer } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { formatMoney } from '../../../components/money.tsx';
import type { Note } from '../api/note.ts';
import { useText } from '../text.ts';
import classes from './invest-sheet.module.css';
import { InvestPart } from './note-panel.tsx';

/** On a phone: a bar that stays at the bottom, and the form in a sheet above it with Confirm in view (NAV-35). */
export function InvestSheet({ note }: { readonly note: Note }): ReactNode {
  const t = useText();
  const [opened, setOpened] = useState(false);
  const title = t('invest.title', { number: note.number });
  return (
    <>
      <div className={classes.bar} data-open={note.can.invest}>
        <span className={classes.left}>{t('row.left', { amount: formatMoney(note.remaining) })}</span>
        <Button onClick={() => setOpened(true)} aria-label={title} className={classes.button}>
          {t('row.invest')}
        </Button>
      </div>
      <Drawer
        opened={opened}
        onClose={() => setOpened(false)}
        title={title}
        position="bottom"
        size="auto"
        // What was typed is still there when the sheet is opened again.
        keepMounted
        closeButtonProps={{ 'aria-label': t('invest.close') }}
        attributes={{ header: { role: 'presentation' } }}
        classNames={{ content: classes.sheet, header: classes.head, body: classes.body }}
      >
        <InvestPart note={note} />
      </Drawer>
    </>
  );
}
