import type { CommercialOffer } from 'shared/contract/commercial-offer';
import { OFFER_FIELDS, OFFER_SECTION_LABELS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { OFFER_WORKFLOW } from 'shared/contract/commercial-offer/commercial-offer.workflow';
import type { Field } from 'shared/contract/record/field-table';
import type { FormDefinition, Sending } from 'shared/document-form';
import {
  amountsOfItems,
  ITEM_FIELD_LABELS,
  ITEM_FIELDS,
  itemFieldOf,
  itemLines,
  withoutBlankItems,
} from 'shared/document-items';
import { fieldText } from 'shared/field-text';
import { formatAmount, formatNumber, plural } from 'shared/format';

import { OFFER_NOUN, offerName } from '../offer/offer.labels';
import { paths } from '../paths';
import { type OfferValues, valuesOfOffer, wireOfValues } from './values/offer-values';

type OfferField = keyof OfferValues;
const isField = (name: string): name is OfferField => Object.hasOwn(OFFER_FIELDS, name);
const LINE = /^items\.(\d+)\.(\w+)$/;

function fieldOf(wireName: string): string {
  const [, row, part = ''] = LINE.exec(wireName) ?? [];
  if (row !== undefined) return `items.${row}.${itemFieldOf(part)}`;
  const bare = wireName.replace(/_id$/, '');
  return isField(bare) ? bare : wireName;
}

function titleOf(path: string): string {
  const [, row, part] = LINE.exec(path) ?? [];
  if (row !== undefined) {
    const column = ITEM_FIELDS.find((name) => name === part);
    const place = `${OFFER_FIELDS.items.label}, строка\u00A0${String(Number(row) + 1)}`;
    return column === undefined ? place : `${place}: ${ITEM_FIELD_LABELS[column]}`;
  }
  if (path === 'files') return OFFER_SECTION_LABELS.files;
  return isField(path) ? OFFER_FIELDS[path].label : 'Предложение';
}

function describe(name: OfferField, values: OfferValues): string {
  const field: Field = OFFER_FIELDS[name];
  if (name === 'items') {
    const { items, currency_code: currency } = values;
    const sum = amountsOfItems(items, values);
    const count = `${formatNumber(items.length)} ${plural(items.length, ['позиция', 'позиции', 'позиций'])}`;
    return sum === null ? count : `${count} на ${formatAmount(sum.amount, currency)}`;
  }
  const value = values[name];
  const plain = typeof value === 'object' && value !== null && 'label' in value ? value.label : value;
  const told = field.kind === 'whole' && typeof plain === 'string' ? Number(plain) : plain;
  return (typeof told === 'object' ? null : fieldText(field, told)) ?? 'не заполнено';
}

function same(name: OfferField, left: OfferValues, right: OfferValues): boolean | undefined {
  // The sum follows from the lines: the lines are asked about, not it.
  if (name === 'amount' && left.items.length > 0 && right.items.length > 0) return true;
  const [mine, theirs] = [left[name], right[name]];
  const isChoice = (value: unknown): value is { value: number } =>
    typeof value === 'object' && value !== null && 'value' in value;
  return isChoice(mine) && isChoice(theirs) ? mine.value === theirs.value : undefined;
}

const DEEDS = { 'send-to-approval': 'отправить на согласование', 'skip-approval': 'утвердить' } as const;

function sending({ available_actions }: CommercialOffer): Sending | null {
  const action = (['send-to-approval', 'skip-approval'] as const).find((one) =>
    available_actions.includes(one),
  );
  if (action === undefined) return null;
  const { label, phoneLabel = label } = OFFER_WORKFLOW.actions[action];
  return { action, label, phoneLabel, deed: DEEDS[action] };
}

/** The form of an offer: its fields, its words and how they come from the wire and go back. */
export const offerForm: FormDefinition<CommercialOffer, OfferValues> = {
  kind: 'commercial_offer',
  resource: 'commercial-offers',
  noun: OFFER_NOUN,
  register: { title: 'Предложения', path: paths.offers },
  paths: { card: paths.offer },
  name: offerName,
  draft: { name: 'commercial-offer', version: 1 },
  sections: OFFER_SECTION_LABELS,
  fields: OFFER_FIELDS,
  valuesOf: valuesOfOffer,
  wireOf: wireOfValues,
  fieldOf,
  titleOf,
  describe,
  same,
  lines: itemLines<OfferValues>(),
  tidy: ({ items }) => {
    const kept = withoutBlankItems(items);
    return kept === items ? null : { items: kept };
  },
  sending,
};
