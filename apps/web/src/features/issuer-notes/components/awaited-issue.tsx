import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { type Issued, noteStateQuery } from '../api/issuer-notes.ts';

interface AwaitedIssueProps {
  /** The answer to the signature, while the commodity is traded for it. */
  readonly signed: Issued;
  readonly onIssued: (issued: Issued) => void;
}

/** Shows nothing; reports the issue of a note that was signed on this page once its commodity is traded. */
export function AwaitedIssue({ signed, onIssued }: AwaitedIssueProps): ReactNode {
  const { data: state } = useQuery(noteStateQuery(signed.note.id));
  const isIssued = state === 'issued';
  useEffect(() => {
    if (isIssued) {
      onIssued(signed);
    }
  }, [isIssued, signed, onIssued]);
  return null;
}
