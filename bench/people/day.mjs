const TABS = ['', '&filter[status]=active', '&filter[status]=draft', '&filter[status]=on_approval'];
const ORDERS = ['-agreement_date', '-amount', 'end_date', '-updated_at'];
const WORDS = ['поставка', 'аренда', 'лизинг', '54', 'ремонт', 'программ'];

const oneOf = (list, at) => list[at % list.length];

/**
 * What people of a company ask in the course of a day, one question after another and the same in every run: of twenty
 * twelve are lists, five cards, two searches, and one writes.
 */
export function* questionsOfDay({ ids, agreement }) {
  for (let at = 0; ; at += 1) {
    const place = at % 20;
    if (place === 19) yield { path: '/api/agreements', body: { ...agreement, title: `Договор дня № ${at}` } };
    else if (place % 10 === 8) {
      yield { path: `/api/agreements?per_page=50&search=${encodeURIComponent(oneOf(WORDS, at))}` };
    } else if (place % 4 === 3) yield { path: `/api/agreements/${oneOf(ids, at * 31)}` };
    else yield { path: `/api/agreements?per_page=50&sort=${oneOf(ORDERS, at)}${oneOf(TABS, at >> 2)}` };
  }
}
