import { useSearchParams } from 'react-router-dom';
import { usePageTitle } from 'shared/area';
import { errorOf } from 'shared/http';
import { useQuery } from 'shared/query';
import { LinkButton, Loader } from 'shared/ui';

import { confirmationQuery } from './auth.queries';
import { AuthFrame } from './auth-frame';
import classes from './auth-form.module.css';

/** Confirms the address as soon as the link of the letter is opened. */
export default function ConfirmPage() {
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  usePageTitle('Подтверждение почты');
  const { data, error, isPending } = useQuery(confirmationQuery(token));
  if (isPending) {
    return (
      <AuthFrame title="Подтверждение почты">
        <p className={classes.done}>
          <Loader label="Проверяем ссылку" />
        </p>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={error === null ? 'Почта подтверждена' : 'Почта не подтверждена'}>
      <p className={classes.done} role={error === null ? 'status' : 'alert'}>
        {error === null ? `${data.message}.` : errorOf(error).message}
      </p>
      <LinkButton to="/auth" variant={error === null ? 'primary' : 'default'} size="lg">
        {error === null ? 'Войти' : 'Ко входу'}
      </LinkButton>
    </AuthFrame>
  );
}
