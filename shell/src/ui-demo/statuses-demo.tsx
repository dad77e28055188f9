import { StatusMark, StatusPill, type StatusProps } from 'shared/ui';
import { DemoFigure } from './demo-figure';
import { DemoSection } from './demo-section';
import classes from './ui-demo.module.css';

const statuses: StatusProps[] = [
  { glyph: 'draft', tone: 'neutral', label: 'Черновик' },
  { glyph: 'approval', tone: 'ink', label: 'На согласовании' },
  { glyph: 'rework', tone: 'orange', label: 'На доработке' },
  { glyph: 'approved', tone: 'teal', label: 'Согласован' },
  { glyph: 'signing', tone: 'purple', label: 'На подписании' },
  { glyph: 'signed', tone: 'teal', label: 'Подписан' },
  { glyph: 'active', tone: 'green', label: 'Действует' },
  { glyph: 'suspended', tone: 'orange', label: 'Приостановлен' },
  { glyph: 'completed', tone: 'neutral', label: 'Исполнен' },
  { glyph: 'expired', tone: 'neutral', label: 'Истёк' },
  { glyph: 'terminated', tone: 'red', label: 'Расторгнут' },
  { glyph: 'rejected', tone: 'red', label: 'Отклонён' },
  { glyph: 'cancelled', tone: 'neutral', label: 'Аннулирован' },
];

/** Every glyph in a table's and in a card's dress. */
export function StatusesDemo() {
  return (
    <DemoSection id="statuses" title="Статусы">
      <DemoFigure caption="Знак, цвет и слово: в таблице и в карточке">
        <ul className={classes.statuses}>
          {statuses.map((status) => (
            <li key={status.glyph}>
              <StatusMark {...status} />
              <StatusPill {...status} />
            </li>
          ))}
        </ul>
      </DemoFigure>
    </DemoSection>
  );
}
