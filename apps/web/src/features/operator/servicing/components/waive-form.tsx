import { type ReactNode, useState } from 'react';
import { formatMoney } from '../../../../components/money.tsx';
import { MoneyInput } from '../../../../components/number-field.tsx';
import panel from '../../shared/panel.module.css';
import { ProposalForm } from '../../shared/proposal-form.tsx';
import type { NoteServicingData } from '../api/note-servicing.ts';
import { useText } from '../text.ts';

interface WaiveFormProps {
  readonly answer: NoteServicingData;
  readonly onClose: () => void;
}

/** What lateness costs is waived in part or whole; of a Shariah note ta'widh and gharamah each (REP-14). */
export function WaiveForm({ answer, onClose }: WaiveFormProps): ReactNode {
  const t = useText();
  const { note, recovery } = answer;
  const isShariah = note.contract === 'Shariah';
  const owed = isShariah ? recovery.tawidh : recovery.late_charge;
  const [late, setLate] = useState(owed);
  const [gharamah, setGharamah] = useState(recovery.gharamah);
  return (
    <ProposalForm
      kind="late_waiver"
      submit={t('waive.submit')}
      propose={(reason) => ({
        kind: 'late_waiver',
        subject_id: note.id,
        after: { late_charge: late, gharamah: isShariah ? gharamah : '0.00' },
        reason,
      })}
      onDone={onClose}
      onCancel={onClose}
    >
      {(errorOf) => (
        <>
          <div data-path="late_charge">
            <MoneyInput
              label={isShariah ? t('waive.tawidh') : t('waive.late')}
              description={t('waive.owed', { amount: formatMoney(owed) })}
              required
              value={late}
              onChange={setLate}
              error={errorOf('late_charge')}
            />
          </div>
          {isShariah && (
            <div data-path="gharamah">
              <MoneyInput
                label={t('waive.gharamah')}
                description={t('waive.owed', { amount: formatMoney(recovery.gharamah) })}
                required
                value={gharamah}
                onChange={setGharamah}
                error={errorOf('gharamah')}
              />
            </div>
          )}
          <p className={panel.hint}>{t('waive.hint')}</p>
        </>
      )}
    </ProposalForm>
  );
}
