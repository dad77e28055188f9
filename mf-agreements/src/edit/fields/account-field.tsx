import { AccountSelect } from '../../agreement/account-select';
import { useField, useForm } from './agreement-fields';

/** The account payments go to, of one of the two chosen sides. */
export function AccountField({ className }: { className?: string }) {
  const { value, change, binding } = useField('bank_account');
  const { form, hidden } = useForm();
  const { organization, counterparty } = form.values;
  if (hidden.has('bank_account')) return null;
  return (
    <AccountSelect
      {...binding}
      className={className}
      organizationId={organization?.value ?? null}
      counterpartyId={counterparty?.value ?? null}
      waiting="Сначала выберите стороны"
      unchosen="Основной счёт получателя"
      value={value}
      onChange={change}
    />
  );
}
