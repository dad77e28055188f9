import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { Button, ButtonRow } from 'shared/ui';

import { useSuite } from '../suite';
import type { RegistryNews } from './registry-news';
import classes from './update-notice.module.css';

/**
 * What has changed, in words: the area by its name, more than one or the shell as the whole. True both ways: a rollback
 * comes to an open tab as a new version does.
 */
function newsTitle({ areas, isWhole }: RegistryNews): string {
  const [first, ...others] = areas;
  if (isWhole || first === undefined || others.length > 0) return 'Сменилась версия реестра';
  return `Сменилась версия раздела «${first.definition.title}»`;
}

/** Waits at the bottom right until the person takes the new version or puts it off; nothing changes by itself. */
export function UpdateNotice({ news }: { news: RegistryNews }) {
  const { page } = useSuite();
  const [isPutOff, setIsPutOff] = useState(false);
  if (isPutOff) return null;
  return createPortal(
    <div className={classes.notice} role="status">
      <IconRefresh aria-hidden />
      <p className={classes.words}>
        <b>{newsTitle(news)}</b>
        <small>Черновик сохранится</small>
      </p>
      <ButtonRow>
        <Button
          size="sm"
          onClick={() => {
            page.reload();
          }}
        >
          Обновить
        </Button>
        <Button
          size="sm"
          variant="ghost"
          onClick={() => {
            setIsPutOff(true);
          }}
        >
          Позже
        </Button>
      </ButtonRow>
    </div>,
    document.body,
  );
}
