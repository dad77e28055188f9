import { useMemo } from 'react';
import { useSearchParams } from 'shared/area';
import type { AgreementRow } from 'shared/contract/agreement/agreement';
import { AGREEMENT_TAB_LABELS } from 'shared/contract/agreement/agreement.labels';
import { AGREEMENT_TABS } from 'shared/contract/agreement/agreement-status';
import { CreateButton, ImportButton, Register, type RegisterDefinition } from 'shared/register';
import { usePermission, useSessionUser } from 'shared/session';

import { paths } from '../paths';
import { agreementColumns } from './agreement-columns';
import { agreementFilters } from './agreement-filters';
import { agreementPhoneRow } from './agreement-phone-row';
import { agreementsDefaults } from './agreements-defaults';
import { agreementBulkActions } from './agreement-bulk-actions';

const tabs = AGREEMENT_TABS.map((id) => ({ id, label: AGREEMENT_TAB_LABELS[id] }));

function agreementsDefinition(
  readerId: number,
  mayEdit: boolean,
  isOriginals: boolean,
): RegisterDefinition<AgreementRow> {
  return {
    resource: 'agreements',
    title: 'Договоры',
    noun: { forms: ['договор', 'договора', 'договоров'], dative: ['договору', 'договорам'] },
    defaults: agreementsDefaults,
    columns: agreementColumns(readerId, isOriginals),
    filters: agreementFilters,
    tabs,
    summaryPath: '/api/agreements/summary',
    rowHref: (row, list) => paths.agreement(row.id, list),
    rowLabel: (row) =>
      row.number === null ? `Договор без номера, ${row.title}` : `Договор №\u00A0${row.number}`,
    phoneRow: agreementPhoneRow,
    rowAmount: (row) => ({ amount: row.amount, currency: row.currency_code }),
    bulkActions: agreementBulkActions(mayEdit, isOriginals),
    isExportable: true,
    hasViews: true,
    searchPlaceholder: 'Номер, название, ИНН',
    emptyText: 'Договоров ещё нет',
    entity: 'agreement',
    createButton: (
      <>
        <ImportButton
          resource="agreements"
          what="договоров"
          rights={{ create: ['agreements.create', 'documents.import'], update: 'agreements.edit' }}
          lines={{
            resource: 'agreement-lines',
            what: 'строк договоров',
            words: ['Договоры', 'Строки договоров'],
          }}
        />
        <CreateButton label="Создать договор" to={paths.agreementCreate()} permission="Создание договоров" />
      </>
    ),
  };
}

/** The register of agreements. */
export default function AgreementsPage() {
  const { id } = useSessionUser();
  const mayEdit = usePermission('Редактирование договоров');
  const [params] = useSearchParams();
  const isOriginals = params.get('tab') === 'originals';
  const definition = useMemo(
    () => agreementsDefinition(id, mayEdit, isOriginals),
    [id, mayEdit, isOriginals],
  );
  return <Register definition={definition} />;
}
