import classes from './paper-pile.module.css';

const PARAGRAPHS = [
  [100, 94, 98, 62],
  [100, 91, 97, 96, 40],
  [98, 95, 70],
] as const;

/** A signed contract on a pile: the picture of the way in, nothing a reader would miss. */
export function PaperPile() {
  return (
    <div className={classes.art} aria-hidden>
      <div className={classes.pile}>
        <div className={classes.sheet} data-depth="2" />
        <div className={classes.sheet} data-depth="1" />
        <div className={classes.sheet}>
          <p className={classes.heading}>Договор № 1</p>
          {PARAGRAPHS.map((lines, index) => (
            <div key={index} className={classes.paragraph}>
              {lines.map((width) => (
                <span key={width} className={classes.line} style={{ width: `${String(width)}%` }} />
              ))}
            </div>
          ))}
          <div className={classes.parties}>
            <svg viewBox="0 0 112 48">
              <path d="M4 38C18 14 28 4 33 9c6 7-15 30-8 32 6 1 12-17 19-17 5 0-1 12 5 12 6 0 7-10 13-10 4 0 2 8 8 8 8 0 14-6 34-7" />
            </svg>
            <span>Заказчик</span>
            <span>Исполнитель</span>
          </div>
        </div>
      </div>
    </div>
  );
}
