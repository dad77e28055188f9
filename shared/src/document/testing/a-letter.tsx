import type { LivingDocumentDefinition } from '../page/document-definition';
import type { LivingRecord } from '../record';

/** A kind of documents that only tests know: the frame may not know one better than another. */
export interface Letter extends LivingRecord {
  title: string;
  created_at: string;
}

/** A letter that waits to be sent, but for what the test says. */
export function aLetter(patch: Partial<Letter> = {}): Letter {
  return {
    id: 7,
    lock_version: 3,
    title: 'Письмо поставщику',
    status: 'draft',
    available_actions: ['send', 'withdraw'],
    readiness: [],
    can: { edit: true, delete: true },
    created_at: '2026-11-17T09:30:00Z',
    ...patch,
  };
}

/** Events of a record's history as the server gives them. */
export function aHistory(count: number) {
  const data = Array.from({ length: count }, (_, place) => ({
    id: count - place,
    occurred_at: '2026-11-17T09:30:00Z',
    actor_id: 2,
    actor_name: 'Щербакова Елена Андреевна',
    action: 'letter.updated',
    action_label: 'Изменение письма',
    entity_type: 'letter',
    entity_id: 7,
    entity_label: 'Письмо',
    entity_url: null,
    changes: [],
  }));
  return {
    data,
    meta: { current_page: 1, last_page: 1, per_page: 100, total: count, total_is_capped: false },
  };
}

/** The card of letters: every part of the frame, and nothing of any real kind. */
export const letterCard: LivingDocumentDefinition<Letter> = {
  kind: 'addendum',
  resource: 'letters',
  noun: {
    gender: 'n',
    nominative: 'письмо',
    genitive: 'письма',
    dative: 'письму',
    accusative: 'письмо',
    genitivePlural: 'писем',
  },
  register: () => ({ title: 'Письма', path: () => '/letters' }),
  paths: { card: (id, list = '') => `/letters/${String(id)}${list === '' ? '' : `?list=${list}`}` },
  name: (letter) => `№ ${String(letter.id)}`,
  head: (letter) => ({ eyebrow: 'Письмо', title: letter.title, status: letter.status, facts: [] }),
  tabs: [
    { id: 'main', label: 'Основное', render: (letter) => <p>{`Текст: ${letter.title}`}</p> },
    { id: 'copies', label: 'Копии', count: () => 2, render: () => <p>Две копии</p> },
  ],
  history: true,
  walk: { defaults: { sort: 'title' } },
  rail: {
    state: (letter) => ({
      now: { tone: 'neutral', glyph: 'draft', label: letter.status },
      begun: { by: null, at: letter.created_at },
    }),
  },
  workflow: {
    resource: 'letters',
    accusative: 'письмо',
    deletion: (letter) => `«${letter.title}» исчезнет.`,
    paths: { list: () => '/letters', edit: (id) => `/letters/${String(id)}/edit` },
    actions: {
      send: {
        label: 'Отправить',
        done: 'Отправка письма',
        from: ['draft'],
        to: 'sent',
        next: ['draft'],
        forward: true,
      },
      withdraw: {
        label: 'Отозвать',
        done: 'Отзыв письма',
        from: ['draft', 'sent'],
        to: null,
        ending: true,
        title: 'Отозвать письмо',
        asks: [{ name: 'reason', kind: 'reason', label: 'Почему', required: true, max: 100 }],
      },
    },
  },
};
