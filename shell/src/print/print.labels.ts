const MARK = /^• /;
const PRODUCT = / · Реестр договоров$/;

/** What the page is called on paper: the tab's title without the product's name and the mark of unsaved typing. */
export function printedTitle(title: string): string {
  return title.replace(MARK, '').replace(PRODUCT, '');
}

/** «22.11.2026 в 14:05:09», by the clock of the person who prints. */
export function printedWhen(now: Date): string {
  const day = now.toLocaleDateString('ru', { day: '2-digit', month: '2-digit', year: 'numeric' });
  return `${day} в\u00A0${now.toLocaleTimeString('ru', { hour: '2-digit', minute: '2-digit', second: '2-digit' })}`;
}
