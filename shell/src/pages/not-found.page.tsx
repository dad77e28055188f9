import { IconSearch } from '@tabler/icons-react';
import { usePageTitle } from 'shared/area';
import { Kbd, LinkButton, StatePage, useMediaPhone } from 'shared/ui';

import { HOME } from '../navigation/return-address';

/** Any address that no route matches. */
export default function NotFoundPage() {
  usePageTitle('Страница не найдена');
  // A phone has no such keys; its search stands in the bar below.
  const isPhone = useMediaPhone();
  return (
    <StatePage
      icon={<IconSearch />}
      title="Такой страницы нет"
      text={
        <>
          Ссылка устарела, или документ удалили. Номер и название можно найти поиском
          {isPhone ? (
            '.'
          ) : (
            <>
              {': '}
              <Kbd keys={['Ctrl', 'K']} />
            </>
          )}
        </>
      }
      actions={<LinkButton to={HOME}>На главную</LinkButton>}
    />
  );
}
