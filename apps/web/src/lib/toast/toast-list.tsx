import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { type ReactNode, useEffect, useRef } from 'react';
import { text as wordOf } from '../../components/text.ts';
import { lastUsedBox } from './last-used.ts';
import { markShown, type ToastKind, type ToastMessage } from './toast.ts';
import classes from './toast-list.module.css';
import { toastPlace } from './toast-place.ts';

/** How long a toast stays (MSG-4). */
const STAY_MS = 3_000;

const colours: Record<ToastKind, string> = { success: 'pandan', error: 'saga', info: 'langit' };

export default function ToastList({ messages }: { readonly messages: readonly ToastMessage[] }): ReactNode {
  const shown = useRef(0);
  useEffect(() => {
    for (const message of messages) {
      if (message.id > shown.current) {
        shown.current = message.id;
        show(message);
      }
    }
  }, [messages]);
  return <Notifications aria-live="polite" className={classes.stack} />;
}

function show(message: ToastMessage): void {
  const { kind, text } = message;
  const id = `toast-${message.id}`;
  const stayFor = (autoClose: number | false) => notifications.update({ id, message: text, autoClose });
  notifications.show({
    id,
    message: text,
    color: colours[kind],
    role: kind === 'error' ? 'alert' : 'status',
    position: toastPlace({ width: window.innerWidth, height: window.innerHeight }, lastUsedBox()),
    autoClose: STAY_MS,
    // Under the pointer it stays by itself.
    onFocus: () => stayFor(false),
    onBlur: () => stayFor(STAY_MS),
    className: classes.toast,
    closeButtonProps: { 'aria-label': wordOf('confirm.close') },
  });
  markShown(message);
}
