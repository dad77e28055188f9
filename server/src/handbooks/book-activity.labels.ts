import type { Book } from 'shared/contract/books/book';

/** Lines of the journal about the records of a book. */
export function bookActivityLabels({ kind: { name, noun } }: Pick<Book, 'kind'>): Record<string, string> {
  return {
    [`${name}.created`]: `Создание ${noun.genitive}`,
    [`${name}.updated`]: `Изменение ${noun.genitive}`,
    [`${name}.archived`]: `Отправка ${noun.genitive} в архив`,
    [`${name}.restored`]: `Возврат ${noun.genitive} из архива`,
    [`${name}.deleted`]: `Удаление ${noun.genitive}`,
  };
}
