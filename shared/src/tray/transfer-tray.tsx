import { IconChevronDown, IconChevronUp, IconX } from '@tabler/icons-react';
import { useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';

import { IconButton, useMediaPhone, VisuallyHidden } from '../ui/ui';
import { clearTransfers, useTransfers } from '../transfers/transfer-desk';
import { TransferLine } from './transfer-line';
import classes from './transfer-tray.module.css';
import { traySummary } from './tray-summary';
import { useLeaveQuestion } from './use-leave-question';
import { useLeftBehind } from './use-left-behind';
import { useTransferSession } from './use-transfer-session';

/** Milliseconds what has ended well stays to be read; nobody loses anything with it. */
const READING = 12_000;

/** What has ended well leaves by itself, unless the pointer or the focus is on it or something else still goes on. */
function useTidying(isTidied: boolean): void {
  useEffect(() => {
    if (!isTidied) return;
    const timer = setTimeout(() => {
      clearTransfers('done');
    }, READING);
    return () => {
      clearTimeout(timer);
    };
  }, [isTidied]);
}

/** Uploads, exports and imports of this window at the bottom right, on whatever page one is meanwhile. */
export function TransferTray() {
  const transfers = useTransfers();
  // On a phone the list would cover half of the page.
  const isPhone = useMediaPhone();
  const [folded, setFolded] = useState<boolean | null>(null);
  const isFolded = folded ?? isPhone;
  const [isHeld, setHeld] = useState(false);
  const listId = useId();
  const isOpen = transfers.some(({ status }) => status === 'waiting' || status === 'running');
  useTransferSession();
  useLeftBehind();
  useLeaveQuestion(
    transfers.some(({ kind, status }) => kind === 'upload' && (status === 'running' || status === 'waiting')),
  );
  useTidying(!isOpen && !isHeld && transfers.length > 0);
  if (transfers.length === 0) {
    if (folded !== null) setFolded(null);
    if (isHeld) setHeld(false);
    return null;
  }
  const summary = traySummary(transfers);
  const hold = (held: boolean) => () => {
    setHeld(held);
  };
  // Out of the header, above whose layer the page's own bars stand.
  return createPortal(
    <section
      className={classes.tray}
      aria-label="Загрузки и выгрузки"
      onMouseEnter={hold(true)}
      onMouseLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
    >
      <header className={classes.head}>
        <h2 aria-hidden>{summary}</h2>
        <VisuallyHidden role="status">{summary}</VisuallyHidden>
        <IconButton
          size="sm"
          label={isFolded ? 'Показать список' : 'Свернуть список'}
          aria-expanded={!isFolded}
          aria-controls={listId}
          icon={isFolded ? <IconChevronUp size={16} /> : <IconChevronDown size={16} />}
          onClick={() => {
            setFolded(!isFolded);
          }}
        />
        {!isOpen && (
          <IconButton
            size="sm"
            label="Убрать всё"
            icon={<IconX size={16} />}
            onClick={() => {
              clearTransfers();
            }}
          />
        )}
      </header>
      <ul id={listId} className={classes.list} hidden={isFolded}>
        {[...transfers].reverse().map((transfer) => (
          <TransferLine key={transfer.key} transfer={transfer} />
        ))}
      </ul>
    </section>,
    document.body,
  );
}
