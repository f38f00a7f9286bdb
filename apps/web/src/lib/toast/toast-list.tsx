import '@mantine/core/styles/Notification.layer.css';
import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { type ReactNode, useEffect, useRef } from 'react';
import { text as wordOf } from '../../components/text.ts';
import type { ToastKind, ToastMessage } from './toast.ts';
import classes from './toast-list.module.css';

/** Toasts stay for 3 seconds (MSG-4). */
const TOAST_MS = 3_000;

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
  return <Notifications position="bottom-right" autoClose={TOAST_MS} className={classes.stack} />;
}

function show({ kind, text }: ToastMessage): void {
  notifications.show({
    message: text,
    color: colours[kind],
    role: kind === 'error' ? 'alert' : 'status',
    className: classes.toast,
    closeButtonProps: { 'aria-label': wordOf('confirm.close') },
  });
}
