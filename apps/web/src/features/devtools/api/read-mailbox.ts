import { queryOptions } from '@tanstack/react-query';
import { readDemoJson } from '../../../lib/api/client.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly at: string;
  readonly text: string;
  readonly links: readonly string[];
}

const REFRESH_MS = 3_000;

/** The bundled mailbox, newest first; `to` narrows it to one address. Only in the demo. */
export function mailboxQuery(to: string) {
  return queryOptions({
    queryKey: ['mailbox', to],
    queryFn: async ({ signal }) => {
      const query = to === '' ? '' : `?to=${encodeURIComponent(to)}`;
      return mailsOf(await readDemoJson(`/dev/mailbox.json${query}`, signal));
    },
    refetchInterval: REFRESH_MS,
  });
}

function mailsOf(answer: unknown): readonly Mail[] {
  return Array.isArray(answer) ? answer.filter(isMail) : [];
}

function isMail(value: unknown): value is Mail {
  return (
    typeof value === 'object' &&
    value !== null &&
    ['to', 'subject', 'at', 'text'].every((key) => typeof Reflect.get(value, key) === 'string') &&
    Array.isArray(Reflect.get(value, 'links'))
  );
}
