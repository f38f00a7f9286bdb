import { CloseButton } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { TextLink } from '../../../../components/text-link.tsx';
import { operatorRouteTable } from '../../../../config/routes.ts';
import { showToast } from '../../../../lib/toast/toast.ts';
import { ObjectLink, pageOfObject } from '../../shared/object-page.tsx';
import panel from '../../shared/panel.module.css';
import { usePermission } from '../../shared/use-permission.ts';
import { acts, type CaseDetail, useCaseChanged, useReadAgain } from '../api/cases.ts';
import { useText } from '../text.ts';

/** The customer of a case, as a link for whoever may open customers. */
export function CustomerLink({ customer }: Pick<CaseDetail, 'customer'>): ReactNode {
  const t = useText();
  const may = usePermission();
  if (customer === null) {
    return t('noCustomer');
  }
  return may('customer_view') ? (
    <TextLink to={operatorRouteTable.operator_customers.path} params={{ id: customer.id }}>
      {customer.name}
    </TextLink>
  ) : (
    <span dir="auto">{customer.name}</span>
  );
}

/** What the case is about besides its customer. */
export function CaseLinks({ one }: { readonly one: CaseDetail }): ReactNode {
  return (
    <ul className={panel.links}>
      {one.links.map((link) => (
        <li key={`${link.kind} ${link.id}`}>
          <CaseLink one={one} link={link} />
        </li>
      ))}
    </ul>
  );
}

interface CaseLinkProps {
  readonly one: CaseDetail;
  readonly link: CaseDetail['links'][number];
}

function CaseLink({ one, link }: CaseLinkProps): ReactNode {
  const t = useText();
  const may = usePermission();
  const changed = useCaseChanged();
  const readAgain = useReadAgain();
  const unlink = useMutation({
    mutationFn: () => acts.unlink(one, link),
    onSuccess: (answer) => {
      showToast('success', t('done.unlink'));
      return changed(answer.case);
    },
    onError: (error) => {
      showToast('error', error.message);
      readAgain(one.id);
    },
  });
  const place = pageOfObject({ ...link, customerId: one.customer?.id ?? null }, may('customer_view'));
  const label = `${t(`link.${link.kind}`)} ${link.label}`;
  return (
    <>
      <ObjectLink place={place}>{label}</ObjectLink>
      {one.can.link && !link.is_permanent && (
        <CloseButton
          aria-label={t('removeLink', { label })}
          disabled={unlink.isPending}
          onClick={() => unlink.mutate()}
        />
      )}
    </>
  );
}
