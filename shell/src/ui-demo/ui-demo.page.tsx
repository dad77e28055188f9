import { useState } from 'react';
import { type AlertType, Overlay, Segmented, type ThemeScheme, useHotkey, useTheme } from 'shared/ui';
import { ActionsDemo } from './actions-demo';
import { ChoicesDemo } from './choices-demo';
import { FieldsDemo } from './fields-demo';
import { FoundationDemo } from './foundation-demo';
import { MessagesDemo } from './messages-demo';
import { NavigationDemo } from './navigation-demo';
import { PanelsDemo } from './panels-demo';
import { StatesDemo } from './states-demo';
import { StatusesDemo } from './statuses-demo';
import { ValuesDemo } from './values-demo';
import classes from './ui-demo.module.css';

const chapters = [
  ['messages', 'Сообщения и загрузка'],
  ['statuses', 'Статусы'],
  ['values', 'Значения'],
  ['actions', 'Кнопки'],
  ['fields', 'Поля'],
  ['choices', 'Выбор'],
  ['panels', 'Меню и диалоги'],
  ['navigation', 'Навигация и разметка'],
  ['states', 'Состояния страниц'],
  ['foundation', 'Цвет и шрифт'],
] as const;

const schemes: { value: ThemeScheme; label: string }[] = [
  { value: 'auto', label: 'Авто' },
  { value: 'light', label: 'Светлая' },
  { value: 'dark', label: 'Тёмная' },
];

/** The living catalogue of the kit: every part in every state, in both themes. */
export function UiDemoPage({ onRaise }: { onRaise: (type: AlertType) => void }) {
  const { scheme, setScheme } = useTheme();
  const [covered, setCovered] = useState(false);
  useHotkey('Escape', () => setCovered(false), { inFields: true, enabled: covered });
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <h1 className={classes.name}>Каталог интерфейса</h1>
        <Segmented label="Тема" size="sm" options={schemes} value={scheme} onChange={setScheme} />
      </header>
      <div className={classes.body}>
        <nav className={classes.nav} aria-label="Главы каталога">
          {chapters.map(([id, title]) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
        <main>
          <MessagesDemo onRaise={onRaise} onCover={() => setCovered(true)} />
          <StatusesDemo />
          <ValuesDemo />
          <ActionsDemo />
          <FieldsDemo />
          <ChoicesDemo />
          <PanelsDemo />
          <NavigationDemo />
          <StatesDemo />
          <FoundationDemo />
        </main>
      </div>
      {covered && (
        // A press anywhere takes the cover away again: here nothing runs that could end.
        <div onClick={() => setCovered(false)} role="presentation">
          <Overlay />
        </div>
      )}
    </div>
  );
}
