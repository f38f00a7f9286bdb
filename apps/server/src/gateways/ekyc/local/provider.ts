import { z } from 'zod';
import type { EkycEvent, EkycProvider, EkycResult, PictureCheck, PictureVerdict } from '../port.ts';
import { assessPicture } from './assess-picture.ts';
import { differences } from './compare-identity.ts';
import { measurePicture } from './measure-picture.ts';
import { readSampleCard } from './read-code.ts';
import { contentOf, isSigned } from './webhook.ts';

export interface LocalEkycOptions {
  /**
   * Whether a sample card that agrees with the application is enough. Never in production: there every check goes
   * to an operator.
   */
  readonly approvesSampleCards: boolean;
  /** The secret shared with senders of results; null where none may send. */
  readonly webhookSecret: string | null;
}

const event = z.object({ session_id: z.uuid() });

/**
 * The bundled provider (KYC-2): measures pictures, reads the code of sample cards, and leaves everything else to
 * an operator. It claims no liveness, compares no faces and stores nothing.
 */
export function createLocalEkyc(options: LocalEkycOptions): EkycProvider {
  return {
    name: 'local',
    startSession: async () => undefined,
    submitDocument: async ({ side, image }) => {
      const checks = assessPicture(side, await measurePicture(image));
      const card = await readSampleCard(image);
      if (card === null) {
        return { checks: [...checks, codeCheck(false)], reading: null };
      }
      const { side: shown, ...reading } = card;
      const sideCheck: PictureCheck = {
        check: 'side',
        result: shown === side ? 'pass' : 'fail',
        score: null,
      };
      return { checks: [...checks, codeCheck(true), sideCheck], reading };
    },
    submitSelfie: async ({ image }) => ({
      checks: assessPicture('selfie', await measurePicture(image)),
      reading: null,
    }),
    getResult: async ({ claimed, verdicts }) => {
      const reasons = doubts([...verdicts]);
      const readings = [...verdicts.values()].flatMap(({ reading }) => (reading === null ? [] : [reading]));
      const differing = new Set(readings.flatMap((reading) => differences(claimed, reading)));
      return decided([...reasons, ...differing], options.approvesSampleCards);
    },
    readWebhook: (message): EkycEvent | null => {
      if (options.webhookSecret === null || !isSigned(options.webhookSecret, message)) {
        return null;
      }
      const parsed = event.safeParse(contentOf(message.body));
      return parsed.success ? { sessionId: parsed.data.session_id } : null;
    },
    purge: async () => undefined,
  };
}

function codeCheck(found: boolean): PictureCheck {
  return { check: 'code', result: found ? 'pass' : 'caution', score: null };
}

/** The causes of doubt: a document without a sample code, or a picture of poor quality. */
function doubts(verdicts: readonly (readonly [string, PictureVerdict])[]): string[] {
  const unread = verdicts.some(([side, { reading }]) => side !== 'selfie' && reading === null);
  const poor = verdicts.some(([, { checks }]) =>
    checks.some(({ check, result }) => check !== 'code' && result !== 'pass'),
  );
  return [...(unread ? ['not_a_sample_card'] : []), ...(poor ? ['poor_picture'] : [])];
}

function decided(reasons: readonly string[], approvesSampleCards: boolean): EkycResult {
  if (reasons.length > 0) {
    return { decision: 'review', reasons };
  }
  return approvesSampleCards
    ? { decision: 'approved', reasons: [] }
    : { decision: 'review', reasons: ['sample_card'] };
}
