import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../lib/browser/use-latest.ts';
import { serverNow } from '../../lib/clock/server-clock.ts';
import { readLocalCopy, removeLocalCopy, writeLocalCopy } from '../../lib/form/local-copy.ts';
import { copyable, copyDecision, type DraftCopy, parseCopy, type Typed, withCopy } from './draft-copy.ts';

/** Whose copy of which form. */
export interface CopyOf {
  readonly account: string;
  readonly form: string;
}

/** What a form begins with: the server's text, or the browser's copy over it. */
export interface Opening {
  readonly typed: Typed;
  /** The copy that was restored, or that waits for an answer. */
  readonly copy: DraftCopy | null;
  readonly isRestored: boolean;
}

/** Opens a form with its copy in the browser (ONB-37). */
export function useOpening({ account, form }: CopyOf, server: Typed & { readonly version: number }): Opening {
  const [opening] = useState((): Opening => {
    const copy = parseCopy(readLocalCopy(account, form), server);
    const decision = copy === null ? 'drop' : copyDecision(copy, server);
    if (copy === null || decision === 'drop') {
      removeLocalCopy(account, form);
      return { typed: server, copy: null, isRestored: false };
    }
    const isRestored = decision === 'restore';
    return { typed: isRestored ? withCopy(server, copy) : server, copy, isRestored };
  });
  return opening;
}

interface LocalCopyOptions extends CopyOf {
  readonly typed: Typed;
  /** Grows with every change of the form. */
  readonly edit: number;
  readonly version: RefObject<number>;
}

/** Keeps a copy of each change in the browser until the server has answered for it. */
export function useLocalCopy({ account, form, typed, edit, version }: LocalCopyOptions) {
  const firstEdit = useRef(edit);
  const sending = useRef<Typed | null>(null);

  function write(now: Typed): void {
    const copy: DraftCopy = {
      ...copyable(now),
      version: version.current,
      at: serverNow().toISOString(),
      sent: sending.current,
    };
    writeLocalCopy(account, form, copy);
  }

  const latest = useLatest({ typed, edit, write });
  useEffect(() => {
    if (edit !== firstEdit.current) {
      latest.current.write(latest.current.typed);
    }
  }, [edit, latest]);

  return {
    /** A save has begun; until it is answered, its arrival is unknown. */
    onSending(sent: Typed): void {
      sending.current = copyable(sent);
      latest.current.write(latest.current.typed);
    },
    /** The server has the change of this number. What was typed meanwhile stays in the browser. */
    onAnswered(savedEdit: number): void {
      sending.current = null;
      if (latest.current.edit === savedEdit) {
        removeLocalCopy(account, form);
      } else {
        latest.current.write(latest.current.typed);
      }
    },
    forget: () => removeLocalCopy(account, form),
  };
}
