import { useWindowEvent } from '@mantine/hooks';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import classes from './page-keys.module.css';
import { isPlainKey } from './plain-key.ts';
import { stepInList } from './row-keys.ts';
import { useText } from './text.ts';

const steps: Readonly<Record<string, 1 | -1>> = { j: 1, k: -1 };
const HELP = '?';

/** Keys of every page of the console: j and k move between the rows of its list, `?` shows the keys there are. */
export function PageKeys(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  useWindowEvent('keydown', (event) => {
    if (!isPlainKey(event)) {
      return;
    }
    const step = steps[event.key];
    if (step !== undefined && stepInList(step)) {
      event.preventDefault();
    } else if (event.key === HELP) {
      event.preventDefault();
      setIsOpen(true);
    }
  });
  return isOpen && <KeysHelp onClose={() => setIsOpen(false)} />;
}

function KeysHelp({ onClose }: { readonly onClose: () => void }): ReactNode {
  const t = useText();
  const keys = [
    { keys: ['j', '↓'], does: t('keys.next') },
    { keys: ['k', '↑'], does: t('keys.previous') },
    { keys: [t('keys.enter')], does: t('keys.open') },
    { keys: [t('keys.escape')], does: t('keys.close') },
    { keys: ['a'], does: t('keys.approve') },
    { keys: ['r'], does: t('keys.reject') },
    { keys: ['/', 'Ctrl K'], does: t('keys.search') },
    { keys: [HELP], does: t('keys.help') },
  ];
  return (
    <Dialog opened title={t('keys.title')} onClose={onClose}>
      <dl className={classes.keys}>
        {keys.map(({ keys: names, does }) => (
          <div key={does} className={classes.row}>
            <dt>
              {names.map((name) => (
                <kbd key={name} className={classes.key}>
                  {name}
                </kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
