import { ratioToPercentText } from '@titian/finance/rate';
import { senToText } from '@titian/finance/sen';
import type { LiveItem, LiveSource } from '../../../platform/live/source.ts';
import { remainingOf } from '../domain/note.ts';
import { type CampaignNow, readCampaigns } from '../store/live.ts';

type Items = readonly LiveItem<'note'>[];

const nothing: Items = [];

/** The progress of campaigns: for eligible investors, all of them; for an issuer, its own. */
export const liveNotes: LiveSource<'note'> = {
  event: 'note',
  async read(ctx, customers) {
    if (!customers.some((one) => one.isApproved)) {
      return () => nothing;
    }
    const campaigns = await readCampaigns(ctx.reader);
    const all: Items = campaigns.map(itemOf);
    const byIssuer = new Map<string, LiveItem<'note'>[]>();
    for (const one of campaigns) {
      byIssuer.set(one.issuerId, [...(byIssuer.get(one.issuerId) ?? []), itemOf(one)]);
    }
    return ({ id, role, isApproved }) => {
      if (!isApproved) {
        return nothing;
      }
      return role === 'investor' ? all : (byIssuer.get(id) ?? nothing);
    };
  },
  gone: (id) => ({ id, state: null }),
};

function itemOf(one: CampaignNow): LiveItem<'note'> {
  return {
    key: one.id,
    version: `${one.version} ${one.raisedSen}`,
    data: {
      id: one.id,
      state: one.state,
      raised: senToText(one.raisedSen),
      remaining: senToText(remainingOf(one)),
      funded_percent: ratioToPercentText(one.raisedSen, one.targetSen),
    },
  };
}
