import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { fieldText } from 'shared/field-text';
import { counterpartyName, formatDateTime } from 'shared/format';
import { KeyValue, Section, TextLink } from 'shared/ui';

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
            { label: OFFER_FIELDS.contact_name.label, value: offer.contact_name },
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
