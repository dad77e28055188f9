/** One thing an action asks for before it is taken. */
interface AskedThing {
  /** Of the answer in the body of the action. */
  name: string;
  label: string;
  required?: boolean;
}

export interface ReasonQuestion extends AskedThing {
  kind: 'reason';
  /** The most characters; 2000 unless said otherwise. */
  max?: number;
}
/** A day; today until the person says otherwise. */
export interface DayQuestion extends AskedThing {
  kind: 'day';
}
/** One of a few; the first is chosen until the person says otherwise. */
export interface ChoiceQuestion extends AskedThing {
  kind: 'choice';
  options: readonly { value: string; label: string }[];
}
export type Question = ReasonQuestion | DayQuestion | ChoiceQuestion;

/** What an action on the state of a record is called, where it stands and what it asks. */
export interface ActionDescription<Status extends string = string> {
  label: string;
  /** The first word of the label, for the bar of a phone, where the whole one leaves no room for the other buttons. */
  phoneLabel?: string;
  /** Its button in the dialog is red. */
  danger?: boolean;
  /** What is not ready yet holds it up. */
  forward?: boolean;
  /** It ends the document: it stands last in the menu and in red. */
  ending?: boolean;
  /** States that wait for this very step; the first such action in the description is the primary button. */
  next?: readonly Status[];
  /** Title of its dialog; the label unless said otherwise. */
  title?: string;
  /** What follows from the action, where it does not follow from its name. */
  note?: string;
  /** Without questions the action is taken at once. */
  asks?: readonly Question[];
  /** The action makes another record, whose form is opened. */
  makes?: boolean;
}

/** The life of a kind of records as data. The order of the actions is the order they are offered in. */
export type ActionDescriptions = Readonly<Record<string, ActionDescription>>;
