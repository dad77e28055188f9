import { authMutations } from './auth.mutations';
import { PasswordByLink } from './password-by-link';

/** A new password by the link of a letter. */
export default function ResetPage() {
  return (
    <PasswordByLink
      title="Новый пароль"
      label="Новый пароль"
      hint="Не короче 10 знаков. На других устройствах потребуется войти заново"
      submit="Сохранить пароль"
      isChosen
      mutation={authMutations.resetPassword}
      doneTitle="Пароль изменён"
      aside={{ to: '/auth?mode=forgot', text: 'Запросить новую ссылку' }}
    />
  );
}
