import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Focused } from '../../shared/focused.tsx';
import panel from '../../shared/panel.module.css';
import type { Collection } from '../api/collections.ts';
import { useText } from '../text.ts';
import { AssignmentForm } from './assignment-forms.tsx';
import { ContactForm } from './contact-form.tsx';
import { LetterForm } from './letter-form.tsx';
import { PromiseForm } from './promise-forms.tsx';

const forms = {
  contact: ContactForm,
  promise: PromiseForm,
  letter: LetterForm,
  assignment: AssignmentForm,
} as const;
type Form = keyof typeof forms;

const permissions: Readonly<Record<Form, keyof Collection['can']>> = {
  contact: 'record_contact',
  promise: 'record_promise',
  letter: 'send_letter',
  assignment: 'assign',
};

/** What the operator may do now: one thing at a time, and only what is possible. */
export function CollectionActions({ one }: { readonly one: Collection }): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<Form | null>(null);
  const offered = (Object.keys(forms) as Form[]).filter((name) => one.can[permissions[name]]);
  const Chosen = chosen === null ? null : forms[chosen];
  if (offered.length === 0 && Chosen === null) {
    return null;
  }
  return (
    <Focused on={chosen}>
      {Chosen === null ? (
        <div className={panel.buttons}>
          {offered.map((name) => (
            <Button
              key={name}
              variant={name === 'contact' ? 'filled' : 'default'}
              onClick={() => setChosen(name)}
            >
              {t(`act.${name}`)}
            </Button>
          ))}
        </div>
      ) : (
        <div className={panel.form}>
          <Chosen one={one} onClose={() => setChosen(null)} />
        </div>
      )}
    </Focused>
  );
}
