import { useState, type FormEvent } from 'react';

import { PasswordField, TextField } from '../form/form';
import { errorOf } from '../http/http';
import { useMutation } from '../query/query';
import { sessionStarted, useDispatch } from '../session/session';
import { Button } from '../ui/ui';
import classes from './standalone.module.css';
import { standaloneLogin } from './standalone-login.mutations';

/** The way into the suite whose data an area alone shows. */
export function StandaloneLoginForm() {
  const dispatch = useDispatch();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const login = useMutation({
    ...standaloneLogin,
    onSuccess: (session) => {
      dispatch(sessionStarted(session));
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.mutate({ email, password });
  };
  const failure = login.error === null ? undefined : errorOf(login.error).message;
  return (
    <form className={classes.login} onSubmit={submit}>
      <h1>Вход в реестр договоров</h1>
      <TextField
        name="email"
        label="Электронная почта"
        type="email"
        value={email}
        onChange={setEmail}
        autoComplete="username"
      />
      <PasswordField
        name="password"
        label="Пароль"
        value={password}
        onChange={setPassword}
        error={failure}
        autoComplete="current-password"
      />
      <Button variant="primary" type="submit" busy={login.isPending}>
        Войти
      </Button>
    </form>
  );
}
