import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { fieldText } from 'shared/field-text';
import { counterpartyName, formatDate, formatDateTime } from 'shared/format';
import { KeyValue, Section, TextLink, type KeyValueItem } from 'shared/ui';

import { paths } from '../paths';
import classes from './offer.module.css';
import { OfferLinks } from './offer-links';

const TEXTS = ['delivery_terms', 'payment_terms', 'intro_text', 'terms_text'] as const;
const TERMS = ['delivery_days', 'warranty_months'] as const;

/** The act by which nothing but the requisites is left. */
function destroyedBy({ destruction_act: name, destruction_act_id: id }: CommercialOffer) {
  if (name == null || id == null) return [];
  return [
    {
      label: 'Документы уничтожены',
      value: <TextLink to={paths.destructionAct(id)}>{`Акт ${name}`}</TextLink>,
    },
  ];
}

/** Whom it was made with; a contact of the book with where to reach it. */
function contactOf({ contact, contact_name: name }: CommercialOffer): KeyValueItem {
  const reach = [contact?.phone, contact?.email].filter((one) => one != null).join(', ');
  return { label: OFFER_FIELDS.contact_name.label, value: name, note: reach === '' ? undefined : reach };
}

/** When it was opened and what was decided, as far as that has come. */
function datesOf(offer: CommercialOffer): KeyValueItem[] {
  const { direction, viewed_at: viewed, decision_at: decided, decision_reason: reason } = offer;
  // What the counterparty has opened is known by its day only.
  const at = direction === 'outgoing' ? formatDate(viewed) : formatDateTime(viewed);
  return [
    ...(viewed === null ? [] : [{ label: 'Просмотрено', value: at }]),
    ...(decided === null ? [] : [{ label: 'Решение принято', value: formatDate(decided) }]),
    ...(reason === null ? [] : [{ label: 'Причина решения', value: reason.name }]),
    ...(offer.decision_comment === null
      ? []
      : [{ label: 'Комментарий к решению', value: offer.decision_comment }]),
  ];
}

/** What the offer says: what about, between whom, on what terms. */
export function MainTab({ offer }: { offer: CommercialOffer }) {
  const texts = TEXTS.flatMap((name) => {
    const text = offer[name];
    return text === null ? [] : [{ title: OFFER_FIELDS[name].label, text }];
  });
  return (
    <>
      <OfferLinks offer={offer} />
      {offer.subject !== null && (
        <Section title={OFFER_FIELDS.subject.label}>
          <p className={classes.text}>{offer.subject}</p>
        </Section>
      )}
      <Section title="Условия">
        <KeyValue
          items={[
            { label: OFFER_FIELDS.organization.label, value: counterpartyName(offer.organization) },
            contactOf(offer),
            ...TERMS.map((name) => ({
              label: OFFER_FIELDS[name].label,
              value: fieldText(OFFER_FIELDS[name], offer[name]),
            })),
          ]}
        />
      </Section>
      {texts.map(({ title, text }) => (
        <Section key={title} title={title}>
          <p className={classes.text}>{text}</p>
        </Section>
      ))}
      <Section title="Учёт">
        <KeyValue
          items={[
            { label: OFFER_FIELDS.category.label, value: offer.category?.name ?? null },
            { label: OFFER_FIELDS.department.label, value: offer.department?.name ?? null },
            ...datesOf(offer),
            { label: 'Автор', value: offer.author?.full_name ?? null },
            { label: 'Создано', value: formatDateTime(offer.created_at) },
            { label: 'Изменено', value: formatDateTime(offer.updated_at) },
            ...destroyedBy(offer),
          ]}
        />
      </Section>
    </>
  );
}
