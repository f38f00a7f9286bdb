import { useParams, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { pageLink } from '../../../config/page-link.ts';
import { Messages } from '../../../features/messages/components/messages.tsx';

/** The open conversation stands in the address, so that an e-mail can lead to it. */
export default function MessagesPage(): ReactNode {
  const router = useRouter();
  const { id } = useParams({ strict: false });
  return (
    <Messages
      id={id ?? null}
      onOpen={(next) => void router.navigate({ ...pageLink('messages', { id: next }) })}
    />
  );
}
