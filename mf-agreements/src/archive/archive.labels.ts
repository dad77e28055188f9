import type { DestructionActRow } from 'shared/contract/archive/destruction-act';
import {
  ACT_STATUS_LABELS,
  type ActStatus,
  type Keeping,
} from 'shared/contract/archive/destruction-act.labels';
import { counted, formatDate } from 'shared/format';
import type { StatusGlyphName, Tone } from 'shared/ui';

const LOOK: Record<ActStatus, { tone: Tone; glyph: StatusGlyphName }> = {
  draft: { tone: 'neutral', glyph: 'draft' },
  submitted: { tone: 'orange', glyph: 'approval' },
  approved: { tone: 'ink', glyph: 'approved' },
  executed: { tone: 'green', glyph: 'completed' },
  cancelled: { tone: 'neutral', glyph: 'cancelled' },
};

/** Glyph, colour and word of where an act stands. */
export function actLook(status: ActStatus) {
  return { ...LOOK[status], label: ACT_STATUS_LABELS[status] };
}

/** The parts of the archive. */
export const ARCHIVE_TABS = {
  past: 'К уничтожению',
  kept: 'Хранятся',
  permanent: 'Постоянно',
  destroyed: 'Уничтожены',
  acts: 'Акты',
} as const;
export type ArchiveTab = keyof typeof ARCHIVE_TABS;

export const EMPTY: Readonly<Record<Keeping, string>> = {
  past: 'Документов с истёкшим сроком хранения нет',
  kept: 'Завершённых документов со сроком хранения нет',
  permanent: 'Документов постоянного хранения нет',
  destroyed: 'По актам ещё ничего не уничтожали',
};

/** «Акт № 3 от 22.11.2026». */
export function actTitle({ number, act_date }: Pick<DestructionActRow, 'number' | 'act_date'>): string {
  return `Акт №\u00A0${number} от ${formatDate(act_date)}`;
}

/** «12 документов». */
export function recordsText(count: number): string {
  return counted(count, ['документ', 'документа', 'документов']);
}

/** «5 файлов». */
export function filesText(count: number): string {
  return counted(count, ['файл', 'файла', 'файлов']);
}
