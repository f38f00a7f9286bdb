import type {
  ComplaintCause,
  ComplaintOutcome,
  DataRequestOutcome,
  DataRequestType,
} from '@titian/contracts/case-resolutions';
import type { ParsedApi } from '@titian/contracts/schemas/all';
import { type Sen, senFromText, senToText } from '@titian/finance/sen';

/** How a complaint or a request about personal data ended (CMP-5). */
export type Resolution =
  | {
      readonly kind: 'complaint';
      readonly cause: ComplaintCause;
      readonly outcome: ComplaintOutcome;
      /** What the customer was granted; zero for nothing. */
      readonly redressSen: Sen;
    }
  | { readonly kind: 'data_request'; readonly type: DataRequestType; readonly outcome: DataRequestOutcome };

type Entered = NonNullable<ParsedApi['operatorCloseCase']['body']['resolution']>;
type Shown = NonNullable<ParsedApi['operatorCase']['response']['case']['resolution']>;

/** A resolution as an operator entered it. */
export function resolutionOf(entered: Entered): Resolution {
  if (entered.kind === 'data_request') {
    return entered;
  }
  const { redress, ...rest } = entered;
  return { ...rest, redressSen: senFromText(redress) };
}

/** A resolution as operators read it. */
export function presentResolution(resolution: Resolution): Shown {
  if (resolution.kind === 'data_request') {
    return resolution;
  }
  const { redressSen, ...rest } = resolution;
  return { ...rest, redress: senToText(redressSen) };
}
