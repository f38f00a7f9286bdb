import { Textarea, TextInput } from '@mantine/core';
import { SUSPICION_GROUNDS_MAX } from '@titian/contracts/suspicion';
import type { ReactNode } from 'react';
import { DateField } from '../../../../components/date-field.tsx';
import { businessToday } from '../../../../lib/clock/business-now.ts';
import { ActForm } from '../../shared/act-form.tsx';
import panel from '../../shared/panel.module.css';
import { acts, type Report } from '../api/reports.ts';
import { relatedOf, relatedText } from '../lib/related-lines.ts';
import { useReportForm } from '../lib/use-report-form.ts';
import { useText } from '../text.ts';

export interface ReportActProps {
  readonly report: Report;
  readonly onClose: () => void;
}

/** Writes the grounds and the related persons of a draft. */
export function WriteForm({ report, onClose }: ReportActProps): ReactNode {
  const t = useText();
  const call = useReportForm({
    ...{ act: 'write', onClose },
    initialValues: { grounds: report.grounds, related: relatedText(report.related) },
    send: ({ grounds, related }) => acts.write(report, { grounds, related: relatedOf(related) }),
  });
  return (
    <ActForm call={call} submit={t('write.submit')} onClose={onClose}>
      <Textarea
        label={t('write.grounds')}
        description={t('write.groundsHint')}
        data-path="grounds"
        autosize
        minRows={6}
        maxLength={SUSPICION_GROUNDS_MAX}
        {...call.form.getInputProps('grounds')}
      />
      <Textarea
        label={t('write.related')}
        description={t('write.relatedHint')}
        data-path="related"
        autosize
        minRows={2}
        {...call.form.getInputProps('related')}
      />
    </ActForm>
  );
}

/** Hands a draft to a second one of compliance. */
export function SubmitForm({ report, onClose }: ReportActProps): ReactNode {
  const t = useText();
  const call = useReportForm({
    ...{ act: 'submit', onClose, initialValues: {} },
    send: () => acts.submit(report),
  });
  return (
    <ActForm call={call} submit={t('submit.submit')} onClose={onClose}>
      <p className={panel.hint}>{t('submit.hint')}</p>
    </ActForm>
  );
}

/** Approves exactly what the panel shows. */
export function ApproveForm({ report, onClose }: ReportActProps): ReactNode {
  const t = useText();
  const call = useReportForm({
    ...{ act: 'approve', onClose, initialValues: {} },
    send: () => acts.decide(report, 'approve', ''),
  });
  return (
    <ActForm call={call} submit={t('approve.submit')} onClose={onClose}>
      <p className={panel.hint}>{t('approve.hint')}</p>
    </ActForm>
  );
}

/** Sends a report back to its authors. */
export function ReturnForm(props: ReportActProps): ReactNode {
  return (
    <RemarkForm {...props} act="return" send={(remark) => acts.decide(props.report, 'return', remark)} />
  );
}

/** Gives a report up. */
export function WithdrawForm(props: ReportActProps): ReactNode {
  return <RemarkForm {...props} act="withdraw" send={(remark) => acts.withdraw(props.report, remark)} />;
}

interface RemarkFormProps extends ReportActProps {
  readonly act: 'return' | 'withdraw';
  readonly send: (remark: string) => Promise<unknown>;
}

function RemarkForm({ act, send, onClose }: RemarkFormProps): ReactNode {
  const t = useText();
  const call = useReportForm({
    ...{ act, onClose, initialValues: { remark: '' } },
    send: ({ remark }) => send(remark),
  });
  return (
    <ActForm call={call} submit={t(`${act}.submit`)} onClose={onClose}>
      <Textarea
        label={t('remark')}
        description={t(`${act}.hint`)}
        data-path="remark"
        autosize
        minRows={3}
        maxLength={2_000}
        {...call.form.getInputProps('remark')}
      />
    </ActForm>
  );
}

/** Records that the authority has the report. */
export function LodgeForm({ report, onClose }: ReportActProps): ReactNode {
  const t = useText();
  const call = useReportForm({
    ...{ act: 'lodge', onClose },
    initialValues: { reference: '', lodged_on: businessToday() },
    send: (lodged) => acts.lodge(report, lodged),
  });
  const { getInputProps, values } = call.form;
  return (
    <ActForm call={call} submit={t('lodge.submit')} onClose={onClose}>
      <TextInput
        label={t('lodge.reference')}
        data-path="reference"
        maxLength={100}
        {...getInputProps('reference')}
      />
      <DateField
        label={t('lodge.on')}
        max={businessToday()}
        data-path="lodged_on"
        {...getInputProps('lodged_on')}
        value={values.lodged_on}
      />
    </ActForm>
  );
}
