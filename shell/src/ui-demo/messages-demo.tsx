import { useState } from 'react';
import { AlertCard, type AlertType, Button, ButtonRow, Loader, Progress } from 'shared/ui';
import { DemoFigure } from './demo-figure';
import { DemoSection } from './demo-section';
import classes from './ui-demo.module.css';

const messages: Record<AlertType, { raise: string; text: string }> = {
  info: { raise: 'Информация', text: 'Соколова М. Д. оставила замечание к договору № 112/2026-П' },
  success: { raise: 'Успешно', text: 'Договор № 112/2026-П отправлен на согласование' },
  warning: { raise: 'Внимание', text: 'Доверенность Гречко А. И. истекает 31.01.2027, раньше договора' },
  error: { raise: 'Ошибка', text: 'Дата окончания раньше даты начала' },
};
const types: AlertType[] = ['info', 'success', 'warning', 'error'];

interface MessagesDemoProps {
  onRaise: (type: AlertType) => void;
  onCover: () => void;
}

/** Alerts, both loaders and the cover of the whole screen. */
export function MessagesDemo({ onRaise, onCover }: MessagesDemoProps) {
  const [closed, setClosed] = useState<AlertType[]>([]);
  const left = types.filter((type) => !closed.includes(type));
  return (
    <DemoSection id="messages" title="Сообщения и загрузка">
      <DemoFigure caption="Карточки сообщений" span={8} layout="stack" className={classes.alerts}>
        {left.map((type) => (
          <AlertCard
            key={type}
            type={type}
            message={messages[type].text}
            onClose={() => setClosed([...closed, type])}
          />
        ))}
        {left.length < types.length && (
          <Button variant="ghost" onClick={() => setClosed([])}>
            Вернуть закрытые
          </Button>
        )}
      </DemoFigure>
      <DemoFigure caption="Загрузка: малая и большая" span={4} layout="centre">
        <Loader />
        <Loader size="big" />
      </DemoFigure>
      <DemoFigure caption="Поднять сообщение: справа вверху, новые снизу" span={6}>
        <ButtonRow>
          {types.map((type) => (
            <Button key={type} onClick={() => onRaise(type)}>
              {messages[type].raise}
            </Button>
          ))}
        </ButtonRow>
      </DemoFigure>
      <DemoFigure caption="Перекрытие на время долгого действия" span={6}>
        <Button onClick={onCover}>Показать перекрытие</Button>
      </DemoFigure>
      <DemoFigure caption="Ход долгого действия: известен и неизвестен" layout="stack">
        <Progress label="Выгрузка реестра" value={64} />
        <Progress label="Подготовка файла" value={null} />
      </DemoFigure>
    </DemoSection>
  );
}
