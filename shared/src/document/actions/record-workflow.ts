import type { DocumentFile } from '../../contract/file/file';
import type { ActionDefinitions } from '../../contract/record/workflow';
import type { FileOwner } from '../files/file-owner';
import type { LivingRecord } from '../record';
import type { Answers, AskedChoices } from './action-answers';

/** The files of a record that its actions may name. */
export interface AskedFiles {
  /** Name of the kind. */
  type: FileOwner['type'];
  isOffered: (file: DocumentFile) => boolean;
}

/** What a kind of records says of its actions; the frame does the rest. */
export interface RecordWorkflow<Rec extends LivingRecord> {
  resource: string;
  actions: ActionDefinitions;
  /** «договор», «договор» of «Удалить договор». */
  accusative: string;
  /** What the record already answers: which side has not signed yet. */
  answersOf?: (record: Rec) => Answers;
  /** Choices of an action that depend on the record: which of its sides has signed; undefined where the workflow's own are all. */
  choicesOf?: (record: Rec, action: string) => AskedChoices | undefined;
  /** Files of the record that a question may be answered with; absent where no action asks for one. */
  filesOf?: (record: Rec) => AskedFiles;
  /** Ways to other pages of the record, behind the arrow after its actions. */
  links?: (record: Rec, list: string) => readonly { label: string; to: string }[];
  /** What is said before the record is deleted for good. */
  deletion: (record: Rec) => string;
  paths: {
    list: () => string;
    /** Of the form, the list it was opened from kept. */
    edit?: (id: number, list?: string) => string;
  };
}
