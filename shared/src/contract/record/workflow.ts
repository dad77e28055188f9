/** Answers that name another record by its id. */
export type AskedReference = 'agreement_type_id' | 'counterparty_id' | 'offer_id' | 'decision_reason_id';

/** What the person is asked before an action is taken. */
export interface ActionQuestion {
  /** The name in the body of the action. */
  name:
    | 'reason'
    | 'date'
    | 'side'
    | 'initiator'
    | 'sent_to'
    | 'storage_place'
    | 'document_version_id'
    | AskedReference;
  /** Of a file: one among those of the record, or one that is uploaded meanwhile. */
  kind: 'reason' | 'day' | 'choice' | 'text' | 'reference' | 'file';
  label: string;
  required?: true;
  /** Of a day that lies ahead, so that nobody confirms today by mistake: it begins empty. */
  ahead?: true;
  /** Of a choice: value → word. */
  options?: Readonly<Record<string, string>>;
  /** Of a text or a reason: the most characters; 2000 of a reason unless said otherwise. */
  max?: number;
  /** Of a reference: the resource the record is chosen from, and the conditions of its list. */
  resource?: string;
  filters?: Readonly<Record<string, string>>;
}

/** One step a person may take with a record: POST /api/{resource}/{id}/{action}. Who may take it the server says. */
export interface ActionDefinition<Status extends string> {
  /** The button: a verb that names the result. */
  label: string;
  /** Its first word, for the bar of a phone. */
  phoneLabel?: string;
  /** What the journal calls it afterwards. */
  done: string;
  from: readonly Status[];
  /** Null: the state stays, or follows from more than the action. */
  to: Status | null;
  asks?: readonly ActionQuestion[];
  /** Head of the dialog, and what follows from the action where its name does not say it: told before it is taken. */
  title?: string;
  note?: string;
  /** States that wait for this step: there it is the primary button. */
  next?: readonly Status[];
  /** Held up by whatever is not ready yet. */
  forward?: true;
  /** Ends the record: stands last and in red. */
  ending?: true;
  /** Offered beside what it is about, and not among the other steps. */
  beside?: true;
  /** Makes another record, whose form is opened. */
  makes?: true;
}

/** The steps of a life, in the order in which they are offered. */
export type ActionDefinitions = Readonly<Record<string, ActionDefinition<string>>>;

/** The life of a record as data: its states in their order, and the steps between them. */
export interface Workflow<Status extends string, Action extends string> {
  /** State → word in the gender of the record, in the order of its life. */
  statuses: Readonly<Record<Status, string>>;
  actions: Readonly<Record<Action, ActionDefinition<Status>>>;
}

/** The action of a workflow by its name. */
export function actionOf<Status extends string, Action extends string>(
  workflow: Workflow<Status, Action>,
  action: Action,
): ActionDefinition<Status> {
  return workflow.actions[action];
}

/** The names of a workflow's actions, in the order in which they are offered. */
export function actionNames<Action extends string>(workflow: Workflow<string, Action>): Action[] {
  return Object.keys(workflow.actions) as Action[];
}

/** True when the state is one the action starts from. */
export function startsFrom<Status extends string>(
  definition: ActionDefinition<Status>,
  status: Status,
): boolean {
  return definition.from.includes(status);
}
