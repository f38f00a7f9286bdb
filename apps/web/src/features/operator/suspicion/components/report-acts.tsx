import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { saveFile } from '../../../../lib/browser/save-file.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { Focused } from '../../shared/focused.tsx';
import panel from '../../shared/panel.module.css';
import { type Report, readReportFile } from '../api/reports.ts';
import { useText } from '../text.ts';
import { ApproveForm, LodgeForm, ReturnForm, SubmitForm, WithdrawForm, WriteForm } from './report-forms.tsx';

const forms = {
  write: { form: WriteForm, needs: 'write' },
  submit: { form: SubmitForm, needs: 'submit' },
  approve: { form: ApproveForm, needs: 'decide' },
  return: { form: ReturnForm, needs: 'decide' },
  lodge: { form: LodgeForm, needs: 'lodge' },
  withdraw: { form: WithdrawForm, needs: 'withdraw' },
} as const;
type Act = keyof typeof forms;
const all = Object.keys(forms) as Act[];

/** What the operator may do with the report now, and its file. */
export function ReportActs({ report }: { readonly report: Report }): ReactNode {
  const t = useText();
  const [chosen, setChosen] = useState<Act | null>(null);
  const Chosen = chosen === null ? null : forms[chosen].form;
  return (
    <Focused on={chosen}>
      {Chosen === null ? (
        <div className={panel.buttons}>
          {all
            .filter((act) => report.can[forms[act].needs])
            .map((act) => (
              <Button key={act} variant="default" onClick={() => setChosen(act)}>
                {t(`${act}.open`)}
              </Button>
            ))}
          <FileButton report={report} />
        </div>
      ) : (
        <div className={panel.form}>
          <Chosen report={report} onClose={() => setChosen(null)} />
        </div>
      )}
    </Focused>
  );
}

function FileButton({ report: { id, number } }: { readonly report: Report }): ReactNode {
  const t = useText();
  const download = useMutation({
    mutationFn: () => readReportFile(id),
    onSuccess: (file) => saveFile(file, `${number}.pdf`),
    onError: (error) => showToast('error', error.message),
  });
  return (
    <Button variant="default" loading={download.isPending} onClick={() => download.mutate()}>
      {t('file')}
    </Button>
  );
}
