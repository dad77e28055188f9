import { IconCheck } from '@tabler/icons-react';
import { useState } from 'react';
import { DECISION_BUTTONS } from 'shared/contract/approval/approval.labels';
import type { Decision } from 'shared/contract/approval/approval-status';
import type { ApprovalTask } from 'shared/contract/approval/approval-task';
import { shortFullName } from 'shared/document';
import { counted } from 'shared/format';
import { Button, ButtonRow, Kbd, Strip, useHotkey, useMediaPhone, type MenuEntry } from 'shared/ui';

import classes from './decide.module.css';
import { DecisionMenu } from './decision-menu';
import { ForwardDialog } from './forward.dialog';
import { isMarkable, ReadFile } from './read-file';
import { RemarkDialog } from './remark.dialog';
import { useRemarksInHand } from './remarks-in-hand';
import { needsRemark, useDecide, type Decided } from './use-decide';

/** Decisions one gives often have a button and a digit; the others stand behind «Ещё». */
const FREQUENT: readonly Decision[] = ['approve', 'acknowledge', 'approve_with_remarks', 'return'];
/** On a phone as many as stand in one row beside «Ещё». */
const AT_THUMB: readonly Decision[] = ['approve', 'acknowledge', 'return'];
const SHORT: Partial<Record<Decision, string>> = {
  approve_with_remarks: 'С замечаниями',
  return: 'На доработку',
};

function atHand(decisions: readonly Decision[], isPhone: boolean): Decision[] {
  const [known, most] = isPhone ? [AT_THUMB, 2] : [FREQUENT, 3];
  return decisions.filter((decision) => known.includes(decision)).slice(0, most);
}

interface DecisionBarProps {
  task: ApprovalTask;
  /** Of what the reader has seen. */
  contentHash?: string | undefined;
  /** Nobody has opened it: it stands where the document stood that was decided before. */
  openedItself?: boolean;
  /** Present where the digits 1–3 decide: told before one does. */
  onDigit?: () => void;
  /** What may be done with the document besides, behind «Ещё». */
  more?: readonly MenuEntry[];
  decided?: Decided;
}

function seatsText({ seats }: ApprovalTask): string | null {
  const others = seats.flatMap(({ on_behalf_of }) => (on_behalf_of === null ? [] : [on_behalf_of.full_name]));
  if (others.length === 0) return null;
  const names = others.map(shortFullName).join(', ');
  return others.length === seats.length ? `По замещению: ${names}` : `За себя и по замещению: ${names}`;
}

/** Remarks that were made while the text was read go with the decision, whichever it will be. */
function writtenText(count: number): string | null {
  if (count === 0) return null;
  return `С решением уйдёт ${counted(count, ['замечание', 'замечания', 'замечаний'])} к тексту`;
}

interface DigitProps {
  digit: number;
  enabled: boolean;
  label: string;
  onPress: () => void;
}

function Digit({ digit, enabled, label, onPress }: DigitProps) {
  useHotkey(`Digit${String(digit)}`, onPress, { enabled, label });
  return <Kbd keys={[String(digit)]} />;
}

interface DecisionButtonProps {
  decision: Decision;
  /** Its place among the frequent ones; the first is the main one. */
  at: number;
  /** Present where digits decide. */
  keys: { enabled: boolean; onDigit: () => void } | null;
  /** At a thumb it is larger and says its word alone: three stand in one row of the narrowest screen. */
  isPhone: boolean;
  busy: boolean;
  onPress: () => void;
}

function DecisionButton({ decision, at, keys, isPhone, busy, onPress }: DecisionButtonProps) {
  const label = DECISION_BUTTONS[decision];
  const digit = () => {
    keys?.onDigit();
    onPress();
  };
  const check = at === 0 && !isPhone ? <IconCheck size={16} stroke={1.75} /> : undefined;
  return (
    <Button
      variant={at === 0 ? 'primary' : 'default'}
      size={isPhone ? 'lg' : 'md'}
      busy={busy}
      icon={
        keys === null ? check : <Digit digit={at + 1} {...{ label }} onPress={digit} enabled={keys.enabled} />
      }
      onClick={onPress}
    >
      {SHORT[decision] ?? label}
    </Button>
  );
}

/** What goes with a decision, and for whom it is given. */
function DecisionNotes({ task, lines }: { task: ApprovalTask; lines: number }) {
  const written = task.can.vote ? writtenText(lines) : null;
  const whose = seatsText(task);
  return (
    <>
      {written !== null && <small className={classes.whose}>{written}</small>}
      {whose !== null && <small className={classes.whose}>{whose}</small>}
    </>
  );
}

/** What the reader may decide on a task: the frequent at hand, the rare behind «Ещё», a remark where it is needed. */
export function DecisionBar(props: DecisionBarProps) {
  const { task, contentHash, openedItself = false, onDigit, more = [], decided } = props;
  const inHand = useRemarksInHand(task.id);
  const { choose, give, asking, stopAsking, refusal, stale, pending } = useDecide(
    { ...task, openedItself, ...(contentHash !== undefined && { content_hash: contentHash }) },
    inHand,
    decided,
  );
  const isPhone = useMediaPhone();
  const [marking, setMarking] = useState(false);
  const [forwarding, setForwarding] = useState(false);
  if (!task.can.vote && !task.can.forward) return null;
  const frequent = atHand(task.decisions, isPhone);
  const rare: MenuEntry[] = task.decisions
    .filter((decision) => !frequent.includes(decision))
    .map((decision) => ({
      label: DECISION_BUTTONS[decision],
      danger: decision === 'reject',
      onSelect: () => {
        choose(decision);
      },
    }));
  if (task.can.forward) rare.push({ label: 'Передать другому', onSelect: () => setForwarding(true) });
  return (
    <div className={classes.bar}>
      {stale !== null && (
        <Strip tone="orange" live="alert">
          {stale}
        </Strip>
      )}
      <DecisionNotes task={task} lines={inHand.said.lines.length} />
      <ButtonRow className={classes.buttons}>
        {frequent.map((decision, at) => (
          <DecisionButton
            key={decision}
            {...{ decision, at, isPhone }}
            keys={
              onDigit !== undefined && !isPhone
                ? { enabled: asking === null && !forwarding && !marking, onDigit }
                : null
            }
            busy={pending === decision}
            onPress={() => {
              choose(decision);
            }}
          />
        ))}
        <DecisionMenu {...{ rare, more }} isShort={isPhone && frequent.length > 0} />
      </ButtonRow>
      {marking && isMarkable(task.file) && (
        <ReadFile task={task} file={task.file} onClose={() => setMarking(false)} />
      )}
      {asking !== null && !marking && (
        <RemarkDialog
          inHand={inHand}
          refusal={refusal}
          {...(isMarkable(task.file) && { onMark: () => setMarking(true) })}
          decision={asking}
          required={needsRemark(task, asking)}
          busy={pending !== null}
          onGive={(said) => {
            give(asking, said);
          }}
          onClose={stopAsking}
        />
      )}
      {forwarding && (
        <ForwardDialog taskId={task.id} decided={decided} onClose={() => setForwarding(false)} />
      )}
    </div>
  );
}
