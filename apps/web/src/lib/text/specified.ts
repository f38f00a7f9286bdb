import { type MessageKey, messages } from '@titian/contracts/messages';
import { currentLanguage } from './language.ts';

type SpecifiedTexts = Readonly<Record<MessageKey, string>>;

let malay: SpecifiedTexts | null = null;

/** Called once, by the module that brings the Malay texts. */
export function provideMalayMessages(texts: SpecifiedTexts): void {
  malay = texts;
}

/** A text of the specification in the language on the screen (MSG-1). */
export function specifiedText(key: MessageKey): string {
  return (currentLanguage() === 'ms' ? malay?.[key] : undefined) ?? messages[key];
}
