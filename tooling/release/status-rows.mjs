const STATES = {
  active: 'у всех',
  rollout: 'у части',
  previous: 'прошлая',
  available: 'выложена',
  withdrawn: 'отозвана',
};

/** A moment in Russian, in the time of this machine: 21.11.2026, 14:05. */
export function momentText(moment) {
  return new Date(moment).toLocaleString('ru-RU', { dateStyle: 'short', timeStyle: 'short' });
}

const openings = ({ openings: all, failed }) => (all === 0 ? '—' : `${all}, из них неудачных ${failed}`);

/** How all areas stand: one row each, with a head. */
export function statusRows({ areas }) {
  return [
    ['Раздел', 'У всех', 'Прошлая', 'Выкатывается', 'Открытий'],
    ...areas.map(({ area, active, previous, rollout, versions }) => {
      const current = versions.find(({ version }) => version === (rollout?.version ?? active));
      return [
        area,
        active ?? '—',
        previous ?? '—',
        rollout === null ? '—' : `${rollout.version}, ${rollout.percent} %`,
        current === undefined ? '—' : openings(current.counts),
      ];
    }),
  ];
}

/** The versions of one area, newest first: one row each, with a head. */
export function versionRows({ versions, rollout }) {
  return [
    ['Версия', 'Состояние', 'Сотрудников', 'Открытий', 'Выложена', 'Кем'],
    ...versions.map((one) => [
      one.version,
      one.state === 'rollout' && rollout !== null ? `у ${rollout.percent} %` : STATES[one.state],
      String(one.group_size),
      openings(one.counts),
      momentText(one.published_at),
      one.published_by ?? 'вместе с сервером',
    ]),
  ];
}

/** Why versions were taken back: one sentence each. */
export function withdrawals({ versions }) {
  return versions
    .filter(({ withdrawn_reason: reason }) => reason !== null)
    .map(({ version, withdrawn_reason: reason }) => `${version}: ${reason}`);
}
