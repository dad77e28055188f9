import { IconAlertTriangle } from '@tabler/icons-react';
import { quoted } from 'shared/contract/quotation';
import type { EffectiveAddendum } from 'shared/contract/addendum/effective-terms';
import { Strip, TextLink } from 'shared/ui';

import { paths } from '../paths';

/** Addenda that were prepared from what is no longer in force. */
export function ConflictNotes({ addendums }: { addendums: readonly EffectiveAddendum[] }) {
  return addendums
    .filter(({ conflicts }) => conflicts.length > 0)
    .map(({ id, number, conflicts }) => (
      <Strip key={id} tone="orange" icon={<IconAlertTriangle size={16} stroke={1.75} />}>
        <b>Условие изменилось после подготовки.</b>
        {conflicts.map(({ label, old, now }) => (
          <span key={label}>
            {` ДС №\u00A0${number} исходит из ${quoted(`${label}: ${old ?? 'не указано'}`)}, а действует ${now ?? 'не указано'}.`}
          </span>
        ))}{' '}
        <TextLink to={paths.addendum(id)}>{`Открыть ДС №\u00A0${number}`}</TextLink>
      </Strip>
    ));
}
