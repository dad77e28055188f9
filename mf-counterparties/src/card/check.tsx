import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import { COUNTERPARTY_FIELDS as FIELDS } from 'shared/contract/counterparty/counterparty.fields';
import { COUNTERPARTY_RISK_LABELS } from 'shared/contract/counterparty/counterparty.labels';
import { formatDate } from 'shared/format';
import { DaysLeft, KeyValue, Section } from 'shared/ui';

/** How long the check still holds, counted from where it begins to matter. */
function Validity({ until }: { until: string | null }) {
  if (until === null) return 'Без срока';
  return (
    <>
      {formatDate(until)} <DaysLeft date={until} />
    </>
  );
}

/** What security found out: when, by whom, until when it holds; nothing of the company itself. */
export function Check({ company }: { company: Counterparty }) {
  const { is_own, checked_at: at, check_comment: verdict, risk_level: risk, status } = company;
  if (is_own) return null;
  const level = {
    label: FIELDS.risk_level.label,
    value: risk === null ? null : COUNTERPARTY_RISK_LABELS[risk],
  };
  if (at === null) {
    const state = status === 'on_check' ? 'Идёт, заключения ещё нет' : 'Не проводилась';
    return (
      <Section title="Проверка">
        <KeyValue
          items={[
            { label: 'Проверка службой безопасности', value: state },
            ...(risk === null ? [] : [level]),
          ]}
        />
      </Section>
    );
  }
  return (
    <Section title="Проверка">
      <KeyValue
        items={[
          { label: 'Проверен', value: formatDate(at), note: company.checked_by_name },
          { label: 'Действительна до', value: <Validity until={company.check_valid_until} /> },
          level,
          { label: 'Заключение', value: verdict, full: true },
        ]}
      />
    </Section>
  );
}
