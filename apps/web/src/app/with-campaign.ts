import type { StreamEvents } from '@titian/contracts/stream';

type Campaign = StreamEvents['note'];

export interface Renewed {
  /** The same object where nothing in it was about the note. */
  readonly data: unknown;
  /** The note was there in another state. */
  readonly moved: boolean;
}

/**
 * An answer about notes with what is known now about one campaign: a note, a list of them, or pages of lists.
 * @param data a cached answer; anything else is returned unchanged
 */
export function withCampaign(data: unknown, campaign: Campaign): Renewed {
  if (Array.isArray(data)) {
    const all = data.map((one: unknown) => withCampaign(one, campaign));
    const isSame = all.every((one, at) => one.data === data[at]);
    return { data: isSame ? data : all.map((one) => one.data), moved: all.some((one) => one.moved) };
  }
  if (!isObject(data)) {
    return { data, moved: false };
  }
  if (data.id === campaign.id && 'funded_percent' in data) {
    return renewed(data, campaign);
  }
  let [next, moved] = [data, false];
  for (const key of ['note', 'items', 'pages']) {
    const inner = withCampaign(data[key], campaign);
    moved ||= inner.moved;
    if (inner.data !== data[key]) {
      next = { ...next, [key]: inner.data };
    }
  }
  return { data: next, moved };
}

function renewed(note: Record<string, unknown>, campaign: Campaign): Renewed {
  if (campaign.state === null) {
    return { data: note, moved: true };
  }
  const moved = 'state' in note && note.state !== campaign.state;
  const { state: _state, ...progress } = campaign;
  const isSame = Object.entries(progress).every(([field, value]) => note[field] === value);
  return { data: isSame ? note : { ...note, ...pick(progress, note) }, moved };
}

/** Short lists leave some fields out. */
function pick(progress: Readonly<Record<string, unknown>>, note: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(progress).filter(([field]) => field in note));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
