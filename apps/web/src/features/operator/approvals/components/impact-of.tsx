import type { ReactNode } from 'react';
import { DateText } from '../../../../components/date-text.tsx';
import { DuesOn } from '../../shared/dues-on.tsx';
import { Facts } from '../../shared/facts.tsx';
import { SettingImpact } from '../../shared/setting-impact.tsx';
import { usePermission } from '../../shared/use-permission.ts';
import type { Approval } from '../api/list-approvals.ts';
import { daysOfChange, valueOfChange } from '../lib/impact-of.ts';
import { useText } from '../text.ts';

/** What an open change of a setting or of holidays would touch, as the maker has seen it (OPS-36). */
export function ImpactOf({ approval }: { readonly approval: Approval }): ReactNode {
  const t = useText();
  const may = usePermission();
  if (approval.state !== 'proposed') {
    return null;
  }
  if (approval.kind === 'holiday_change') {
    const facts = daysOfChange(approval).map((day) => ({
      key: day,
      label: <DateText value={day} />,
      value: <DuesOn day={day} />,
    }));
    return <Facts title={t('duesOnDays')} facts={facts} />;
  }
  const proposed =
    approval.kind === 'setting_change' && may('setting_change') ? valueOfChange(approval) : null;
  return proposed === null ? null : <SettingImpact proposed={proposed} />;
}
