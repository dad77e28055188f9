import {
  IconAlertCircle,
  IconCircleCheck,
  IconFileDownload,
  IconFileUpload,
  IconTableImport,
  IconX,
} from '@tabler/icons-react';
import { Fragment } from 'react';
import { useLocation } from 'react-router-dom';

import { Button, IconButton, Progress, TextLink } from '../ui/ui';
import type { Transfer } from '../transfers/transfer';
import { dropTransfer, retryTransfer } from '../transfers/transfer-desk';
import classes from './transfer-tray.module.css';

const ICON = { size: 18, stroke: 1.75 };
const KIND_ICONS = {
  upload: <IconFileUpload {...ICON} />,
  export: <IconFileDownload {...ICON} />,
  import: <IconTableImport {...ICON} />,
};
const UNDER_WAY = { upload: 'Загружается', export: 'Выгружается', import: 'Загружаются строки' };
const GIVE_UP = { upload: 'Отменить загрузку', export: 'Остановить выгрузку', import: 'Остановить загрузку' };

function iconOf({ kind, status }: Transfer) {
  if (status === 'done') return <IconCircleCheck {...ICON} />;
  return status === 'failed' ? <IconAlertCircle {...ICON} /> : KIND_ICONS[kind];
}

/** What can be done with a transfer that has ended. */
function Ways({ transfer }: { transfer: Transfer }) {
  const { key, title, status, address, action, canRetry } = transfer;
  const { pathname, search } = useLocation();
  const isElsewhere = address !== null && address !== pathname + search;
  const isOffered = isElsewhere || canRetry || action !== null;
  if (status === 'running' || status === 'waiting' || !isOffered) return null;
  return (
    <span className={classes.ways}>
      {canRetry && (
        <Button
          size="sm"
          onClick={() => {
            retryTransfer(key);
          }}
        >
          Повторить
        </Button>
      )}
      {action !== null && (
        <Button size="sm" onClick={action.run}>
          {action.label}
        </Button>
      )}
      {isElsewhere && (
        <TextLink to={address} aria-label={`Открыть страницу: ${title}`}>
          Открыть страницу
        </TextLink>
      )}
    </span>
  );
}

/** A long name of a file breaks between its parts, and not within its ending. */
const withBreaks = (text: string) =>
  text.split(/(?<=_)/).map((part, at) => (
    <Fragment key={at}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));

/** One transfer: what it is, how far it has come or how it ended, and what can be done about it. */
export function TransferLine({ transfer }: { transfer: Transfer }) {
  const { key, kind, title, status, percent, text } = transfer;
  const isOpen = status === 'waiting' || status === 'running';
  return (
    <li className={classes.line} data-status={status}>
      <span className={classes.icon} aria-hidden>
        {iconOf(transfer)}
      </span>
      <div className={classes.words}>
        <span className={classes.title} title={title}>
          {title}
        </span>
        {status === 'running' && <Progress value={percent} label={`${UNDER_WAY[kind]}: ${title}`} />}
        <p className={classes.text} role={status === 'failed' ? 'alert' : undefined}>
          {withBreaks(text)}
        </p>
        <Ways transfer={transfer} />
      </div>
      <IconButton
        size="sm"
        label={`${isOpen ? GIVE_UP[kind] : 'Убрать из списка'}: ${title}`}
        icon={<IconX size={16} stroke={1.75} />}
        onClick={() => {
          dropTransfer(key);
        }}
      />
    </li>
  );
}
