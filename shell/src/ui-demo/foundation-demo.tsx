import { DemoFigure } from './demo-figure';
import { DemoSection } from './demo-section';
import classes from './ui-demo.module.css';

const colours = [
  'canvas',
  'sunken',
  'surface',
  'raised',
  'hover',
  'active',
  'selected',
  'border',
  'border-strong',
  'border-control',
  'text',
  'text-2',
  'text-3',
  'accent',
  'focus',
  'ink-mark',
  'teal-mark',
  'green-mark',
  'orange-mark',
  'red-mark',
  'purple-mark',
];
const sizes = ['24', '20', '16', '14', '13', '12'];

/** The names colours and sizes go by. */
export function FoundationDemo() {
  return (
    <DemoSection id="foundation" title="Цвет и шрифт">
      <DemoFigure caption="Имена цветов">
        <div className={classes.swatches}>
          {colours.map((name) => (
            <span key={name} className={classes.swatch}>
              <i style={{ background: `var(--${name})` }} />
              {name}
            </span>
          ))}
        </div>
      </DemoFigure>
      <DemoFigure caption="Кегли">
        <div className={classes.type}>
          {sizes.map((size) => (
            <p key={size} style={{ fontSize: `var(--fs-${size})`, lineHeight: `var(--lh-${size})` }}>
              Поставка оборудования на 17 746 000,00 ₽ до 31.12.2027
              <small>{size}</small>
            </p>
          ))}
        </div>
      </DemoFigure>
    </DemoSection>
  );
}
