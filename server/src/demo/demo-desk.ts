import { agreementName } from 'shared/contract/agreement/agreement-name';
import { AGREEMENT_STATUS_LABELS } from 'shared/contract/agreement/agreement.labels';
import { quoted } from 'shared/contract/quotation';
import { daysText } from '../calendar/days-text';
import { formatDay } from '../calendar/format-day';
import type { Cast, Colleague } from './cast';
import type { DemoAgreement } from './agreements/demo-agreement';
import { type DemoStep, insertMany } from './demo-step';

interface Notice {
  type: string;
  title: string;
  body: string;
  agreement: DemoAgreement | null;
  at: Date;
  actorId: number | null;
  isUrgent: boolean;
}

function labelOf({ number, internalNumber, plan }: DemoAgreement): string {
  return `${agreementName({ number, internal_number: internalNumber })} ${quoted(plan.title)}`;
}

const DAY = 86_400_000;

/** The last of the reminders of the end, as of the morning it was due: in the days and the words of the nightly one. */
function expiring(common: Omit<Notice, 'type' | 'title'>, end: string, now: Date): Notice[] {
  const due = [7, 30, 60, 90].find((ahead) => Date.parse(end) - ahead * DAY <= now.getTime());
  if (due === undefined) return [];
  const at = new Date(Date.parse(end) - due * DAY + 3_600_000 * 3);
  const title = `До окончания договора ${daysText(due)}`;
  const body = `${common.body} — ${formatDay(end)}`;
  return [{ ...common, type: 'expiring', title, body, at: at < now ? at : now }];
}

/** An agreement with the day on which it ends today: addenda have put some ends off. */
type Ending = DemoAgreement & { end: string | null };

async function withEnds({ trx }: DemoStep, agreements: readonly DemoAgreement[]): Promise<Ending[]> {
  const rows = await trx.selectFrom('agreements').select(['id', 'effective_end_date as end']).execute();
  const ends = new Map(rows.map(({ id, end }) => [id, end]));
  return agreements.map((agreement) => ({ ...agreement, end: ends.get(agreement.id) ?? null }));
}

/** What has happened to the agreements the employee has to do with, the oldest first. */
function noticesFor(employee: Colleague, agreements: readonly Ending[], now: Date): Notice[] {
  const mine = agreements.filter(
    ({ plan, author, approvers }) =>
      plan.responsible.id === employee.id ||
      plan.curator?.id === employee.id ||
      author.id === employee.id ||
      approvers.some(({ id }) => id === employee.id),
  );
  const notices = mine.flatMap((agreement): Notice[] => {
    const { plan, end, changedAt, author, approvers } = agreement;
    const { status } = plan.life;
    const common = { body: labelOf(agreement), agreement, at: changedAt, actorId: null, isUrgent: false };
    if (status === 'on_approval' && approvers.some(({ id }) => id === employee.id)) {
      return [
        { ...common, type: 'approval_requested', title: 'Договор ждёт вашего решения', actorId: author.id },
      ];
    }
    if (status === 'rework') {
      return [
        { ...common, type: 'approval_returned', title: 'Договор вернули на доработку', isUrgent: true },
      ];
    }
    if (plan.signing.originals === 'overdue') {
      return [{ ...common, type: 'originals_overdue', title: 'Просрочен возврат оригинала', isUrgent: true }];
    }
    if (['approved', 'on_signing', 'signed', 'expired', 'terminated', 'completed'].includes(status)) {
      const type = status === 'expired' ? 'expiring' : 'document_changed';
      return [{ ...common, type, title: `Договор: ${AGREEMENT_STATUS_LABELS[status].toLowerCase()}` }];
    }
    // What goes on by itself has no end to be reminded of.
    if (status === 'active' && end !== null && plan.renewal.type !== 'auto') {
      return expiring(common, end, now);
    }
    return [];
  });
  const welcome: Notice = {
    type: 'system',
    title: 'Реестр договоров готов к работе',
    body: 'Раздел, документ или сотрудника находит поиск: он в меню на каждой странице.',
    agreement: null,
    at: new Date(now.getTime() - 90 * 86_400_000),
    actorId: null,
    isUrgent: false,
  };
  return [welcome, ...notices].sort((a, b) => a.at.getTime() - b.at.getTime()).slice(-34);
}

/** The notifications of everybody who has a demo account; the newest ones wait to be read. */
export async function addNotifications(
  step: DemoStep,
  cast: Cast,
  agreements: readonly DemoAgreement[],
): Promise<void> {
  const { trx, deps } = step;
  const now = deps.now();
  const ending = await withEnds(step, agreements);
  for (const employee of cast.colleagues.filter(({ login }) => login !== null)) {
    const notices = noticesFor(employee, ending, now);
    await insertMany(
      trx,
      'notifications',
      notices.map(({ type, title, body, agreement, at, actorId, isUrgent }, place) => {
        const isRead = place < notices.length - 6;
        return {
          user_id: employee.id,
          type,
          title,
          body,
          subject_type: agreement === null ? null : 'agreement',
          subject_id: agreement?.id ?? null,
          url: agreement === null ? null : `/agreements/${String(agreement.id)}`,
          actor_id: actorId === employee.id ? null : actorId,
          is_read: isRead,
          read_at: isRead ? at : null,
          priority: isUrgent ? ('urgent' as const) : ('normal' as const),
          created_at: at,
        };
      }),
    );
  }
}

/** Views of the register: the lawyer's and the buyer's own, and one for everybody. */
export async function addSavedViews({ trx, today }: DemoStep, cast: Cast, vat20: number): Promise<void> {
  const lawyer = cast.demo('lawyer');
  const buyer = cast.demo('buyer');
  const purchasing = await trx
    .selectFrom('departments')
    .select('id')
    .where('code', '=', 'ОЗК')
    .executeTakeFirstOrThrow();
  const year = today.slice(0, 4);
  const inForce = 'filter[status][]=signed&filter[status][]=active';
  const views = [
    [
      'Истекают за 30 дней',
      lawyer,
      `${inForce}&filter[end_date][gte]=today&filter[end_date][lte]=today+30&sort=end_date`,
      false,
    ],
    [
      'НДС 20\u00a0% после 01.01.2026',
      lawyer,
      `${inForce}&filter[vat_rate_id]=${String(vat20)}&filter[end_date][gte]=2026-01-01&sort=end_date`,
      false,
    ],
    [
      `Мой отдел, ${year} год`,
      buyer,
      `filter[department_id]=${String(purchasing.id)}&filter[agreement_date][gte]=${year}-01-01`,
      false,
    ],
    [
      'Ждут оригинала',
      cast.named('Дроздова'),
      'filter[originals_status][]=sent&filter[originals_status][]=overdue&sort=agreement_date',
      true,
    ],
    [
      'Крупные, от 10 млн ₽',
      cast.named('Белов'),
      'filter[amount][gte]=10000000&filter[currency_code]=RUB&sort=-amount',
      true,
    ],
  ] as const;
  await insertMany(
    trx,
    'saved_views',
    views.map(([name, owner, query, isShared], position) => ({
      resource: 'agreements',
      name,
      owner_id: owner.id,
      is_shared: isShared,
      // As an address writes it: a plain plus would be read as a space.
      query: query.replaceAll('+', '%2B'),
      position,
    })),
  );
}
