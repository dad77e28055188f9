import { FormPart, formGrid } from 'shared/document-form';
import { classNames } from 'shared/ui';

import { RequisiteField } from '../fields/requisite-field';
import { useForm } from '../fields/counterparty-fields';
import { TableField } from '../fields/table-field';
import { DuplicateStrip } from './duplicate-strip';
import classes from './main-section.module.css';
import { PasteRequisites } from './paste-requisites.dialog';

/** Numbers of another country, and what is left of them where the fields for them are not shown. */
const ABROAD = { country_code: '', tax_number: '', registration_number: '' } as const;

/** What identifies the counterparty; a company from abroad has numbers of its own country. */
export function MainSection({ id }: { id: number | null }) {
  const { type } = useForm().form.values;
  return (
    <FormPart section="main">
      <div className={formGrid.grid}>
        <TableField
          name="type"
          className={formGrid.w4}
          hides={(next) => (next === 'foreign' ? {} : ABROAD)}
        />
        <TableField name="legal_form" className={formGrid.w4} />
        <div className={classNames(formGrid.w4, classes.paste)}>
          <PasteRequisites />
        </div>
        <TableField name="name_short" className={formGrid.w6} />
        <TableField name="parent" className={formGrid.w6} />
        <TableField name="name_full" className={formGrid.w12} />
        <RequisiteField name="inn" className={formGrid.w4} />
        <RequisiteField name="kpp" className={formGrid.w4} />
        <RequisiteField name="ogrn" className={formGrid.w4} />
        <div className={classNames(formGrid.w12, classes.strip)}>
          <DuplicateStrip id={id} />
        </div>
        {type === 'foreign' && (
          <>
            <TableField name="country_code" className={formGrid.w4} />
            <TableField name="tax_number" className={formGrid.w4} />
            <TableField name="registration_number" className={formGrid.w4} />
          </>
        )}
        <TableField name="okpo" className={formGrid.w4} />
        <TableField name="okved_main" className={formGrid.w4} />
        <TableField name="registration_date" className={formGrid.w4} />
        <TableField name="tax_system" className={formGrid.w4} />
        <TableField name="default_vat_rate" className={formGrid.w4} />
        <TableField name="legal_form_gender" className={formGrid.w4} />
        <TableField name="name_genitive" className={formGrid.w6} />
        <TableField name="name_instrumental" className={formGrid.w6} />
      </div>
    </FormPart>
  );
}
