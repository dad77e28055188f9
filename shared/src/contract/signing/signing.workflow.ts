import type { ActionDefinition, ActionQuestion } from '../record/workflow';

/** States every document passes through on its way to being agreed upon. */
export type ApprovalStatus = 'draft' | 'on_approval' | 'rework' | 'approved';

export type ApprovalAction = 'send-to-approval' | 'recall' | 'skip-approval';

/** States every document that is signed passes through on its way to the signature, and those that end it before. */
export type SigningStatus = ApprovalStatus | 'on_signing' | 'signed' | 'rejected' | 'cancelled';

export type SigningAction =
  | ApprovalAction
  | 'return-to-rework'
  | 'send-to-signing'
  | 'decline-signing'
  | 'mark-signed'
  | 'cancel'
  | 'reopen';

/** How the noun of the document stands in the sentences of its life. */
export interface DocumentNoun {
  /** «договор», «дополнительное соглашение»: what one cancels. */
  accusative: string;
  /** «договора», «дополнительного соглашения»: whose approval it is. */
  genitive: string;
  /** «Договор вернётся», «Соглашение вернётся». */
  subject: string;
  /** «Его можно будет». */
  it: string;
}

export const REASON: ActionQuestion = { name: 'reason', kind: 'reason', label: 'Причина', required: true };
/** Whose signature it is; of further sides the record brings the choices. */
export const SIDE: ActionQuestion = {
  name: 'side',
  kind: 'choice',
  label: 'Кто подписал',
  required: true,
  options: { us: 'Мы', them: 'Контрагент' },
};

export const SIGNED_FILE: ActionQuestion = {
  name: 'document_version_id',
  kind: 'file',
  label: 'Подписанный файл',
};

/** A day the action is about, under its own label. */
export const dayAsked = (label: string): ActionQuestion => ({
  name: 'date',
  kind: 'day',
  label,
  required: true,
});

/** Steps from a draft to an approved document, the same for every document. */
export function approvalActions(
  noun: DocumentNoun,
): Readonly<Record<ApprovalAction, ActionDefinition<ApprovalStatus>>> {
  return {
    'send-to-approval': {
      label: 'Отправить на согласование',
      phoneLabel: 'На согласование',
      done: `Отправка ${noun.genitive} на согласование`,
      from: ['draft', 'rework'],
      to: 'on_approval',
      next: ['draft', 'rework'],
      forward: true,
    },
    recall: {
      label: 'Отозвать с согласования',
      done: `Отзыв ${noun.genitive} с согласования`,
      from: ['on_approval'],
      to: 'draft',
      asks: [REASON],
      title: 'Отозвать с согласования',
      note: `${noun.subject} вернётся в черновики, начатые решения закроются.`,
    },
    'skip-approval': {
      label: 'Утвердить без согласования',
      phoneLabel: 'Утвердить',
      done: `Утверждение ${noun.genitive} без согласования`,
      from: ['draft', 'rework'],
      to: 'approved',
      next: ['draft', 'rework'],
      forward: true,
    },
  };
}

/** Steps from a draft to both signatures, the same for every document; what follows the signature is its own. */
export function signingActions(
  noun: DocumentNoun,
  signedNote: string,
): Readonly<Record<SigningAction, ActionDefinition<SigningStatus>>> {
  return {
    ...approvalActions(noun),
    'return-to-rework': {
      label: 'Вернуть на доработку',
      done: `Возврат ${noun.genitive} на доработку`,
      from: ['approved'],
      to: 'rework',
      asks: [{ ...REASON, label: 'Что исправить' }],
      title: 'Вернуть на доработку',
      note: 'Согласование потеряет силу: после правки его нужно будет пройти заново.',
    },
    'send-to-signing': {
      label: 'Передать на подписание',
      phoneLabel: 'Передать',
      done: `Передача ${noun.genitive} на подписание`,
      from: ['approved'],
      to: 'on_signing',
      title: 'Передать на подписание',
      note: `Условия и текст больше не изменить: стороны подпишут то, что согласовано. Если понадобится правка, ${noun.accusative} придётся вернуть на доработку и согласовать заново.`,
      next: ['approved'],
      forward: true,
    },
    'decline-signing': {
      label: 'Вернуть на доработку',
      done: `Возврат ${noun.genitive} на доработку`,
      from: ['on_signing'],
      to: 'rework',
      asks: [{ ...REASON, label: 'Что исправить' }],
      title: 'Вернуть на доработку',
      note: 'Согласование и отметки о подписании потеряют силу: после правки всё нужно будет пройти заново.',
    },
    'mark-signed': {
      label: 'Отметить подписание',
      phoneLabel: 'Отметить',
      done: `Отметка о подписании ${noun.genitive}`,
      from: ['on_signing'],
      to: null,
      asks: [SIDE, dayAsked('Дата подписи'), SIGNED_FILE],
      title: 'Отметить подписание',
      note: signedNote,
      next: ['on_signing'],
    },
    cancel: {
      label: 'Аннулировать',
      done: `Аннулирование ${noun.genitive}`,
      from: ['draft', 'on_approval', 'rework', 'approved', 'on_signing'],
      to: 'cancelled',
      asks: [REASON],
      title: `Аннулировать ${noun.accusative}`,
      note: `${noun.subject} не вступит в силу. ${noun.it} можно будет вернуть в черновики.`,
      ending: true,
    },
    reopen: {
      label: 'Вернуть в черновики',
      phoneLabel: 'Вернуть',
      done: `Возврат ${noun.genitive} в черновики`,
      from: ['rejected', 'cancelled'],
      to: 'draft',
      next: ['rejected', 'cancelled'],
    },
  };
}
