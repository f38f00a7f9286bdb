import { createInstance } from 'i18next';
import type { NamedChoice } from '../reference/names.ts';
import { type Language, languages, type Message, type MessageText } from './definition.ts';
import { formatters } from './formatters.ts';

export type RenderMessage = (message: Message, language: Language) => string;

/** The name of a choice of a reference list. */
export type NameChoice = (choice: NamedChoice, language: Language) => string;

/**
 * Words the messages of a part of the catalogue.
 *
 * @param nameChoice names choices of reference lists; browsers, whose parts have none, do without the lists
 * @returns a function from a message to its text in a language
 * @throws (the returned function) for a code that the part does not hold
 */
export function createRenderer(
  part: Readonly<Record<string, MessageText>>,
  nameChoice: NameChoice = ({ value }) => value,
): RenderMessage {
  const i18n = createInstance();
  void i18n.init({
    resources: Object.fromEntries(
      languages.map((language) => [language, { translation: wordsOf(part, language) }]),
    ),
    ...{ initAsync: false, lng: 'en', fallbackLng: false, keySeparator: false, nsSeparator: false },
    interpolation: { escapeValue: false },
  });
  const texts = { en: i18n.getFixedT('en'), ms: i18n.getFixedT('ms') };
  for (const [kind, format] of Object.entries(formatters)) {
    i18n.services.formatter?.add(kind, (value, language) => format(value as never, language as Language));
  }
  i18n.services.formatter?.add('name', (choice, language) =>
    nameChoice(choice as NamedChoice, language as Language),
  );
  i18n.services.formatter?.add('message', (value, language) =>
    render(value as Message, language as Language),
  );
  i18n.services.formatter?.add('sentences', (values, language) =>
    (values as readonly Message[]).map((one) => render(one, language as Language)).join(' '),
  );
  return render;

  function render({ code, params }: Message, language: Language): string {
    if (!Object.hasOwn(part, code)) {
      throw new Error(`no message of the catalogue: ${code}`);
    }
    return texts[language](code, { ...params });
  }
}

/** The wordings of one language by key, with the endings by which i18next finds the form of a count. */
function wordsOf(
  part: Readonly<Record<string, MessageText>>,
  language: Language,
): Readonly<Record<string, string>> {
  const words: Record<string, string> = {};
  for (const [code, { en, ms }] of Object.entries(part)) {
    if (typeof en === 'string') {
      words[code] = language === 'en' ? en : ms;
    } else {
      words[`${code}_one`] = language === 'en' ? en.one : ms;
      words[`${code}_other`] = language === 'en' ? en.other : ms;
    }
  }
  return words;
}
