import { quoted } from '../../../contract/quotation';
import { type ConflictRow, VersionsDialog } from '../../../form/form';
import { nounTexts } from '../../page/noun.labels';
import type { DocumentRecord } from '../../record';
import type { ChosenTheirs, Conflict } from './conflict';
import type { FieldOf, FormDefinition } from '../form-definition';

export interface ConflictDialogProps<Rec extends DocumentRecord, Values extends object> {
  definition: FormDefinition<Rec, Values>;
  conflict: Conflict<Rec, Values>;
  busy: boolean;
  /** What of the record as it stands now is to be kept, each conflict decided. */
  onChoose: (chosen: ChosenTheirs<Values>) => void;
  onClose: () => void;
}

const GONE = 'строка удалена';

type Definition<Rec extends DocumentRecord, Values extends object> = FormDefinition<Rec, Values>;

function fieldRows<Rec extends DocumentRecord, Values extends object>(
  { fields, describe }: Definition<Rec, Values>,
  { merge, mine, theirs }: Conflict<Rec, Values>,
): ConflictRow[] {
  return merge.conflicts.map((field) => ({
    key: field,
    label: fields[field].label,
    mine: describe(field, mine),
    theirs: describe(field, theirs),
  }));
}

/** A line is named by where it stands among mine, or among theirs when I have removed it. */
function lineRows<Rec extends DocumentRecord, Values extends object>(
  { fields, lines }: Definition<Rec, Values>,
  { lines: merged, mine, theirs }: Conflict<Rec, Values>,
): ConflictRow[] {
  if (lines === undefined || merged === null) return [];
  const label = fields[lines.field].label;
  const placeIn = (values: Values, line: { key: string }) =>
    lines.linesOf(values).findIndex((one) => one.key === line.key) + 1;
  return merged.conflicts.map((conflict) => {
    const place =
      conflict.mine === null ? placeIn(theirs, conflict.theirs ?? { key: '' }) : placeIn(mine, conflict.mine);
    return {
      key: conflict.key,
      label: `${label}, строка\u00A0${String(place)}`,
      mine: conflict.mine === null ? GONE : lines.describe(conflict.mine, mine),
      theirs: conflict.theirs === null ? GONE : lines.describe(conflict.theirs, theirs),
    };
  });
}

/** What is taken over without a question, in sentences: fields by name, lines by what became of them. */
function takenSentences<Rec extends DocumentRecord, Values extends object>(
  { fields, lines }: Definition<Rec, Values>,
  { merge, lines: merged, theirs, base }: Conflict<Rec, Values>,
): string[] {
  const quotedOf = (texts: readonly string[]) => texts.map((text) => quoted(text)).join(', ');
  const named = merge.taken.map((field) => fields[field].label);
  const told = (word: string, which: readonly { key: string }[], values: Values) =>
    which.length === 0 || lines === undefined
      ? []
      : [`${word}: ${quotedOf(which.map((line) => lines.describe(line, values)))}.`];
  return [
    ...(named.length === 0 ? [] : [`Из реестра взято без вопросов: ${quotedOf(named)}.`]),
    ...told('В реестре добавлены строки', merged?.added ?? [], theirs),
    ...told('В реестре изменены строки', merged?.changed ?? [], theirs),
    ...told('В реестре удалены строки', merged?.removed ?? [], base),
  ];
}

/** Both versions side by side and a choice for each field and each line that both of us changed. */
export function ConflictDialog<Rec extends DocumentRecord, Values extends object>(
  props: ConflictDialogProps<Rec, Values>,
) {
  const { definition, conflict, busy, onChoose, onClose } = props;
  const ofFields = fieldRows(definition, conflict);
  const ofLines = lineRows(definition, conflict);
  const texts = nounTexts(definition.noun);
  return (
    <VersionsDialog
      title={conflict.isOwn ? texts.madeBefore : texts.conflict}
      description={conflict.isOwn ? texts.madeBeforeWhy : undefined}
      rows={[...ofFields, ...ofLines]}
      taken={takenSentences(definition, conflict)}
      busy={busy}
      onChoose={(theirs) => {
        const isTheirs = ({ key }: ConflictRow) => theirs.has(key);
        onChoose({
          fields: ofFields.filter(isTheirs).map(({ key }) => key as FieldOf<Values>),
          lines: new Set(ofLines.filter(isTheirs).map(({ key }) => key)),
        });
      }}
      onClose={onClose}
    />
  );
}
