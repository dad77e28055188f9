import { IconRefresh } from '@tabler/icons-react';

import { Strip } from '../../ui/ui';
import { useTouched, type TouchedForm } from './use-touched';

export interface TouchedNoticeProps extends TouchedForm {
  /** The kind of the record as the sentence needs it: «роль», «единицу измерения». */
  noun: { accusative: string };
}

/** Says over a form that is being filled that somebody else has changed its record meanwhile. */
export function TouchedNotice({ noun, ...form }: TouchedNoticeProps) {
  if (!useTouched(form)) return null;
  return (
    <Strip tone="orange" live="status" icon={<IconRefresh size={16} stroke={1.75} />}>
      {`Пока вы правите, ${noun.accusative} изменил другой сотрудник. При сохранении можно будет сравнить и выбрать.`}
    </Strip>
  );
}
