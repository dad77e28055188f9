import { useSearchParams } from 'react-router-dom';

import { authMutations } from './auth.mutations';
import { PasswordByLink } from './password-by-link';

/** What the link asks of whoever registered. */
const REGISTERED = {
  title: 'Подтверждение почты',
  label: 'Пароль',
  hint: 'Тот, который вы указали при регистрации',
  isChosen: false,
  submit: 'Подтвердить почту',
  doneTitle: 'Почта подтверждена',
  over: { to: '/auth?mode=register', way: 'Зарегистрироваться' },
} as const;

/** What the link asks of a person whom an administrator invited. */
const INVITED = {
  title: 'Приглашение',
  label: 'Новый пароль',
  hint: 'Придумайте пароль для входа, не короче 10 знаков',
  isChosen: true,
  submit: 'Сохранить пароль',
  doneTitle: 'Пароль сохранён',
  doneText: 'Войдите с почтой, на которую пришло приглашение, и этим паролем',
  over: {
    text: 'Приглашение устарело или уже принято. Если пароль уже придуман, войдите с ним, если нет, запросите новый.',
    to: '/auth?mode=forgot',
    way: 'Запросить новый пароль',
  },
} as const;

/** Confirms the address with the password that belongs to the link. */
export default function ConfirmPage() {
  const [search] = useSearchParams();
  return (
    <PasswordByLink
      {...(search.get('invited') === null ? REGISTERED : INVITED)}
      mutation={authMutations.confirmEmail}
      aside={{ to: '/auth', text: 'Ко входу' }}
    />
  );
}
