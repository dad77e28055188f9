import type { Counterparty } from 'shared/contract/counterparty/counterparty';
import type { CounterpartyStatus } from 'shared/contract/counterparty/counterparty-status';

type Standing = Pick<Counterparty, 'status'>;

/** How far a state holds documents back, and what is said of a record in it; a state that is missing holds nothing. */
const HELD: Partial<Record<CounterpartyStatus, { weight: number; told: string }>> = {
  limited: { weight: 1, told: 'С записью, которая уйдёт в архив, работают с ограничениями' },
  blocked: { weight: 2, told: 'Запись, которая уйдёт в архив, заблокирована' },
  liquidated: { weight: 3, told: 'Запись, которая уйдёт в архив, отмечена как ликвидированная' },
};

const weightOf = ({ status }: Standing) => HELD[status]?.weight ?? 0;

/**
 * Why the one record must not go into the other as they stand: its documents would be free of what holds them back.
 * Null when the one that stays is held back as much.
 */
export function standingFault({ target, source }: { target: Standing; source: Standing }): string | null {
  const held = HELD[source.status];
  if (held === undefined || weightOf(target) >= held.weight) return null;
  return `${held.told}, а остающаяся нет: её документы освободились бы. Оставьте её или сначала измените её статус`;
}
