import { IconAlertTriangle } from '@tabler/icons-react';
import { useNavigate } from 'react-router-dom';
import { usePageTitle } from 'shared/area';
import { Button, LinkButton, StatePage } from 'shared/ui';

import { HOME } from '../navigation/return-address';

/** Where a missing file or page of the server leads. */
export default function ErrorPage() {
  const navigate = useNavigate();
  usePageTitle('Ошибка');
  return (
    <StatePage
      icon={<IconAlertTriangle />}
      title="Сервер не нашёл то, что нужно этой странице"
      text="Файл удалён или перенесён. Вернитесь назад и повторите действие; если не помогло, сообщите администратору."
      actions={
        <>
          <Button
            variant="primary"
            onClick={() => {
              // There is nothing to wait for.
              void navigate(-1);
            }}
          >
            Вернуться назад
          </Button>
          <LinkButton variant="ghost" to={HOME}>
            На главную
          </LinkButton>
        </>
      }
    />
  );
}
