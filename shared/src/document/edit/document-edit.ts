/** The form of any document: the area brings fields, parts and words; saving, comparing and drafts are the frame's. */
export { DocumentForm, type DocumentFormProps } from './document-form';
export { DocumentEditPage, type DocumentEditPageProps, type EditedRecord } from './document-edit-page';
export { documentFields } from './fields/document-fields';
export type { ReferencesOf, ReferenceFieldProps } from './fields/reference-field';
export type { FieldsWith } from './fields/typed-fields';
export type { FieldOf, FormDefinition, Goal, LinesField, Sending } from './form-definition';
export { formGrid, FormPart } from './form-part';
export { createBody, updateBody } from './form-wire';
export type { EditorOptions } from './editor-options';
export { useDocumentEditor, type DocumentEditor } from './use-document-editor';
export type { FormDraftContent } from './use-form-draft';
export { sendingOf } from './sending-of';
export { tableValues, type FormValues } from './table-values';
export { tableWords } from './table-words';
