/** The content gives no text: one sentence for the person who wants it. */
export class UnreadableText extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UnreadableText';
  }
}

export const NOT_A_TEXT =
  'Файл не читается. Откройте его в своей программе, сохраните заново и загрузите ещё раз';
export const TOO_LONG = 'В файле слишком много текста. Скачайте его и откройте в своей программе';
export const ENCRYPTED = 'Файл закрыт паролем. Снимите пароль и загрузите его новой версией';
