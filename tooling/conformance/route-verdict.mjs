const STATE_PAGE = /Раздел «[^»]+» (не загрузился|остановился|отключён в этой вкладке|не подходит)/;

const partsOf = (path) => path.split('/').filter(Boolean);

function fits(pattern, path) {
  const [wanted, given] = [partsOf(pattern), partsOf(path)];
  return (
    wanted.length === given.length && wanted.every((part, at) => part.startsWith(':') || part === given[at])
  );
}

/** The address a route is tried at: 1 in place of each parameter. */
export function addressOf(pattern) {
  return pattern.replace(/:\w+/g, '1');
}

/** What the conformance report says of a route, from what was seen at its address. */
export function routeVerdict({ route, definition, visit }) {
  const errors = [...visit.errors, ...faultsOf({ definition, visit })].slice(0, 10);
  return { id: route.id, path: route.path, is_rendered: isRendered(visit), errors };
}

function isRendered({ state }) {
  return state !== null && state.text !== '' && !state.isWaiting && !STATE_PAGE.test(state.text);
}

function faultsOf({ definition, visit }) {
  const { state, path } = visit;
  const faults = [];
  if (state === null || state.text === '') faults.push('Страница пуста');
  else if (state.isWaiting) faults.push('Страница не дождалась своих данных');
  const shown = STATE_PAGE.exec(state?.text ?? '');
  if (shown) faults.push(`Вместо страницы показано: ${shown[0]}`);
  // A page may lead on to another page of its area, and to nowhere else.
  if (!definition.routes.some((own) => fits(own.path, path)))
    faults.push(`Страница увела на чужой адрес ${path}`);
  return faults;
}

const SHOWN_ERRORS = 3;
// Of a stack the place of the fault is enough for a list; the report keeps the rest.
const shortened = (error) => error.split('\n').slice(0, 2).join('\n    ');

/** The routes that failed, as lines for a person: each with the first of its errors. */
export function failureLines(report) {
  return report.routes
    .filter(({ is_rendered: isShown, errors }) => !isShown || errors.length > 0)
    .map(({ id, path, errors }) => {
      const first = errors.slice(0, SHOWN_ERRORS).map((error) => `\n    ${shortened(error)}`);
      const rest = errors.length - first.length;
      return `${id} (${path})${first.join('')}${rest > 0 ? `\n    и ещё ${rest}: см. conformance.json` : ''}`;
    });
}
