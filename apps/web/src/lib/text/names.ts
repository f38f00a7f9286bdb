import type { Choice } from '@titian/contracts/reference/choice';
import type { NameList } from '@titian/contracts/reference/names';
import type { MalayNames } from '@titian/contracts/reference/names.ms';
import { currentLanguage } from './language.ts';

let malay: MalayNames | null = null;

/** Called once, by the module that brings the Malay names. */
export function provideMalayNames(names: MalayNames): void {
  malay = names;
}

/**
 * The name of a value of a reference list in the language on the screen (MSG-12).
 * @param english its English name, where it is not the value itself
 */
export function nameOf(list: NameList, value: string, english: string = value): string {
  const names: Readonly<Record<string, string>> = malay?.[list] ?? {};
  return (currentLanguage() === 'ms' && Object.hasOwn(names, value) ? names[value] : undefined) ?? english;
}

/** The name of a value among the choices of a list in the language on the screen, or null where they do not have it. */
export function choiceName(list: NameList, choices: readonly Choice[], value: string): string | null {
  const choice = choices.find((one) => one.value === value);
  return choice === undefined ? null : nameOf(list, choice.value, choice.name);
}
