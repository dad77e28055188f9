import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from 'shared/area';

import { ForgotForm } from './forgot.form';
import { LoginForm } from './login.form';
import { RegisterForm } from './register.form';

const MODES = {
  login: { title: 'Вход', Form: LoginForm },
  register: { title: 'Регистрация', Form: RegisterForm },
  forgot: { title: 'Новый пароль', Form: ForgotForm },
};

/** Login, registration and the request for a new password, by the address; the e-mail typed in one stands in the next. */
export default function AuthPage() {
  const [search] = useSearchParams();
  const [email, setEmail] = useState('');
  const mode = search.get('mode');
  const { title, Form } = MODES[mode === 'register' || mode === 'forgot' ? mode : 'login'];
  usePageTitle(title);
  return <Form email={email} onEmail={setEmail} />;
}
