import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Dialog } from '../../../components/dialog.tsx';
import { QueryView } from '../../../components/query-view.tsx';
import { type Constants, constantsQuery, type Employment, employmentQuery } from '../api/investor-profile.ts';
import { useText } from '../text.ts';
import { EmploymentForm } from './employment-form.tsx';
import { EmploymentReview } from './employment-review.tsx';
import classes from './investor-profile.module.css';

/** The employment modal: closed by confirming, saving or logging out only (NAV-9, NAV-4). */
export default function EmploymentModal({ logOut }: { readonly logOut: ReactNode }): ReactNode {
  const t = useText();
  const constants = useQuery(constantsQuery);
  const last = useQuery(employmentQuery);
  return (
    <Dialog opened title={t('employment.title')} onClose={() => undefined} closable={false}>
      <div className={classes.form}>
        <p className={classes.body}>{t('employment.body')}</p>
        <QueryView query={constants}>
          {(choices) => (
            <QueryView query={last}>
              {(employment) => <EmploymentQuestion constants={choices} last={employment} logOut={logOut} />}
            </QueryView>
          )}
        </QueryView>
      </div>
    </Dialog>
  );
}

interface EmploymentQuestionProps {
  readonly constants: Constants;
  readonly last: Employment | null;
  readonly logOut: ReactNode;
}

/** Whether the last answer still holds, or the form where there is none or it is changed. */
function EmploymentQuestion({ constants, last, logOut }: EmploymentQuestionProps): ReactNode {
  const [isChanging, setIsChanging] = useState(last === null);
  if (last === null || isChanging) {
    return <EmploymentForm constants={constants} last={last} away={logOut} />;
  }
  return (
    <>
      <EmploymentReview constants={constants} last={last} onChange={() => setIsChanging(true)} />
      <div className={classes.leave}>{logOut}</div>
    </>
  );
}
