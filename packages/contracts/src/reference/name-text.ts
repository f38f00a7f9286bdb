import type { Language } from '../messages/definition.ts';
import { nameOf } from './choice.ts';
import { malayNames } from './names.ms.ts';
import { type NamedChoice, nameLists } from './names.ts';

/** The name of a choice in a language; a value that its list does not have stays as it is. */
export function nameText({ list, value }: NamedChoice, language: Language): string {
  const names: Readonly<Record<string, string>> = malayNames[list];
  const malay = language === 'ms' && Object.hasOwn(names, value) ? names[value] : undefined;
  return malay ?? nameOf(nameLists[list], value) ?? value;
}
