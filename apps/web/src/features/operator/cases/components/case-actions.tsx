import { Button } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { FormErrors } from '../../../../components/form-errors.tsx';
import { mapServerErrors } from '../../../../lib/form/map-server-errors.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { currentOperatorQuery } from '../../shared/current-operator.ts';
import { Focused } from '../../shared/focused.tsx';
import panel from '../../shared/panel.module.css';
import { acts, type CaseDetail, useCaseChanged, useReadAgain } from '../api/cases.ts';
import { useText } from '../text.ts';
import { AnswerForm, AssignForm, LinkForm, NoteForm, PriorityForm } from './case-forms.tsx';
import { CloseForm } from './close-form.tsx';

const forms = {
  answer: AnswerForm,
  note: NoteForm,
  assign: AssignForm,
  prioritise: PriorityForm,
  link: LinkForm,
  close: CloseForm,
} as const;
type Form = keyof typeof forms;
const formNames = Object.keys(forms) as Form[];

/** What the operator may do now: only that is offered. */
export function CaseActions({ one }: { readonly one: CaseDetail }): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<Form | null>(null);
  const offered = formNames.filter((name) => one.can[name]);
  const Chosen = chosen === null ? null : forms[chosen];
  if (offered.length === 0 && !one.can.take) {
    return null;
  }
  return (
    <Focused on={chosen}>
      {Chosen === null ? (
        <div className={panel.buttons}>
          {one.can.take && <TakeButton one={one} />}
          {offered.map((name) => (
            <Button key={name} variant="default" onClick={() => setChosen(name)}>
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

function TakeButton({ one }: { readonly one: CaseDetail }): ReactNode {
  const t = useText();
  const changed = useCaseChanged();
  const readAgain = useReadAgain();
  const me = useQuery(currentOperatorQuery).data?.operator.id ?? null;
  const take = useMutation({
    mutationFn: (ownerId: string | null) => acts.assign(one, ownerId),
    onSuccess: (answer) => {
      showToast('success', t('done.take'));
      return changed(answer.case);
    },
    onError: () => readAgain(one.id),
  });
  return (
    <>
      {take.isError && <FormErrors {...mapServerErrors(take.error)} />}
      <Button loading={take.isPending} disabled={me === null} onClick={() => take.mutate(me)}>
        {t('take')}
      </Button>
    </>
  );
}
