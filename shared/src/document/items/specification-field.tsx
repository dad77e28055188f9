import type { VatRate } from '../../contract/books/handbook';
import { useDocumentForm, useField } from '../edit/document-edit';
import type { DocumentMoney } from './document-money';
import type { ItemValues } from './item-values';
import { ItemsField } from './items-field';

interface Specified extends DocumentMoney {
  items: readonly ItemValues[];
}

export interface SpecificationFieldProps {
  /** The choice of a line's tax that follows the document: «Как в договоре». */
  asDocument: string;
  rates: readonly VatRate[];
}

/** The lines of the document the form is of. */
export function SpecificationField({ asDocument, rates }: SpecificationFieldProps) {
  const { form, fields } = useDocumentForm<Specified>();
  const { value, change, binding } = useField<Specified, 'items'>('items');
  return (
    <ItemsField
      items={value}
      document={form.values}
      title={fields.items?.label ?? ''}
      asDocument={asDocument}
      rates={rates}
      errors={form.errors}
      closed={binding.disabledReason !== undefined}
      onChange={change}
      onLeave={form.leave}
    />
  );
}
