import { offerTemplates } from './offer-template';
import { takeTemplates } from '../file-templates/template-kinds.service';
import { approvalSubject } from '../approval/approval-subjects.service';
import { outcomeLabels, wordOutcomes } from '../approval/document-subject.service';
import { discuss } from '../comments/discussed-kinds.service';
import { guardFiles } from '../files/file-guards.service';
import { offerDocument } from './offer-document.service';
import { OFFER_FIELDS } from 'shared/contract/commercial-offer/commercial-offer.fields';
import { OFFER_WORKFLOW } from 'shared/contract/commercial-offer/commercial-offer.workflow';
import type { FieldTable } from 'shared/contract/record/field-table';
import { whenAgreementCancelled } from '../agreements/change/agreement-offer.service';
import { whenAgreementRemoved } from '../agreements/change/agreement-removal.service';
import { archiveKind, keepFromDestruction } from '../archive/archived-kinds.service';
import { businessDay } from '../calendar/business-day';
import { bringDue } from '../due-dates/due-sources.service';
import { link } from '../links/linked-kinds.service';
import { journalRule } from '../lists/journal-rule';
import { addRegister } from '../lists/register-catalogue';
import type { Deps } from '../platform/module';
import { watch } from '../subscriptions/watched-kinds.service';
import { journalFields, wordAnswers } from '../records/journal-fields';
import { expire } from './life/offer-actions.service';
import { offerResource } from './list/offer-list';
import { offerRegister } from './list/offer-register';
import { offerSubject } from './life/offer-subject';
import { returnToAccepted, takeAgain } from './life/offer-return.service';
import { offerDue } from './list/offer-due';
import { concludedByIt, offerArchive } from './offer-archive';
import { linkedOffer } from './offer-linked';
import { offerReaders, offerSource } from './offer-source';
import { addOpenWork } from '../users/dismissal/open-work.service';
import { offerWork } from './offer-work';
import { offersRoutes } from './offers.routes';

const OF_ACTIONS = Object.fromEntries(
  Object.entries(OFFER_WORKFLOW.actions).map(([action, { done }]) => [`commercial_offer.${action}`, done]),
);

/** What the journal says beside the fields of an offer. */
const place = { kind: 'reference', group: 'service', section: null } as const;
const TOLD_FIELDS: FieldTable = {
  decision_reason: { label: 'Причина решения', resource: 'decision-reasons', ...place },
  rival: { label: 'Сравнивается с предложением', resource: 'commercial-offers', ...place },
};

/** Commercial offers: the register, the card, their changes, their life, and what becomes of them. */
export function offersModule(deps: Deps): void {
  deps.activity.labels({
    ...OF_ACTIONS,
    ...outcomeLabels('commercial_offer'),
    'commercial_offer.created': 'Создание коммерческого предложения',
    'commercial_offer.revision-created': 'Создание новой редакции предложения',
    'commercial_offer.updated': 'Изменение коммерческого предложения',
    'commercial_offer.destroyed': 'Уничтожение документов предложения по акту',
    'commercial_offer.deleted': 'Удаление коммерческого предложения',
    'commercial_offer.expired': 'Срок действия предложения истёк',
    'commercial_offer.agreement-removed': 'Договор по предложению удалён',
    'commercial_offer.agreement-cancelled': 'Договор по предложению аннулирован',
    'commercial_offer.agreement-reopened': 'Договор по предложению возвращён в черновики',
    'commercial_offer.lost': 'Победителем выбрано другое предложение',
  });
  deps.activity.fields('commercial_offer', {
    ...journalFields(OFFER_FIELDS, OFFER_WORKFLOW),
    ...TOLD_FIELDS,
  });
  wordAnswers(deps.activity, 'commercial_offer', OFFER_WORKFLOW);
  wordOutcomes(deps.activity, 'commercial_offer');
  const rule = journalRule(offerResource, { read: 'commercial_offers.read', now: deps.now });
  deps.activity.visibility(offerSource.kind, rule);
  bringDue(deps.app, ...offerDue);
  link(deps.app, linkedOffer);
  addOpenWork(deps.app, offerWork);
  addRegister(deps.app, offerRegister);
  archiveKind(deps.app, offerArchive);
  keepFromDestruction(deps.app, concludedByIt);
  guardFiles(deps.app, 'commercial_offer', offerDocument);
  takeTemplates(deps.app, 'commercial_offer', offerTemplates);
  approvalSubject(deps.app, offerSubject);
  whenAgreementRemoved(deps.app, (removed) => returnToAccepted(deps, { ...removed, because: 'removed' }));
  whenAgreementCancelled(deps.app, {
    cancelled: (_, changed) => returnToAccepted(deps, { ...changed, because: 'cancelled' }),
    reopened: takeAgain,
  });
  discuss(deps.app, offerSource, {
    read: 'commercial_offers.read',
    readers: offerReaders,
    people: (row) => [row.responsible_id],
    isDestroyed: (row) => (row.destroyed_at ?? null) !== null,
  });
  watch(deps.app, offerSource, {
    read: 'commercial_offers.read',
    edit: 'commercial_offers.edit',
    readers: offerReaders,
  });
  offersRoutes(deps);
  deps.jobs.define('offers.daily', () => expire(deps, businessDay(deps.now())), { schedule: '15 0 * * *' });
}
