import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Chip } from '../../../../components/chip.tsx';
import { formatDate } from '../../../../components/date-text.tsx';
import { PageHeader } from '../../../../components/page-header.tsx';
import { QueryView } from '../../../../components/query-view.tsx';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { Focused } from '../../shared/focused.tsx';
import panel from '../../shared/panel.module.css';
import { type Rule, type RuleVersion, rulesQuery } from '../api/monitoring.ts';
import { termsText } from '../lib/rule-terms.ts';
import { severityTones } from '../lib/tones.ts';
import { useText } from '../text.ts';
import { RuleForm } from './rule-form.tsx';

/** `/operator/monitoring-rules`: the rules with their versions, and changes by two (TXM-1). */
export function RulesPage(): ReactNode {
  const t = useText();
  return (
    <>
      <PageHeader
        title={t('rules.title')}
        subtitle={t('rules.subtitle')}
        action={<TextLink to={operatorRouteTable.operator_monitoring.path}>{t('toAlerts')}</TextLink>}
      />
      <QueryView query={useQuery(rulesQuery)}>
        {(rules) => (
          <ul className={panel.entries}>
            {rules.map((rule) => (
              <li key={rule.id} className={panel.entry}>
                <RuleEntry rule={rule} />
              </li>
            ))}
          </ul>
        )}
      </QueryView>
    </>
  );
}

function RuleEntry({ rule }: { readonly rule: Rule }): ReactNode {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const { in_force: inForce, earlier, can } = rule;
  const name = t(`rule.${inForce.kind}`);
  return (
    <section aria-label={name} className={panel.stack}>
      <h2 className={panel.heading}>{name}</h2>
      <p>{t(`meaning.${inForce.kind}`)}</p>
      <VersionLine version={inForce} />
      {earlier.length > 0 && <p className={panel.hint}>{t('rules.earlier')}</p>}
      {earlier.map((one) => (
        <VersionLine key={one.version} version={one} />
      ))}
      <Focused on={isOpen ? 'change' : null}>
        {isOpen ? (
          <div className={panel.form}>
            <RuleForm inForce={inForce} onClose={() => setOpen(false)} />
          </div>
        ) : can.propose ? (
          <div className={panel.buttons}>
            <Button variant="default" onClick={() => setOpen(true)}>
              {t('rules.change', { rule: name })}
            </Button>
          </div>
        ) : (
          <p className={panel.hint}>{t('rules.proposed')}</p>
        )}
      </Focused>
    </section>
  );
}

function VersionLine({ version }: { readonly version: RuleVersion }): ReactNode {
  const t = useText();
  return (
    <p className={panel.entryHead}>
      <Chip tone={version.is_enabled ? 'brand' : 'neutral'}>
        {t(version.is_enabled ? 'rules.on' : 'rules.off')}
      </Chip>
      <Chip tone={severityTones[version.severity]}>{t(`severity.${version.severity}`)}</Chip>
      <span>{termsText(version)}</span>
      <span>{t('rules.version', { version: version.version, on: formatDate(version.created_at) })}</span>
    </p>
  );
}
