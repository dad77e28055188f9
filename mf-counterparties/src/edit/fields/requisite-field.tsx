import { TextField } from 'shared/form';

import { parseInnKpp } from '../values/inn-kpp';
import { useField, useForm } from './counterparty-fields';

/** How long each number is when it is whole: from then on it is checked while it is typed. */
const WHOLE = { inn: [10, 12], kpp: [9], ogrn: [13, 15] } as const;

export interface RequisiteFieldProps {
  name: keyof typeof WHOLE;
  className?: string;
}

/** A number of the tax service: spaces and dashes fall out, «ИНН/КПП» pasted into ИНН fills both. */
export function RequisiteField({ name, className }: RequisiteFieldProps) {
  const { form } = useForm();
  const { value, binding } = useField(name);
  const type = (text: string) => {
    const pair = name === 'inn' ? parseInnKpp(text) : null;
    if (pair !== null) {
      form.change(pair);
      form.leave('inn');
      form.leave('kpp');
      return;
    }
    const plain = text.replace(/[\s\u00A0-]/g, '').toUpperCase();
    form.change({ [name]: plain });
    if (WHOLE[name].some((length) => length === plain.length)) form.leave(name);
  };
  return <TextField {...binding} className={className} numeric value={value} onChange={type} />;
}
