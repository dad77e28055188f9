/** How notifications are grouped where they are filtered and where they are set up, in the order they are shown. */
export const NOTIFICATION_GROUPS = {
  approval: 'Согласование',
  comments: 'Обсуждение',
  documents: 'Документы',
  deadlines: 'Сроки и обязательства',
  subscriptions: 'Подписки',
  service: 'Служебные',
} as const;
export type NotificationGroup = keyof typeof NOTIFICATION_GROUPS;

/** What is written to the employee besides the list: a letter of its own, a line of the daily digest, or nothing. */
export const MAIL_CHANNELS = {
  letter: 'Письмом сразу',
  digest: 'В сводке за день',
  none: 'Не присылать',
} as const;
export type MailChannel = keyof typeof MAIL_CHANNELS;

export type NotificationPriority = 'normal' | 'urgent';

/** What notifications of one kind have in common. */
export interface NotificationKind {
  group: NotificationGroup;
  /** What the kind is called where an employee sets it up. */
  title: string;
  /** When such a notification comes, as a sentence. */
  hint: string;
  /** Subject of the letter, before what exactly has happened; absent of a kind whose titles say it themselves, by name. */
  subject?: string;
  /** An urgent one comes during quiet hours too. */
  urgency: NotificationPriority;
  /** How it comes to an employee who has chosen nothing. */
  live: boolean;
  mail: MailChannel;
  /** Repeats about one record take each other's place while the first is unread. */
  folds: boolean;
}

const kind = (
  group: NotificationGroup,
  words: Pick<NotificationKind, 'title' | 'hint' | 'subject'>,
  how: Partial<Pick<NotificationKind, 'urgency' | 'live' | 'mail' | 'folds'>> = {},
): NotificationKind => ({
  group,
  ...words,
  urgency: 'normal',
  live: true,
  mail: 'digest',
  folds: true,
  ...how,
});

/** Every type of notification. Source: domain reference, 1.8. */
export const NOTIFICATION_KINDS = {
  approval_requested: kind(
    'approval',
    {
      title: 'Запрос согласования',
      hint: 'Документ ждёт вашего решения',
      subject: 'Документ ждёт вашего решения',
    },
    { mail: 'letter' },
  ),
  approval_reminder: kind(
    'approval',
    {
      title: 'Напоминание о согласовании',
      hint: 'Прошла половина срока вашего решения, и когда он подходит к концу',
      subject: 'Напоминание о согласовании',
    },
    { mail: 'letter' },
  ),
  approval_overdue: kind(
    'approval',
    {
      title: 'Согласование просрочено',
      hint: 'Срок вашего решения прошёл',
      subject: 'Согласование просрочено',
    },
    { mail: 'letter', urgency: 'urgent' },
  ),
  approval_escalated: kind(
    'approval',
    {
      title: 'Задержка согласования',
      hint: 'Решение не принято в срок или спросить некого: вам сообщают об этом или передают решение',
      subject: 'Согласование задерживается',
    },
    { mail: 'letter', urgency: 'urgent' },
  ),
  approval_handed_over: kind(
    'approval',
    {
      title: 'Решение передано другому сотруднику',
      hint: 'Решение, которого ждали от вас, принимает другой сотрудник: срок прошёл, вы отсутствуете или его передали',
      subject: 'Решение передано другому сотруднику',
    },
    { mail: 'letter' },
  ),
  approval_passed: kind(
    'approval',
    {
      title: 'Документ согласован',
      hint: 'Ваш документ прошёл согласование',
      subject: 'Документ согласован',
    },
    { mail: 'letter' },
  ),
  approval_returned: kind(
    'approval',
    {
      title: 'Документ возвращён',
      hint: 'Ваш документ вернули на доработку',
      subject: 'Документ возвращён на доработку',
    },
    { mail: 'letter' },
  ),
  approval_rejected: kind(
    'approval',
    {
      title: 'Документ не согласован',
      hint: 'Ваш документ отклонили',
      subject: 'Документ не согласован',
    },
    { mail: 'letter' },
  ),
  mentioned: kind(
    'comments',
    { title: 'Упоминание', hint: 'Вас назвали в обсуждении', subject: 'Вас упомянули в обсуждении' },
    { mail: 'letter', folds: false },
  ),
  comment_added: kind('comments', {
    title: 'Новый комментарий',
    hint: 'К документу, за который вы отвечаете, написали комментарий',
    subject: 'Новый комментарий',
  }),
  document_changed: kind('documents', {
    title: 'Изменения в документе',
    hint: 'Сменились состояние или ответственный документа, с которым вы работаете',
    subject: 'Изменения в документе',
  }),
  absence_assigned: kind(
    'documents',
    {
      title: 'Замещение',
      hint: 'Вы замещаете коллегу или вас замещает коллега',
    },
    { mail: 'letter' },
  ),
  expiring: kind('deadlines', {
    title: 'Окончание срока действия',
    hint: 'Срок документа подходит к концу или закончился',
    subject: 'Срок действия подходит к концу',
  }),
  notice_deadline: kind(
    'deadlines',
    {
      title: 'Срок уведомления о непродлении',
      hint: 'Подходит день, до которого можно отказаться от продления договора',
      subject: 'Срок отказа от продления',
    },
    { mail: 'letter' },
  ),
  renewed: kind('deadlines', {
    title: 'Автоматическое продление',
    hint: 'Договор продлён на новый срок',
    subject: 'Договор продлён',
  }),
  obligation_due: kind('deadlines', {
    title: 'Обязательство к исполнению',
    hint: 'Подходит срок обязательства, за которое вы отвечаете',
    subject: 'Подходит срок обязательства',
  }),
  obligation_overdue: kind(
    'deadlines',
    {
      title: 'Обязательство просрочено',
      hint: 'Срок обязательства прошёл',
      subject: 'Обязательство просрочено',
    },
    { mail: 'letter', urgency: 'urgent' },
  ),
  originals_overdue: kind('deadlines', {
    title: 'Оригиналы не получены',
    hint: 'Подписанные оригиналы не пришли в срок',
    subject: 'Оригиналы не получены в срок',
  }),
  record_changed: kind('subscriptions', {
    title: 'Изменения в записи, на которую вы подписаны',
    hint: 'Не чаще одного раза в час по каждой записи; о ваших собственных изменениях не сообщается',
  }),
  view_entered: kind('subscriptions', {
    title: 'Новые записи в виде, на который вы подписаны',
    hint: 'В сохранённый вид попали записи, которых в нём не было',
  }),
  import_finished: kind(
    'service',
    {
      title: 'Загрузка завершена',
      hint: 'Данные из файла загружены, или загрузка прервалась',
      subject: 'Загрузка завершена',
    },
    { mail: 'none', folds: false },
  ),
  export_ready: kind(
    'service',
    {
      title: 'Выгрузка готова',
      hint: 'Файл с выгрузкой можно скачать, или выгрузка не удалась',
      subject: 'Выгрузка готова',
    },
    { mail: 'none', folds: false },
  ),
  system: kind(
    'service',
    {
      title: 'Сообщения реестра',
      hint: 'Новые версии разделов и работа самого реестра',
      subject: 'Сообщение реестра договоров',
    },
    { mail: 'none', folds: false },
  ),
} as const satisfies Record<string, NotificationKind>;
export type NotificationType = keyof typeof NOTIFICATION_KINDS;

export const NOTIFICATION_TYPES = Object.keys(NOTIFICATION_KINDS) as NotificationType[];

/** Whether the text names a kind of notification this version knows. */
export function isNotificationType(text: string): text is NotificationType {
  return Object.hasOwn(NOTIFICATION_KINDS, text);
}

/** The kinds of a group, in the order they are shown. */
export function typesOfGroup(group: NotificationGroup): NotificationType[] {
  return NOTIFICATION_TYPES.filter((type) => NOTIFICATION_KINDS[type].group === group);
}

/** The group of a type; a type that a later version has brought counts as a service one. */
export function groupOfType(type: string): NotificationGroup {
  return isNotificationType(type) ? NOTIFICATION_KINDS[type].group : 'service';
}
