import { OFFER_DIRECTION_LABELS } from 'shared/contract/commercial-offer/commercial-offer.labels';
import { FormPart, formGrid as grid } from 'shared/document-form';
import { counterpartySource, departmentSource, employeeSource, organizationSource } from 'shared/form';

import { ContactField } from './contact-field';
import { categories } from '../offer/offer-references';
import {
  BoundDate,
  BoundNumber,
  BoundSegmented,
  BoundText,
  BoundTextarea,
  ReferenceField,
  useForm,
} from './offer-fields';

/** What the offer is, who answers for it, what it is about. */
export function MainFields() {
  return (
    <FormPart section="main">
      <div className={grid.grid}>
        <BoundSegmented className={grid.w6} field="direction" labels={OFFER_DIRECTION_LABELS} />
        <BoundText className={grid.w6} field="number" numeric placeholder="Присвоится сам" />
        <BoundDate className={grid.half} field="offer_date" />
        <BoundDate className={grid.half} field="valid_until" />
        <ReferenceField className={grid.w6} field="category" source={categories} clearable />
        <BoundText className={grid.w12} field="title" />
        <BoundTextarea className={grid.w12} field="subject" />
        <ResponsibleFields />
      </div>
    </FormPart>
  );
}

/** Who looks after the offer: what stays open for as long as it lives. */
export function ResponsibleFields() {
  return (
    <>
      <ReferenceField className={grid.w6} field="responsible" source={employeeSource} />
      <ReferenceField className={grid.w6} field="department" source={departmentSource} clearable />
    </>
  );
}

/** Both sides; of a partner who is in no book yet, the name alone. */
export function PartiesFields() {
  const { form } = useForm();
  return (
    <FormPart section="parties">
      <div className={grid.grid}>
        <ReferenceField
          className={grid.w6}
          field="organization"
          source={organizationSource}
          placeholder="Название или ИНН"
        />
        <ReferenceField
          className={grid.w6}
          field="counterparty"
          source={counterpartySource}
          onChoose={(counterparty) => {
            form.change({ counterparty, contact: null });
          }}
          clearable
          placeholder="Название или ИНН"
          emptyText="Не найден: впишите название ниже"
        />
        {form.values.counterparty === null && (
          <BoundText
            className={grid.w6}
            field="counterparty_name"
            hint="Если контрагента ещё нет в справочнике"
          />
        )}
        {form.values.counterparty !== null && (
          <ContactField className={grid.w6} counterpartyId={Number(form.values.counterparty.value)} />
        )}
        {form.values.contact === null && (
          <BoundText
            className={grid.w6}
            field="contact_name"
            placeholder="Имя, телефон, почта"
            hint={form.values.counterparty === null ? undefined : 'Если человека нет среди контактов'}
          />
        )}
      </div>
    </FormPart>
  );
}

/** On what terms it is delivered and paid. */
export function TermsFields() {
  return (
    <FormPart section="terms">
      <div className={grid.grid}>
        <BoundNumber className={grid.w3} field="delivery_days" suffix="дн." />
        <BoundNumber className={grid.w3} field="warranty_months" suffix="мес." />
        <BoundTextarea className={grid.w12} field="delivery_terms" />
        <BoundTextarea className={grid.w12} field="payment_terms" />
      </div>
    </FormPart>
  );
}

/** What stands around the terms in the letter. */
export function TextFields() {
  return (
    <FormPart section="text">
      <div className={grid.grid}>
        <BoundTextarea className={grid.w12} field="intro_text" />
        <BoundTextarea className={grid.w12} field="terms_text" />
      </div>
    </FormPart>
  );
}
