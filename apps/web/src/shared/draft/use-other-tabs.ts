import { useEffect, useRef, useState } from 'react';
import { newIntentionKey } from '../../lib/api/intention.ts';
import { useLatest } from '../../lib/browser/use-latest.ts';

type Message =
  | { readonly kind: 'opened' | 'present' | 'closed'; readonly tab: string }
  | { readonly kind: 'saved'; readonly tab: string; readonly version: number };

interface OtherTabsOptions {
  /** Tabs of the same name have the same form open. */
  readonly name: string;
  /** Another tab has saved the form as this version. */
  readonly onSaved: (version: number) => void;
}

/** Tabs of one browser with the same form notify each other; the server decides what may be saved. */
export function useOtherTabs({ name, onSaved }: OtherTabsOptions) {
  const [others, setOthers] = useState<readonly string[]>([]);
  const channel = useRef<{ readonly post: (message: Message) => void; readonly tab: string } | null>(null);
  const hear = useLatest(onSaved);

  useEffect(() => {
    const tab = newIntentionKey();
    const open = new BroadcastChannel(`titian.draft.${name}`);
    const post = (message: Message) => open.postMessage(message);
    channel.current = { post, tab };
    open.onmessage = ({ data }: MessageEvent<Message>) => {
      if (data.kind === 'saved') {
        hear.current(data.version);
      } else if (data.kind === 'opened') {
        post({ kind: 'present', tab });
      } else if (data.kind === 'present') {
        setOthers((before) => [...before.filter((one) => one !== data.tab), data.tab]);
      } else {
        setOthers((before) => before.filter((one) => one !== data.tab));
      }
    };
    const onHide = () => post({ kind: 'closed', tab });
    window.addEventListener('pagehide', onHide);
    post({ kind: 'opened', tab });
    return () => {
      window.removeEventListener('pagehide', onHide);
      onHide();
      open.close();
      channel.current = null;
    };
  }, [name, hear]);

  return {
    /** The form was open in another tab when this one opened it, and still is. */
    isElsewhere: others.length > 0,
    notifySaved(version: number): void {
      channel.current?.post({ kind: 'saved', tab: channel.current.tab, version });
    },
  };
}
