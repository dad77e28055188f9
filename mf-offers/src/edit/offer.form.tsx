import { businessDay } from 'shared/contract/calendar/business-day';
import { DocumentFiles } from 'shared/document';
import { useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'shared/area';
import type { CommercialOffer } from 'shared/contract/commercial-offer/commercial-offer';
import { OFFER_FIELDS, OFFER_SECTION_LABELS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import type { VatRate } from 'shared/contract/books/handbook';
import { closedReason, DocumentForm, FormPart, formGrid, useDocumentEditor } from 'shared/document-form';
import { generalRate } from 'shared/document-items';
import { useQuery } from 'shared/query';
import { useSessionUser } from 'shared/session';
import { StatusPill } from 'shared/ui';

import { vatRatesQuery } from '../api/offers.queries';
import { offerStatusLook } from '../offer/offer-status-look';
import { lockedNote, offerName, statusReason } from '../offer/offer.labels';
import { paths } from '../paths';
import { AmountFields } from './amount-fields';
import { offerForm } from './offer-form';
import { MainFields, PartiesFields, ResponsibleFields, TermsFields, TextFields } from './offer-sections';
import { emptyValues } from './values/offer-values';
import { neededFields, validateOffer } from './values/validate-offer';

export type OpenGroups = CommercialOffer['open_groups'];
const NO_RATES: never[] = [];
const ALL: readonly string[] = Object.keys(OFFER_SECTION_LABELS);

export interface OfferFormProps {
  offer: CommercialOffer | null;
  /** Groups of fields that were open when the form was opened. */
  open: OpenGroups;
  /** The offer was closed for this since. */
  closed: boolean;
}

function useOfferEditor({ offer, closed }: OfferFormProps, rates: readonly VatRate[]) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const user = useSessionUser();
  const [today] = useState(() => businessDay());
  const editor = useDocumentEditor({
    definition: offerForm,
    record: offer,
    empty: () => emptyValues({ value: user.id, label: user.full_name }, today),
    validate: validateOffer,
    closed,
    onDone: (saved) => void navigate(paths.offer(saved.id, search.get('list') ?? ''), { replace: true }),
  });
  // A new offer begins with the general rate of its day: most are taxed by it.
  const [rated, setRated] = useState(offer !== null);
  if (!rated && rates.length > 0) {
    setRated(true);
    if (editor.form.values.vat_rate === null) editor.form.preset({ vat_rate: generalRate(rates, today) });
  }
  return editor;
}

const reasonsOf = (open: OpenGroups) =>
  closedReason(OFFER_FIELDS, open, open.includes('open') ? 'Согласовано' : 'Меняется новой редакцией');

/** The one form of an offer, for making and for changing it. */
export function OfferForm(props: OfferFormProps) {
  const { offer, open, closed } = props;
  const rates = useQuery(vatRatesQuery()).data ?? NO_RATES;
  const editor = useOfferEditor(props, rates);
  const { values } = editor.form;
  const isService = !open.includes('open');
  const shown = isService ? ['main', 'files'] : ALL;
  const needed = useMemo(() => new Set<string>(neededFields(values, 'send')), [values]);
  const reasonOf = useMemo(() => reasonsOf(open), [open]);
  return (
    <DocumentForm
      definition={offerForm}
      editor={editor}
      sections={offer === null ? ALL.filter((section) => section !== 'files') : shown}
      counts={{ files: offer?.files_count ?? 0 }}
      needed={needed}
      closedReason={reasonOf}
      closed={closed}
      note={offer === null ? null : lockedNote(offer)}
      title={offer !== null && <Title offer={offer} />}
      reason={offer === null ? undefined : statusReason(offer)}
      readiness={[]}
    >
      {isService ? (
        <FormPart section="main">
          <div className={formGrid.grid}>
            <ResponsibleFields />
          </div>
        </FormPart>
      ) : (
        <>
          <MainFields />
          <PartiesFields />
          <AmountFields rates={rates} />
          <TermsFields />
          <TextFields />
        </>
      )}
      {offer !== null && (
        <FormPart section="files">
          <DocumentFiles
            type="commercial_offer"
            resource="commercial-offers"
            record={offer}
            isComposed={offer.direction === 'outgoing'}
            inset="none"
          />
        </FormPart>
      )}
    </DocumentForm>
  );
}

function Title({ offer }: { offer: CommercialOffer }) {
  return (
    <>
      {`Предложение ${offerName(offer)}`}
      <StatusPill {...offerStatusLook(offer.status)} />
    </>
  );
}
