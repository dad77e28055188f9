import type { VatRate } from '../../../contract/books/handbook';
import { SelectField } from '../../../form/form';
import type { ItemPartProps, ItemSheetProps } from './item-sheet';
import type { ItemVat } from '../item-values';

/** «Как в договоре» and «Без НДС» stand beside the rates. */
const AS_DOCUMENT = 0;
const NO_VAT = -1;

function vatChoice(vat: ItemVat | null): number {
  if (vat === null) return AS_DOCUMENT;
  return vat.mode === 'none' ? NO_VAT : (vat.rateId ?? AS_DOCUMENT);
}

type TaxProps = Pick<ItemPartProps, 'draft' | 'change'> &
  Pick<ItemSheetProps, 'vatMode' | 'asDocument'> & { rates: readonly VatRate[] };

function vatOf(choice: number, { rates, vatMode }: Pick<TaxProps, 'rates' | 'vatMode'>): ItemVat | null {
  if (choice === NO_VAT) return { mode: 'none', rateId: null, percent: null };
  const rate = rates.find((one) => one.id === choice);
  const mode = vatMode === 'none' ? 'included' : vatMode;
  return rate === undefined ? null : { mode, rateId: rate.id, percent: rate.percent };
}

/** The tax of the line: the document's, a rate of its own, or none. */
export function ItemTax({ draft, change, rates, vatMode, asDocument }: TaxProps) {
  return (
    <SelectField
      label="НДС позиции"
      options={[
        { value: AS_DOCUMENT, label: asDocument },
        ...rates
          .filter((rate) => rate.percent !== null && (rate.is_active || rate.id === draft.vat?.rateId))
          .map((rate) => ({ value: rate.id, label: rate.name })),
        { value: NO_VAT, label: 'Без НДС' },
      ]}
      value={vatChoice(draft.vat)}
      onChange={(choice) => {
        change({ vat: vatOf(choice ?? AS_DOCUMENT, { rates, vatMode }) });
      }}
    />
  );
}
