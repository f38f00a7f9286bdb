import type { ParsedApi } from '@titian/contracts/schemas/all';
import { addSen, senToText, ZERO_SEN } from '@titian/finance/sen';
import type { QueryCtx } from '../../../platform/context.ts';
import type { Investor } from '../../onboarding/public.ts';
import { readSettings } from '../../settings/public.ts';
import { recommendedLimit } from '../domain/decide-subscription.ts';
import type { Note } from '../domain/note.ts';
import { noPosition, readPositions, readWithIssuer } from '../store/positions.ts';
import { cancellationsLeft } from './cancellations-left.ts';

/** What an investor has in all notes and with the issuer of one, and the limits that a subscription to it meets (SUB-6). */
export async function subscriberPosition(
  ctx: QueryCtx,
  { userId, planType }: Pick<Investor, 'userId' | 'planType'>,
  isIndividual: boolean,
  note: Pick<Note, 'issuerId'>,
): Promise<NonNullable<ParsedApi['note']['response']['note']['position']>> {
  const [positions, withIssuer, settings, left] = await Promise.all([
    readPositions(ctx.reader, [userId]),
    readWithIssuer(ctx.reader, note.issuerId, [userId]),
    readSettings(ctx),
    cancellationsLeft(ctx, userId),
  ]);
  const { waitingSen, outstandingSen } = positions.get(userId) ?? noPosition;
  const limitSen = recommendedLimit({ planType, isIndividual }, settings);
  return {
    invested: senToText(addSen(waitingSen, outstandingSen)),
    with_issuer: senToText(withIssuer.get(userId) ?? ZERO_SEN),
    recommended_limit: limitSen === null ? null : senToText(limitSen),
    limit_blocks: settings.basicPlanLimitBlocks,
    cancellations_left: Math.max(0, left),
  };
}
