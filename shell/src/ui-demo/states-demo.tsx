import {
  IconFileText,
  IconFilter,
  IconLock,
  IconPlus,
  IconRefresh,
  IconSearch,
  IconWifiOff,
} from '@tabler/icons-react';
import { Button, EmptyState, Kbd, LinkButton, Skeleton, Strip } from 'shared/ui';
import { DemoFigure } from './demo-figure';
import { DemoSection } from './demo-section';
import classes from './ui-demo.module.css';

const widths = ['83%', '76%', '69%', '62%', '55%'];

/** What a page says when it has nothing to show. */
export function StatesDemo() {
  const home = <LinkButton to="/agreements">К договорам</LinkButton>;
  return (
    <DemoSection id="states" title="Состояния страниц">
      <DemoFigure caption="Нет доступа" span={6} layout="flush">
        <EmptyState
          icon={<IconLock />}
          title="Нет доступа к журналу действий"
          text="Нужно право «Просмотр журнала действий». Его выдаёт администратор."
          actions={home}
        />
      </DemoFigure>
      <DemoFigure caption="Страница не найдена" span={6} layout="flush">
        <EmptyState
          icon={<IconSearch />}
          title="Такой страницы нет"
          text="Ссылка устарела, или документ удалили. Номер и название можно найти поиском."
          actions={
            <>
              {home}
              <Button variant="ghost" trailing={<Kbd keys={['Ctrl', 'K']} />}>
                Найти
              </Button>
            </>
          }
        />
      </DemoFigure>
      <DemoFigure caption="Раздел не загрузился, остальные работают" span={4} layout="flush">
        <EmptyState
          icon={<IconRefresh />}
          title="Раздел «Предложения» не загрузился"
          text="Сервер не ответил за 10 секунд. Договоры, контрагенты и справочники работают."
          fine="mf-offers 1.4.0 · запрос 7f3a-91c2"
          actions={
            <>
              <Button variant="primary">Повторить</Button>
              {home}
            </>
          }
        />
      </DemoFigure>
      <DemoFigure caption="Пусто: ещё ничего нет" span={4} layout="flush">
        <EmptyState
          icon={<IconFileText />}
          title="Договоров пока нет"
          text="Создайте первый или перенесите реестр из Excel: колонки подберём сами."
          actions={
            <LinkButton to="/agreements/create" variant="primary" icon={<IconPlus />}>
              Создать договор
            </LinkButton>
          }
        />
      </DemoFigure>
      <DemoFigure caption="Пусто: не нашлось" span={4} layout="flush">
        <EmptyState
          icon={<IconFilter />}
          title="По запросу «112/2025» ничего нет"
          text="Проверьте год в номере. За 2026 год есть № 112/2026-П."
          actions={<Button>Сбросить условия</Button>}
        />
      </DemoFigure>
      <DemoFigure caption="Нет связи; строки той же высоты, что и загруженные" layout="flush">
        <Strip bar tone="orange" icon={<IconWifiOff />}>
          Нет связи. Показаны данные на 14:32:00
        </Strip>
        <div className={classes.rows}>
          {widths.map((width, index) => (
            <div key={width} className={classes.row} style={{ opacity: 1 - index * 0.18 }}>
              <Skeleton />
              <Skeleton width={width} />
              <Skeleton width={widths[4 - index]} />
              <Skeleton />
            </div>
          ))}
        </div>
      </DemoFigure>
    </DemoSection>
  );
}
