import { quoted } from '../../contract/quotation';
import type { Transfer } from '../../transfers/transfer';
import { Progress } from '../../ui/ui';
import classes from './import.module.css';

/** How far the file has come on its way to the server; it goes on without this window. */
export function ImportSending({ transfer }: { transfer: Transfer }) {
  return (
    <div className={classes.step}>
      <p aria-live="polite">{`${quoted(transfer.title)} передаётся`}</p>
      <Progress value={transfer.percent} label={`Передаётся: ${transfer.title}`} />
      <p className={classes.lead}>
        {'Окно можно закрыть: файл дойдёт сам, а продолжить можно будет здесь же. Не закрывайте вкладку.'}
      </p>
    </div>
  );
}
