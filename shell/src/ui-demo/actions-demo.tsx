import { IconArrowDown, IconArrowUp, IconBell, IconCheck, IconDownload, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { Button, IconButton, Kbd, LinkButton, TextLink, Tooltip } from 'shared/ui';
import { DemoFigure } from './demo-figure';
import { DemoSection } from './demo-section';

/** Buttons and links in every state. */
export function ActionsDemo() {
  const [busy, setBusy] = useState(false);
  return (
    <DemoSection id="actions" title="Кнопки">
      <DemoFigure caption="Главная, обычная, опасная, тихая">
        <Button variant="primary" icon={<IconCheck />}>
          Согласовать
        </Button>
        <Button>Сохранить</Button>
        <Button variant="danger">Расторгнуть</Button>
        <Button variant="ghost">Отменить</Button>
        <Button variant="ghost" icon={<IconDownload />}>
          Выгрузить
        </Button>
        <Button trailing={<Kbd keys={['Ctrl', 'K']} />}>Найти</Button>
      </DemoFigure>
      <DemoFigure caption="Недоступно: просто и с причиной; действие идёт" span={8}>
        <Button disabled>Отправить</Button>
        <Button variant="primary" disabledReason="Заполните предмет договора">
          Отправить на согласование
        </Button>
        <Button variant="primary" busy={busy} onClick={() => setBusy(true)}>
          Сохранить
        </Button>
        {busy && (
          <Button variant="ghost" onClick={() => setBusy(false)}>
            Остановить
          </Button>
        )}
      </DemoFigure>
      <DemoFigure caption="Размеры" span={4}>
        <Button size="sm">Малая</Button>
        <Button>Обычная</Button>
        <Button size="lg" variant="primary">
          Войти
        </Button>
      </DemoFigure>
      <DemoFigure caption="Без слова: только стрелки, колокол, крестик и «…»" span={6}>
        <IconButton label="Предыдущий договор" icon={<IconArrowUp />} />
        <IconButton label="Следующий договор" icon={<IconArrowDown />} />
        <IconButton label="Уведомления" icon={<IconBell />} variant="default" />
        <IconButton label="Уведомления, малая" icon={<IconBell />} size="sm" />
        <IconButton label="Недоступно" icon={<IconBell />} variant="default" disabled />
      </DemoFigure>
      <DemoFigure caption="Ссылки и подсказка" span={6}>
        <LinkButton to="/agreements/create" variant="primary" icon={<IconPlus />}>
          Создать договор
        </LinkButton>
        <TextLink to="/agreements">Все договоры</TextLink>
        <Tooltip text="Щербакова Екатерина Андреевна, отдел закупок">
          <Button variant="ghost">Щербакова Е. А.</Button>
        </Tooltip>
      </DemoFigure>
    </DemoSection>
  );
}
