/** States of an act of destruction, in the order of its life. */
export const ACT_STATUS_LABELS = {
  draft: 'Проект',
  submitted: 'На утверждении',
  approved: 'Утверждён',
  executed: 'Исполнен',
  cancelled: 'Отменён',
} as const;
export type ActStatus = keyof typeof ACT_STATUS_LABELS;

/** How long a record is kept, and what became of it. */
export const KEEPING_LABELS = {
  past: 'Срок хранения истёк',
  kept: 'Срок хранения идёт',
  permanent: 'Постоянное хранение',
  destroyed: 'Уничтожены по акту',
} as const;
export type Keeping = keyof typeof KEEPING_LABELS;

/** By what an act is made unless somebody says otherwise. */
export const DEFAULT_BASIS =
  'Перечень типовых управленческих архивных документов, утверждённый приказом Росархива от 20.12.2019 №\u00A0236';

/** Records one act may name. */
export const MAX_ACT_RECORDS = 500;
