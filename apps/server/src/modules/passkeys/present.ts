import type { ParsedApi } from '@titian/contracts/schemas/all';
import type { Passkey } from '../identity/public.ts';

type Row = ParsedApi['userPasskeys']['response']['items'][number];

/** A passkey as its owner sees it; never with its key. */
export function presentPasskey({ id, name, createdAt, lastUsedAt, backedUp }: Passkey): Row {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
    backed_up: backedUp,
  };
}
